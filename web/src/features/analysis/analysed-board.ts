import type { HandAnalysis } from '@bridge-review/api/analysis';
import type { GameHand } from '@bridge-review/api/hands';
import { type Par, par } from '@bridge-review/bridge/double-dummy/par';
import { type TrickTable, readTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';

/** A board with its double-dummy results. */
export interface AnalysedBoard {
  readonly tricks: TrickTable;
  readonly par: Par;
  readonly parNS: number;
  readonly vulnerability: Vulnerability;
}

/** Null while the analysis is not there. */
export function analysedBoard(
  { dealer, vulnerability }: Pick<GameHand, 'dealer' | 'vulnerability'>,
  { tricks }: Pick<HandAnalysis, 'tricks'>,
): AnalysedBoard | null {
  if (tricks === null) return null;
  const table = readTricks(tricks);
  const best = par(table, vulnerability, dealer);
  return { tricks: table, par: best, parNS: best.scoreNS, vulnerability };
}
