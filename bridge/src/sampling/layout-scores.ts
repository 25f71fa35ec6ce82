/** Scores and IMPs, layout by layout. */
import type { DeclaredContract, Tricks } from '../contract.ts';
import { imps } from '../imps.ts';
import { scoreContract } from '../score.ts';
import type { TrickSamples } from './trick-samples.ts';

/** Points for the declaring side. */
export function scoresOf(samples: TrickSamples, contract: DeclaredContract, vulnerable: boolean): Int16Array {
  const byTricks = Array.from({ length: 14 }, (_, won) => scoreContract(contract, won as Tricks, vulnerable));
  return Int16Array.from(samples.tricks(contract), (won) => byTricks[won]!);
}

/** The IMPs that the first gain on the others. */
export const impsBetween = (scores: Int16Array, others: Int16Array): number[] =>
  Array.from(scores, (score, layout) => imps(score - others[layout]!));
