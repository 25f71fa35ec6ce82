import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { AnalysedBoard } from '../analysis/analysed-board.ts';
import { briefPar, parSentence } from '../analysis/par-text.ts';
import type { PaperAnalysis, PaperBoard, PaperResult } from '../../ui/paper/paper-board.ts';
import { dealOf } from '../hands/deal-of.ts';
import { firstShown } from '../hands/first-shown.ts';
import { comparisonText, leadOf, madeText, pairText, signed } from '../hands/table-text.ts';

export interface PaperParts {
  /** The table whose auction and result are printed; null for none. */
  readonly table: TableResult | null;
  /** Null where it is not there, or not wanted. */
  readonly analysed: AnalysedBoard | null;
  readonly field: PaperBoard['field'];
}

export const paperBoard = (hand: GameHand, { table, analysed, field }: PaperParts): PaperBoard => ({
  id: hand.id,
  number: hand.boardNumber,
  dealer: hand.dealer,
  vulnerability: hand.vulnerability,
  hands: dealOf(hand),
  auction: table?.auction ?? null,
  result: table === null ? null : resultOf(table),
  analysis: analysed && analysisOf(analysed),
  field,
});

/** One's own table; else the first of which most is known. */
export const printedTable = (results: readonly TableResult[]): TableResult | null =>
  results.find(({ ownSide }) => ownSide !== null) ?? firstShown(results) ?? null;

function resultOf(table: TableResult): PaperResult | null {
  const { contract, declarer, scoreNS, comparison, players } = table;
  if (contract === null && scoreNS === null) return null;
  return {
    contract,
    declarer: contract === 'Pass' ? null : declarer,
    lead: leadOf(table),
    made: madeText(table),
    score: [
      scoreNS === null ? null : signed(scoreNS),
      comparison && `${comparisonText(comparison)}${comparison.unit === 'imps' ? ' IMPs' : ''}`,
    ]
      .filter((text) => text !== null)
      .join(', '),
    pairs: { NS: pairText(players.N, players.S), EW: pairText(players.E, players.W) },
  };
}

const analysisOf = (board: AnalysedBoard): PaperAnalysis => ({
  tricks: board.tricks,
  par: board.par.contracts,
  sentence: parSentence(board),
  brief: briefPar(board),
  score: signed(board.parNS),
});
