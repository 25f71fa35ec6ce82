/**
 * The cards of one suit, as a set of ranks in 13 bits: the ace is bit 12, the two is bit 0.
 *
 * Sets of cards are compared, joined and counted as numbers, which is what makes a solver or a reader of large
 * files quick; the text is only made for display.
 *
 * ```ts
 * import { formatHolding, holds, lengthOf, parseHolding } from '@bridge-review/bridge/holding';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const holding = unwrap(parseHolding('t4AK'));
 * formatHolding(holding); // => 'AKT4'
 * lengthOf(holding); // => 4
 * holds(holding, 'K'); // => true
 * ```
 *
 * @module
 */
import type { Branded } from './brand.ts';
import { quote } from './quote.ts';
import { heightOfCode, rankAt, rankHeight, ranks, type Rank } from './rank.ts';
import { fail, ok, type Failure, type Result } from './result.ts';

/** A number from 0 to 8191; each bit is a card. */
export type Holding = Branded<number, 'Holding'>;

/** Why a text is not the cards of a suit. */
export type HoldingError = Failure<'unknown-rank' | 'repeated-rank'>;

/** A void. */
export const noCards = 0 as Holding;

/** All thirteen cards. */
export const wholeSuit = 0x1fff as Holding;

/** Whether the rank is among the cards. */
export const holds = (holding: Holding, rank: Rank): boolean => ((holding >> rankHeight(rank)) & 1) === 1;

/** How many cards the holding has. */
export const lengthOf = (holding: Holding): number => {
  let count = 0;
  for (let rest: number = holding; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The ranks held, highest first. */
export const ranksOf = (holding: Holding): Rank[] => ranks.filter((rank) => holds(holding, rank));

/** The ranks of the suit that are in none of the holdings. */
export const restOfSuit = (...held: readonly Holding[]): Holding =>
  (wholeSuit & ~held.reduce((all, holding) => all | holding, 0)) as Holding;

/** Ranks from the highest, `T` for the ten; an empty text for a void. */
export const formatHolding = (holding: Holding): string => {
  let text = '';
  for (let bits = holding << 19, index = 0; bits !== 0; bits <<= 1, index++) {
    if (bits < 0) text += ranks[index];
  }
  return text;
};

/** Ranks in any order and case, `T` or `10` for the ten; nothing, or a dash, is a void. */
export function parseHolding(text: string): Result<Holding, HoldingError> {
  if (text === '-') return ok(noCards);
  let bits = 0;
  for (let index = 0; index < text.length; index++) {
    let height = heightOfCode(text.charCodeAt(index));
    if (height < 0 && text.startsWith('10', index)) {
      height = rankHeight('T');
      index++;
    }
    if (height < 0) return fail('unknown-rank', `${quote(text.charAt(index))} is not the rank of a card.`);
    if ((bits >> height) & 1) return fail('repeated-rank', `"${rankAt(height)}" appears twice in a suit.`);
    bits |= 1 << height;
  }
  return ok(bits as Holding);
}
