import type { TableResult } from '@bridge-review/api/hands';
import { Sentence } from '../../ui/sentence.tsx';
import type { AnalysedBoard } from './analysed-board.ts';
import { contractOfTable, judged } from './judged-tables.ts';
import { tableOutcomeText } from './table-outcome.ts';
import { VERDICT_TITLES, pairsOf, verdictSentence } from './verdict-text.ts';

/** What a table's contract was worth double dummy, then what was made of it; nothing where none is known. */
export function TableVerdict({ table, board }: { table: TableResult; board: AnalysedBoard }) {
  const contract = contractOfTable(table);
  if (contract === null) return null;
  const verdict = judged(contract, board, table.ownSide);
  const { side } = verdict;
  const sentences = [
    verdictSentence(contract, verdict, board, side, pairsOf(side)),
    tableOutcomeText(table, contract, side),
  ];
  return (
    <p>
      <b className="text-ink">{VERDICT_TITLES[verdict.verdict]}</b>, {Math.round(verdict.accuracy)}%.{' '}
      <Sentence>{sentences.filter((each) => each !== null).join(' ')}</Sentence>
    </p>
  );
}
