/** Between lists of cards and the bits of a holding. */
import { makeCard, type Card } from '../card.ts';
import type { Hand } from '../hand.ts';
import { ranksOf, type Holding } from '../holding.ts';
import { rankHeight, type Rank } from '../rank.ts';
import { suits } from '../suit.ts';

/** The thirteen cards, spades first, each suit from the highest. */
export const cardsOf = (hand: Hand): Card[] =>
  suits.flatMap((suit) => ranksOf(hand[suit]).map((rank) => makeCard(suit, rank)));

/** The holding of these ranks. */
export const holdingOf = (held: Iterable<Rank>): Holding => {
  let bits = 0;
  for (const rank of held) bits |= 1 << rankHeight(rank);
  return bits as Holding;
};
