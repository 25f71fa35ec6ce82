/**
 * Thirteen cards. A `Hand` that exists has exactly that many; it reads by suit.
 *
 * ```ts
 * import { formatHand, parseHand, pointsOf, shapeOf } from '@bridge-review/bridge/hand';
 * import { formatHolding } from '@bridge-review/bridge/holding';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const hand = unwrap(parseHand('2KA.qj10.8765.432'));
 * formatHand(hand); // => 'AK2.QJT.8765.432'
 * pointsOf(hand); // => 10
 * shapeOf(hand); // => [3, 3, 4, 3]
 * formatHolding(hand.H); // => 'QJT'
 *
 * const short = parseHand('AK.QJT.8765.432');
 * !short.ok && short.error.message; // => 'The hand has 12 cards, not 13.'
 * ```
 *
 * @module
 */
import type { Branded } from './brand.ts';
import { rankOf, suitOf, type Card } from './card.ts';
import { counted } from './counted.ts';
import { formatHolding, holds, lengthOf, noCards, parseHolding, type Holding } from './holding.ts';
import { quote } from './quote.ts';
import { heightOfCode, rankHeight } from './rank.ts';
import { fail, ok, unwrap, type Failure, type Result } from './result.ts';
import { suitName, suits, type Suit } from './suit.ts';

/** Four holdings by suit, thirteen cards together. Only the functions here make one. */
export type Hand = Branded<Readonly<Record<Suit, Holding>>, 'Hand'>;

/** A hand as `formatHand` writes it. Only the functions here make one. */
export type HandText = Branded<string, 'HandText'>;

/** Why holdings, cards or a text are not a hand. */
export type HandError = Failure<'wrong-suit-count' | 'unknown-card' | 'repeated-card' | 'wrong-card-count'>;

/** A hand of these holdings, if they are thirteen cards. */
export function makeHand(holdings: Readonly<Record<Suit, Holding>>): Result<Hand, HandError> {
  const { S, H, D, C } = holdings;
  const count = lengthOf(S) + lengthOf(H) + lengthOf(D) + lengthOf(C);
  if (count !== 13) return fail('wrong-card-count', `The hand has ${counted(count, 'card')}, not 13.`);
  return ok({ S, H, D, C } as Hand);
}

/** A hand of these cards, in any order. */
export function handOf(held: Iterable<Card>): Result<Hand, HandError> {
  const bits = { S: 0, H: 0, D: 0, C: 0 };
  for (const card of held) {
    const bit = 1 << rankHeight(rankOf(card));
    const suit = suitOf(card);
    if (bits[suit] & bit) return fail('repeated-card', `The hand has ${card} twice.`);
    bits[suit] |= bit;
  }
  return makeHand(bits as Readonly<Record<Suit, Holding>>);
}

/** Spades, hearts, diamonds and clubs, separated by dots; ranks in any order and case, `T` or `10`. */
export function parseHand(text: string): Result<Hand, HandError> {
  const plain = parsePlainHand(text);
  if (plain) return ok(plain);
  const parts = text.trim().split('.', 5);
  if (parts.length !== 4)
    return fail('wrong-suit-count', `${quote(text)} is not four suits with a dot between.`);
  const holdings: Record<Suit, Holding> = { S: noCards, H: noCards, D: noCards, C: noCards };
  for (const [index, suit] of suits.entries()) {
    const holding = parseHolding(parts[index] as string);
    if (!holding.ok) return inSuit(suit, holding.error);
    holdings[suit] = holding.value;
  }
  return makeHand(holdings);
}

/** As nearly every hand is written, in one pass; null for any other, and for one that is wrong. */
function parsePlainHand(text: string): Hand | null {
  const bits = [0, 0, 0, 0];
  let suit = 0;
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === DOT) {
      suit++;
      continue;
    }
    const height = heightOfCode(code);
    const held = bits[suit];
    if (height < 0 || held === undefined || (held >> height) & 1) return null;
    bits[suit] = held | (1 << height);
    count++;
  }
  const [S, H, D, C] = bits;
  return suit === 3 && count === 13 ? ({ S, H, D, C } as unknown as Hand) : null;
}

const DOT = 0x2e;

/** The canonical text: `spades.hearts.diamonds.clubs`, each from the highest card down. */
export const formatHand = (hand: Hand): HandText =>
  `${formatHolding(hand.S)}.${formatHolding(hand.H)}.${formatHolding(hand.D)}.${formatHolding(hand.C)}` as HandText;

/** Whether `formatHand` writes a hand like this. */
export function isHandText(text: string): text is HandText {
  const hand = parseHand(text);
  return hand.ok && formatHand(hand.value) === text;
}

/** Converts a canonical text to its hand. `parseHand` reads other spellings. */
export const readHand = (text: HandText): Hand => unwrap(parseHand(text));

/** Whether the hand holds the card. */
export const hasCard = (hand: Hand, card: Card): boolean => holds(hand[suitOf(card)], rankOf(card));

/**
 * Lengths of spades, hearts, diamonds and clubs.
 *
 * @public Part of the package, though no page needs it.
 */
export const shapeOf = (hand: Hand): readonly [number, number, number, number] => [
  lengthOf(hand.S),
  lengthOf(hand.H),
  lengthOf(hand.D),
  lengthOf(hand.C),
];

/** High-card points: ace 4, king 3, queen 2, jack 1. */
export const pointsOf = (hand: Hand): number =>
  suits.reduce((sum, suit) => sum + holdingPoints(hand[suit]), 0);

const holdingPoints = (holding: Holding): number =>
  ((holding >> 12) & 1) * 4 + ((holding >> 11) & 1) * 3 + ((holding >> 10) & 1) * 2 + ((holding >> 9) & 1);

const inSuit = (suit: Suit, error: Failure<'unknown-rank' | 'repeated-rank'>): Result<never, HandError> =>
  fail(
    error.code === 'unknown-rank' ? 'unknown-card' : 'repeated-card',
    `In ${suitName(suit)}: ${error.message}`,
  );
