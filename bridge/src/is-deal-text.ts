/**
 * Which texts are whole deals, checked without making one: whoever only passes them on does not load what reads deals.
 *
 * ```ts
 * import { isDealText } from '@bridge-review/bridge/is-deal-text';
 *
 * isDealText('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'); // => true
 * isDealText('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 A874.J98532.3.J6 KQ63.AT.Q7542.85'); // => false
 * ```
 *
 * @module
 */
import type { DealText } from './deal.ts';
import { isHandText } from './hand.ts';
import { suits } from './suit.ts';

/** Whether `formatDeal` writes a deal like this, from any seat. */
export function isDealText(text: string): text is DealText {
  const [, ...hands] = /^[NESW]:(\S+) (\S+) (\S+) (\S+)$/u.exec(text) ?? [];
  const isWholeSuit = (suit: number): boolean =>
    new Set(hands.map((hand) => hand.split('.')[suit]).join('')).size === 13;
  return hands.length === 4 && hands.every(isHandText) && suits.every((_, index) => isWholeSuit(index));
}
