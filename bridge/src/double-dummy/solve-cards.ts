/**
 * The double-dummy value of every legal card, at any point of the play, also in the middle of a trick.
 *
 * ```ts
 * import { parseDeal } from '@bridge-review/bridge/deal';
 * import { positionAfter } from '@bridge-review/bridge/double-dummy/position';
 * import { solveCards } from '@bridge-review/bridge/double-dummy/solve-cards';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
 * const lead = unwrap(positionAfter(deal, 'S', 'S', []));
 * const values = solveCards(lead);
 * values.length; // => 13
 * Math.max(...values.map(({ tricks }) => tricks)); // => 3
 * ```
 *
 * @module
 */
import { engine } from './own-engine.ts';
import type { Position } from './position.ts';
import { solveCardsWith, type CardValue } from './search-cards.ts';

/**
 * The value of each legal card, in the order of `legalCards`.
 *
 * @public Part of the package, though no page needs it.
 */
export const solveCards = (position: Position): CardValue[] => solveCardsWith(engine, position);
