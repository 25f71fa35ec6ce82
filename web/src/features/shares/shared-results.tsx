import type { SharedBoard, SharedResult } from '@bridge-review/api/shares';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { resultFigures } from '../hands/result-figures.ts';
import { COMPARED } from '../hands/results-panel.tsx';
import { madeText, pairText, surnamePairText } from '../hands/table-text.ts';
import { Contract } from '../../ui/contract.tsx';
import { Panel, PanelFooter } from '../../ui/panel.tsx';
import { type ResultPair, ResultsTable } from '../../ui/results-table.tsx';

interface SharedResultsProps {
  results: NonNullable<SharedBoard['results']>;
  /** At the table of the auction. */
  outcome: SharedBoard['outcome'];
  parNS: number | null;
}

/** What the tables made of the board, by name or without. */
export function SharedResults({ results: { rows, total }, outcome, parNS }: SharedResultsProps) {
  const unit = rows.find(({ comparison }) => comparison !== null)?.comparison?.unit ?? 'percent';
  const count = rows.length < total ? `Best ${rows.length} of ${total} tables` : counted(total, 'table');
  const made = outcome && madeText(outcome);
  return (
    <Panel title="Results" note={total > 1 ? `${count}, best for N–S first` : count}>
      <div className="py-s3">
        <ResultsTable
          caption="What each table made of this board"
          comparedIn={COMPARED[unit]}
          lines={rows.map((result, index) => {
            const table = result.players === undefined ? `Result ${index + 1}` : '';
            return {
              id: index,
              table,
              shortTable: table,
              pairs: pairsOf(result),
              lead: null,
              choice: null,
              ...resultFigures(result, parNS),
            };
          })}
        />
      </div>
      {made && outcome.contract !== null && (
        <PanelFooter className="text-ink-2">
          At this table:{' '}
          <Contract
            contract={outcome.contract}
            by={outcome.declarer ? seatName(outcome.declarer) : undefined}
          />{' '}
          {made}.
        </PanelFooter>
      )}
    </Panel>
  );
}

function pairsOf({ players }: SharedResult): ResultPair[] {
  if (players === undefined) return [];
  const { N, E, S, W } = players;
  const pair = (side: Side, one: string | null, other: string | null): ResultPair[] => {
    const names = pairText(one, other);
    return names === ''
      ? []
      : [{ side, number: null, names, short: surnamePairText(one, other), own: false }];
  };
  return [...pair('NS', N, S), ...pair('EW', E, W)];
}
