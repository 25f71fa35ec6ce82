/**
 * What each table of a board gives both sides: matchpoints or IMPs.
 *
 * ```ts
 * import { boardScores } from '@bridge-review/bridge/ranking/board-scores';
 *
 * const played = (scoreNS: number) => ({ scoreNS, adjusted: null });
 * const adjusted = { scoreNS: null, adjusted: { NS: 60, EW: 40 } };
 * const tables = [played(420), played(-50), adjusted];
 *
 * const [first, , third] = boardScores(tables, { method: { kind: 'matchpoints' }, expected: 3 });
 * first; // => { NS: 3.5, EW: 0.5, top: 4 }
 * third; // => { NS: 2.4, EW: 1.6, top: 4 }
 * ```
 *
 * @module
 */
import { adjustedImps, type AdjustedScore } from '../adjusted-score.ts';
import { butlerImps, crossImps } from '../cross-imps.ts';
import { matchpoints } from '../matchpoints.ts';
import { neuberg } from './neuberg.ts';
import type { ScoringMethod } from './scoring-method.ts';

/** What came of a board at one table; neither a score nor an adjustment where it was not played. */
export interface ScoredTable {
  readonly scoreNS: number | null;
  /** In place of the score, if any. */
  readonly adjusted: AdjustedScore | null;
}

/** Matchpoints of `top`, or IMPs, which have none. */
export interface TableScore {
  readonly NS: number;
  readonly EW: number;
  readonly top: number | null;
}

/** How boards are scored. */
export interface BoardRules {
  readonly method: ScoringMethod;
  /** How many scores the boards of this field have; null leaves each board with its own top. */
  readonly expected: number | null;
}

/** In the order of the tables. Null for a board that was not played, and where there is nobody to compare with. */
export function boardScores(
  tables: readonly ScoredTable[],
  { method, expected }: BoardRules,
): (TableScore | null)[] {
  const scores = tables.map(({ scoreNS, adjusted }) => (adjusted === null ? scoreNS : null));
  const known = scores.filter((score) => score !== null);
  const field = Math.max(expected ?? 0, known.length);
  const isComparable = field > 1 && tables.length > 0;
  if (!isComparable) return tables.map(() => null);
  const top = 2 * (field - 1);
  const values = valuesNS(known, method, field).values();
  return tables.map(({ adjusted }, index) => {
    if (adjusted !== null) return adjustedScore(adjusted, method, top);
    if (scores[index] === null) return null;
    const NS = values.next().value ?? 0;
    return method.kind === 'matchpoints' ? { NS, EW: top - NS, top } : { NS, EW: 0 - NS, top: null };
  });
}

function valuesNS(known: readonly number[], method: ScoringMethod, field: number): number[] {
  if (method.kind === 'butler') return butlerImps(known, method.discarded);
  if (method.kind === 'cross-imps') return crossImps(known, method.averaging);
  return matchpoints(known).map((points) => neuberg(points, known.length, field));
}

function adjustedScore({ NS, EW }: AdjustedScore, { kind }: ScoringMethod, top: number): TableScore {
  return kind === 'matchpoints'
    ? { NS: (top * NS) / 100, EW: (top * EW) / 100, top }
    : { NS: adjustedImps(NS), EW: adjustedImps(EW), top: null };
}
