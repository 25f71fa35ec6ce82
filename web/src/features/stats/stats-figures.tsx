import type { BiddingStats } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Link } from '../../ui/link.tsx';
import { boardsAddress, type StatsView } from './stats-address.ts';
import { errorText, isFew } from './stats-text.ts';

/** A line of text, as large as a finger to touch. */
const TOUCHED = 'relative after:absolute after:-inset-[0.85rem]';

/** The means and what they are made of. */
export function StatsFigures({ stats, view }: { stats: BiddingStats; view: StatsView }) {
  const { accuracy, fair, loss, lost, verdicts } = stats;
  const reached = verdicts.find(({ verdict }) => verdict === 'par reached')?.boards ?? 0;
  const note = (
    <Link tone="text" href={boardsAddress(view, {})} className={TOUCHED}>
      {counted(accuracy.boards, 'finished auction')}
    </Link>
  );
  return (
    <FiguresStrip>
      {fair.boards > 0 && (
        <Figure
          label="On what you knew"
          value={Math.round(fair.mean)}
          unit={`% ${errorText(fair)}`.trim()}
          note={`${counted(fair.boards, 'auction')} over sampled layouts`}
        />
      )}
      <Figure
        label={fair.boards > 0 ? 'As the cards lie' : 'Bidding accuracy'}
        value={Math.round(accuracy.mean)}
        unit={`% ${errorText(accuracy)}`.trim()}
        note={isFew(accuracy) ? <>{note}, too few to tell</> : note}
      />
      <Figure
        label="IMPs lost a board"
        value={loss.mean.toFixed(1)}
        unit={` ${errorText(loss, 1)}`}
        note={`${lost.toLocaleString()} in all, against par`}
      />
      <Figure
        label="Par reached"
        value={reached.toLocaleString()}
        note={
          <Link tone="text" href={boardsAddress(view, { verdict: 'par reached' })} className={TOUCHED}>
            of {counted(accuracy.boards, 'board')}
          </Link>
        }
      />
      {fair.boards === 0 && (
        <Figure label="Games" value={stats.games.toLocaleString()} note="with a finished auction" />
      )}
    </FiguresStrip>
  );
}
