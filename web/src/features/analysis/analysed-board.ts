import type { HandAnalysis } from '@bridge-review/api/analysis';
import type { GameHand } from '@bridge-review/api/hands';
import { type Par, par } from '@bridge-review/bridge/double-dummy/par';
import { type TrickTable, parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
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
  const parsed = tricks === null ? null : parseTricks(tricks);
  if (!parsed?.ok) return null;
  const best = par(parsed.value, vulnerability, dealer);
  return { tricks: parsed.value, par: best, parNS: best.scoreNS, vulnerability };
}
