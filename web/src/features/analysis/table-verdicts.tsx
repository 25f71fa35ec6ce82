import type { TableResult } from '@bridge-review/api/hands';
import { formatContract } from '@bridge-review/bridge/contract';
import { seatName } from '@bridge-review/bridge/seat';
import { Contract } from '../../ui/contract.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { Sentence } from '../../ui/prose.tsx';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { pairText, signed, tableText } from '../hands/table-text.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import type { JudgedTables } from './judged-tables.ts';
import { VERDICT_TITLES, marginText, pairsOf, verdictSentence } from './verdict-text.ts';

/** The verdict on each table's contract, whatever its actual result. */
export function TableVerdicts({ rows, board }: { rows: readonly JudgedTables[]; board: AnalysedBoard }) {
  return (
    <ul aria-label="What other tables bid, against par, double dummy">
      {rows.map((row) => (
        <li key={contractKey(row)} className="grid gap-[0.15rem] border-line py-s3 not-first:border-t">
          <TableVerdict row={row} board={board} />
        </li>
      ))}
    </ul>
  );
}

function TableVerdict({ row, board }: { row: JudgedTables; board: AnalysedBoard }) {
  const { contract, tables, side, scoreNS, accuracy, verdict } = row;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-s3">
        <span className="text-lg">
          <Contract
            contract={formatContract(contract)}
            by={contract === 'Pass' ? undefined : seatName(contract.declarer)}
          />
        </span>
        <span>
          {VERDICT_TITLES[verdict]}, <b>{Math.round(accuracy)}%</b>
        </span>
      </div>
      <p className="text-sm text-ink-2">
        <Sentence>{verdictSentence(contract, row, board, side, pairsOf(side))}</Sentence>
      </p>
      <MetaStrip
        className="text-sm"
        items={[
          `N–S ${signed(scoreNS)}`,
          marginText(scoreNS, board, side),
          whereText(tables),
          `scored for ${SIDE_TEXT[side]}`,
        ]}
      />
    </>
  );
}

function whereText(tables: readonly TableResult[]): string {
  const [first, ...others] = tables;
  if (first === undefined || others.length > 0) return `${tables.length} tables`;
  return tableText(first) || pairText(first.players.N, first.players.S) || '1 table';
}

const contractKey = ({ contract }: JudgedTables): string =>
  `${formatContract(contract)} ${contract === 'Pass' ? '' : contract.declarer}`;
