import type { TableResult } from '@bridge-review/api/hands';
import { readContract } from '@bridge-review/bridge/contract';
import { crossImps } from '@bridge-review/bridge/cross-imps';
import { percentages } from '@bridge-review/bridge/matchpoints';
import { scoreOfTable } from '@bridge-review/bridge/score';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';

type Played = Pick<TableResult, 'contract' | 'declarer' | 'tricks' | 'scoreNS'>;

/** The score by contract and tricks, else the one in the file. */
export function scoreOf(result: Played, vulnerability: Vulnerability): number | null {
  const contract = result.contract && readContract(result.contract);
  return scoreOfTable({ ...result, contract }, vulnerability) ?? result.scoreNS;
}

/**
 * Each table against the others, for North and South. Two rooms of a match, and boards that the file scores in IMPs,
 * are compared in IMPs; all others in matchpoints, as a percentage of the top.
 */
export function compareTables(
  scores: readonly (number | null)[],
  scoring: string | null,
): TableResult['comparison'][] {
  const known = scores.filter((score) => score !== null);
  if (known.length < 2) return scores.map(() => null);
  const unit = usesImps(scoring, known.length) ? 'imps' : 'percent';
  const values = (unit === 'imps' ? crossImps(known) : percentages(known)).values();
  return scores.map((score) => (score === null ? null : { unit, ns: rounded(values.next().value ?? 0) }));
}

const usesImps = (scoring: string | null, tables: number): boolean =>
  scoring === null || scoring.trim() === '' ? tables === 2 : /imp|butler|cavendish/i.test(scoring);

const rounded = (value: number): number => Math.round(value * 100) / 100;
