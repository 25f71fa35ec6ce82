/**
 * A card is its own text, suit first: `'SA'` type-checks, `'S1'` does not.
 *
 * ```ts
 * import { cardName, makeCard, parseCard, suitOf } from '@bridge-review/bridge/card';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * makeCard('H', 'T'); // => 'HT'
 * suitOf('HT'); // => 'H'
 * cardName('HT'); // => 'ten of hearts'
 * unwrap(parseCard('h10')); // => 'HT'
 * ```
 *
 * @module
 */
import { quote } from './quote.ts';
import { heightOfCode, rankAt, rankHeight, rankName, ranks, type Rank } from './rank.ts';
import { fail, ok, type Failure, type Result } from './result.ts';
import { suitName, suits, type Suit } from './suit.ts';

/** One of 52: `SA`, `HT`, `C2`. */
export type Card = `${Suit}${Rank}`;

/** All 52, spades first, each suit from the ace down. */
export const cards: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${suit}${rank}`));

/** The card of this suit and rank. */
export const makeCard = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

/** The suit of a card. */
export const suitOf = (card: Card): Suit => card.charAt(0) as Suit;

/** The rank of a card. */
export const rankOf = (card: Card): Rank => card.charAt(1) as Rank;

/** Whether the first card beats the second when both are of one suit. */
export const isHigher = (card: Card, other: Card): boolean =>
  rankHeight(rankOf(card)) > rankHeight(rankOf(other));

/** In words: `ace of spades`. */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`;

/** `SA`, `sa`, `♠A` or `S10`. */
export function parseCard(text: string): Result<Card, Failure<'unknown-card'>> {
  const trimmed = text.trim();
  const suit = suitByCharacter.get(trimmed.charAt(0));
  const rank = rankFrom(trimmed.slice(1));
  return suit && rank ? ok(makeCard(suit, rank)) : fail('unknown-card', `${quote(text)} is not a card.`);
}

function rankFrom(text: string): Rank | undefined {
  if (text === '10') return 'T';
  return text.length === 1 ? rankAt(heightOfCode(text.charCodeAt(0))) : undefined;
}

const suitByCharacter: ReadonlyMap<string, Suit> = new Map([
  ...suits.flatMap((suit): [string, Suit][] => [
    [suit, suit],
    [suit.toLowerCase(), suit],
  ]),
  ['♠', 'S'],
  ['♥', 'H'],
  ['♦', 'D'],
  ['♣', 'C'],
]);
