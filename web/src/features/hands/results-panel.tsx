import type { TableResult } from '@bridge-review/api/hands';
import { counted } from '@bridge-review/bridge/counted';
import type { Side } from '@bridge-review/bridge/side';
import type { ReactNode } from 'react';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { type ResultLine, type ResultPair, ResultsTable } from '../../ui/results-table.tsx';
import { resultFigures } from './result-figures.ts';
import { byScore, leadOf, pairText, shortTableText, surnamePairText, tableText } from './table-text.ts';

export interface ResultsPanelProps {
  results: readonly TableResult[];
  /** Whose auction and play are shown. */
  shownId: number | null;
  onShow: (id: number) => void;
  /** What par is worth, once that may be seen. */
  parNS: number | null;
  /** How the table that is shown bid, once that may be seen. */
  verdict: ReactNode;
  /** A small control on the title's line. */
  actions?: ReactNode;
  /** At the end of those that are there; null where they are all. */
  more: ReactNode;
}

/** What each table made of the board, the best for North and South first. The reader's own is marked where it stands. */
export function ResultsPanel(props: ResultsPanelProps) {
  const { results, shownId, onShow, parNS, verdict, actions, more } = props;
  const recorded = results.filter(({ auction, play }) => auction !== null || play !== null);
  const unit = results.find(({ comparison }) => comparison !== null)?.comparison?.unit ?? 'percent';
  const lines = results.toSorted(byScore).map((result): ResultLine => ({
    id: result.id,
    table: tableText(result),
    shortTable: shortTableText(result),
    pairs: pairsOf(result),
    ...resultFigures(result, parNS),
    lead: leadOf(result),
    choice:
      recorded.length > 1 && recorded.includes(result)
        ? { shown: result.id === shownId, onShow: () => onShow(result.id) }
        : null,
  }));
  return (
    <Panel title="Results" note={noteText(results.length, more !== null)} actions={actions}>
      <div className="py-s3">
        <ResultsTable
          caption="What each table made of this board"
          lines={lines}
          comparedIn={COMPARED[unit]}
        />
      </div>
      {more !== null && <PanelBody className="py-s3 sm:py-s3">{more}</PanelBody>}
      {verdict !== null && <PanelFooter className="text-ink-2">{verdict}</PanelFooter>}
    </Panel>
  );
}

/** The heading of the comparison. */
export const COMPARED = { percent: 'N–S MP', imps: 'N–S IMPs' };

function noteText(count: number, hasMore: boolean): string {
  if (count === 1) return counted(count, 'table');
  return `${hasMore ? `First ${count} tables` : counted(count, 'table')}, best for N–S first`;
}

function pairsOf({ players: { N, E, S, W }, pairNumbers, ownSide }: TableResult): ResultPair[] {
  const pair = (side: Side, one: string | null, other: string | null): ResultPair[] => {
    const number = pairNumbers[side];
    const names = pairText(one, other);
    const own = ownSide === side;
    if (names !== '') return [{ side, number, names, short: surnamePairText(one, other), own }];
    return number === null
      ? []
      : [{ side, number: null, names: `Pair ${number}`, short: `Pair ${number}`, own }];
  };
  return [...pair('NS', N, S), ...pair('EW', E, W)];
}
