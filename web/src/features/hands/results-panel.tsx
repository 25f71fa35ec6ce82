import type { TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Contract } from '../../ui/contract.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { isOwnTable } from './own-table.ts';
import { byScore, comparisonText, outcomeText, pairText, signed, tableText } from './table-text.ts';

export interface ResultsPanelProps {
  results: readonly TableResult[];
  user: User;
  /** Whose auction and play are shown. */
  shownId: number | null;
  onShow: (id: number) => void;
  /** At the end of those that are there; null where they are all. */
  more: ReactNode;
}

/** What each table made of the board: the reader's own table first, then the best for North and South. */
export function ResultsPanel({ results, user, shownId, onShow, more }: ResultsPanelProps) {
  const recorded = results.filter(({ auction, play }) => auction !== null || play !== null);
  const unit = results.find(({ comparison }) => comparison !== null)?.comparison?.unit;
  const ranked = results
    .map((result) => ({ result, own: isOwnTable(result, user) }))
    .toSorted((one, other) => Number(other.own) - Number(one.own) || byScore(one.result, other.result));
  const rows = ranked.map(({ result, own }) => ({
    result,
    own,
    choice:
      recorded.length > 1 && recorded.includes(result)
        ? { shown: result.id === shownId, onShow: () => onShow(result.id) }
        : null,
  }));
  return (
    <Panel title="Results" note={countText(results.length, more !== null)}>
      <PanelBody className="pt-s4 pb-s3 sm:pt-s4 sm:pb-s3">
        <Table
          caption="What each table made of this board"
          rows={rows}
          rowKey={({ result }) => result.id}
          columns={unit === undefined ? COLUMNS : [...COLUMNS, COMPARED[unit]]}
        />
        {more !== null && <div className="mt-s3 mb-s2">{more}</div>}
      </PanelBody>
    </Panel>
  );
}

const countText = (count: number, hasMore: boolean): string =>
  hasMore ? `First ${count} tables` : counted(count, 'table');

interface ResultRow {
  result: TableResult;
  /** The reader played there. */
  own: boolean;
  /** Where there is a choice between tables: whether this is the one. */
  choice: { shown: boolean; onShow: () => void } | null;
}

const COLUMNS: TableColumn<ResultRow>[] = [
  { header: 'Table', names: true, cell: (row) => <Players {...row} /> },
  { header: 'Contract', cell: ({ result }) => <Outcome result={result} /> },
  { header: 'N–S score', align: 'end', cell: ({ result }) => <Score result={result} /> },
];

const compared = (header: string): TableColumn<ResultRow> => ({
  header,
  align: 'end',
  cell: ({ result: { comparison } }) => (comparison ? comparisonText(comparison) : <Unknown />),
});
const COMPARED = { percent: compared('N–S MP'), imps: compared('N–S IMPs') };

function Players({ result, own, choice }: ResultRow) {
  const { N, E, S, W } = result.players;
  const table = tableText(result);
  const pairs = [pairText(N, S), pairText(E, W)].filter((pair) => pair !== '');
  return (
    <>
      {(table !== '' || pairs.length === 0) && (
        <span className="block text-sm text-ink-3 [overflow-wrap:anywhere]">{table || 'Not named'}</span>
      )}
      {pairs.map((pair, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the two pairs of a table have places, not names
        <span key={index} className="block leading-snug [overflow-wrap:anywhere]">
          {pair}
        </span>
      ))}
      {own && (
        <Badge tone="info" className="mt-s1 mr-s2">
          Your table
        </Badge>
      )}
      {choice && <Shown {...choice} />}
    </>
  );
}

function Shown({ shown, onShow }: NonNullable<ResultRow['choice']>) {
  return shown ? (
    <Badge tone="ok" className="mt-s1">
      Shown here
    </Badge>
  ) : (
    <TextButton className="block min-h-[1.75rem] text-left text-sm" onClick={onShow}>
      Show this table
    </TextButton>
  );
}

function Outcome({ result }: { result: TableResult }) {
  const { contract, declarer } = result;
  if (contract === null) return <Unknown />;
  return (
    <>
      <Contract contract={contract} by={declarer ? seatName(declarer) : undefined} />{' '}
      <span className="whitespace-nowrap">{outcomeText(result)}</span>
    </>
  );
}

function Score({ result: { scoreNS } }: { result: TableResult }) {
  return scoreNS === null ? <Unknown /> : <b>{signed(scoreNS)}</b>;
}

function Unknown() {
  return <span className="text-ink-3">–</span>;
}
