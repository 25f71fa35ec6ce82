/**
 * The tricks of single declarers in single strains, double dummy: less work than a table where few of its twenty results
 * are needed.
 *
 * ```ts
 * import { parseDeal } from '@bridge-review/bridge/deal';
 * import { solvePlays } from '@bridge-review/bridge/double-dummy/solve-plays';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
 * solvePlays(deal, [{ declarer: 'E', strain: 'S' }, { declarer: 'N', strain: 'NT' }]); // => [10, 4]
 * ```
 *
 * @module
 */
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import { engine } from './own-engine.ts';
import { solvePlaysWith, type PlayToSolve } from './search-table.ts';

/** In the order of the plays. */
export const solvePlays = (deal: Deal, plays: readonly PlayToSolve[]): Tricks[] =>
  solvePlaysWith(engine, deal, plays);
