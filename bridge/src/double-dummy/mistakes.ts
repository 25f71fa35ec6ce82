/**
 * What a card cost: how many tricks fewer it takes than the best legal card.
 *
 * ```ts
 * import { costOf } from '@bridge-review/bridge/double-dummy/mistakes';
 *
 * const values = [
 *   { card: 'SA', tricks: 3 },
 *   { card: 'S4', tricks: 2 },
 * ] as const;
 * costOf(values, 'SA'); // => 0
 * costOf(values, 'S4'); // => 1
 * costOf(values, 'H2'); // => null
 * ```
 *
 * @module
 */
import type { Card } from '../card.ts';
import type { PlayedCard } from '../play.ts';
import type { CardValue } from './search-cards.ts';

/** Null for an illegal card, as in a revoke, since its value is unknown. */
export function costOf(values: readonly CardValue[], card: Card): number | null {
  const played = values.find((value) => value.card === card);
  return played === undefined ? null : Math.max(...values.map(({ tricks }) => tricks)) - played.tricks;
}

/** A played card that cost tricks. */
export interface Mistake extends PlayedCard {
  /** Its index in the line. */
  readonly index: number;
  readonly cost: number;
}

/** The cards of a line that cost tricks, as far as `valuesBefore` has values for them. */
export const mistakesOf = (
  line: readonly PlayedCard[],
  valuesBefore: (index: number) => readonly CardValue[] | null,
): Mistake[] =>
  line.flatMap((played, index) => {
    const values = valuesBefore(index);
    const cost = values && costOf(values, played.card);
    return cost !== null && cost > 0 ? [{ ...played, index, cost }] : [];
  });
