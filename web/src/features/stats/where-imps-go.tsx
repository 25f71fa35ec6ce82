import type { BiddingStats } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { LossBars } from '../../ui/loss-bars.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { boardsAddress, type StatsView } from './stats-address.ts';
import { isFew, verdictName, verdictNote } from './stats-text.ts';

/** What was lost against par, by the verdict on the auction. */
export function WhereImpsGo({ stats, view }: { stats: BiddingStats; view: StatsView }) {
  const { verdicts, lost, accuracy, par } = stats;
  return (
    <Panel
      title="Where the IMPs go"
      note={`${lost.toLocaleString()} lost on ${counted(accuracy.boards, 'board')}`}
      className="flex flex-col"
    >
      <PanelBody className="grid grow grid-cols-[minmax(0,1fr)] py-s2 sm:py-s3">
        <LossBars
          label="IMPs lost by verdict"
          bars={verdicts.map((row) => ({
            key: row.verdict,
            name: verdictName(row.verdict),
            href: boardsAddress(view, { verdict: row.verdict }),
            lost: row.lost,
            boards: row.boards,
            note: verdictNote(row, par),
            few: row.verdict !== 'par reached' && isFew(row),
          }))}
        />
      </PanelBody>
    </Panel>
  );
}
