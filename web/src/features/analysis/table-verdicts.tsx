import type { TableResult } from '@bridge-review/api/hands';
import { formatContract } from '@bridge-review/bridge/contract';
import { seatName } from '@bridge-review/bridge/seat';
import { Contract } from '../../ui/contract.tsx';
import { Sentence } from '../../ui/prose.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { SIDE_WORDS } from '../bidding/side-of-record.ts';
import { pairWords, signed, tableWords } from '../hands/table-words.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import type { JudgedTables } from './judged-tables.ts';
import { VERDICT_TITLES, verdictSentence } from './verdict-words.ts';

/** What each table's contract was worth, whatever was made of it. */
export function TableVerdicts({ rows, board }: { rows: readonly JudgedTables[]; board: AnalysedBoard }) {
  return (
    <Table
      caption="Each contract of the file against par, with all cards visible"
      narrow="stack"
      rows={rows}
      rowKey={contractKey}
      columns={columnsFor(board)}
    />
  );
}

const columnsFor = (board: AnalysedBoard): TableColumn<JudgedTables>[] => [
  { header: 'Contract', names: true, cell: (row) => <Reached row={row} /> },
  { header: 'N–S score', align: 'end', cell: ({ scoreNS }) => signed(scoreNS) },
  { header: 'To par', align: 'end', cell: ({ loss }) => (loss === 0 ? '0 IMPs' : `−${loss} IMPs`) },
  { header: 'Accuracy', align: 'end', cell: ({ accuracy }) => `${Math.round(accuracy)}%` },
  {
    header: 'Verdict',
    cell: (row) => (
      <>
        <b>{VERDICT_TITLES[row.verdict]}</b>
        <span className="block text-sm text-ink-2">
          <Sentence>{verdictSentence(row.contract, row, board, row.side)}</Sentence>
        </span>
      </>
    ),
  },
];

function Reached({ row: { contract, tables, side } }: { row: JudgedTables }) {
  return (
    <>
      <Contract
        contract={formatContract(contract)}
        by={contract === 'Pass' ? undefined : seatName(contract.declarer)}
      />
      <span className="block text-sm text-ink-3">
        {whereWords(tables)}, scored as {SIDE_WORDS[side]}
      </span>
    </>
  );
}

function whereWords(tables: readonly TableResult[]): string {
  const [first, ...others] = tables;
  if (first === undefined || others.length > 0) return `${tables.length} tables`;
  return tableWords(first) || pairWords(first.players.N, first.players.S) || 'In the file';
}

const contractKey = ({ contract }: JudgedTables): string =>
  `${formatContract(contract)} ${contract === 'Pass' ? '' : contract.declarer}`;
