/**
 * A point in the play: the cards still held, the strain, and the current trick. Every `Position` can be played to the
 * end: each hand has the right number of cards, and no card is in two places.
 *
 * ```ts
 * import { parseDeal } from '@bridge-review/bridge/deal';
 * import { legalCards, positionAfter } from '@bridge-review/bridge/double-dummy/position';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
 * const position = unwrap(positionAfter(deal, 'S', 'S', ['D3', 'D2', 'DA', 'D9', 'DK']));
 * position.turn; // => 'E'
 * legalCards(position).length; // => 12
 * ```
 *
 * @module
 */
import type { Branded } from '../brand.ts';
import { cardName, isHigher, makeCard, rankOf, suitOf, type Card } from '../card.ts';
import type { Deal } from '../deal.ts';
import { holds, lengthOf, noCards, ranksOf, type Holding } from '../holding.ts';
import { rankHeight } from '../rank.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { nextSeat, placesBetween, seatName, seats, type Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import { suits, type Suit } from '../suit.ts';

/** Any number of cards of a seat, by suit. */
export type Cards = Readonly<Record<Suit, Holding>>;

/** The parts of a position, not checked yet. */
export interface PositionParts {
  /** What each seat still holds, without the cards of the trick. */
  readonly hands: Readonly<Record<Seat, Cards>>;
  readonly strain: Strain;
  /** Who led, or is to lead, to the trick. */
  readonly leader: Seat;
  /** The cards played to the trick so far, the leader's first: none to three. */
  readonly trick: readonly Card[];
}

/** Only {@link makePosition} and {@link positionAfter} make one. */
export type Position = Branded<PositionParts & { readonly turn: Seat }, 'Position'>;

/** Why the parts, or the cards played, make no valid position. */
export type PositionError = Failure<
  'uneven-hands' | 'card-in-two-places' | 'trick-complete' | 'not-held' | 'over'
>;

/** The position of these parts, if it can be played to the end. */
export function makePosition(parts: PositionParts): Result<Position, PositionError> {
  const { hands, strain, leader, trick } = parts;
  if (trick.length > 3) return fail('trick-complete', 'A trick that is going on has at most three cards.');
  const twice = findTwice(hands, trick);
  if (twice) return fail('card-in-two-places', `The ${cardName(twice)} is in two places.`);
  const turn = nextSeat(leader, trick.length);
  const count = countOf(hands[turn]);
  if (count === 0) return fail('over', 'There are no cards left to play.');
  for (const seat of seats) {
    const expected = count - (placesBetween(leader, seat) < trick.length ? 1 : 0);
    if (countOf(hands[seat]) !== expected) {
      return fail('uneven-hands', `${seatName(seat)} has ${countOf(hands[seat])} cards, not ${expected}.`);
    }
  }
  return ok({ hands, strain, leader, trick, turn } as Position);
}

/**
 * The position of a deal after these cards, the opening lead first. A revoke is accepted, because it happens at the
 * table; a card that the player does not hold is an error.
 */
export function positionAfter(
  deal: Deal,
  strain: Strain,
  openingLeader: Seat,
  played: readonly Card[],
): Result<Position, PositionError> {
  const hands = { N: { ...deal.N }, E: { ...deal.E }, S: { ...deal.S }, W: { ...deal.W } };
  let leader = openingLeader;
  let trick: Card[] = [];
  for (const card of played) {
    const turn = nextSeat(leader, trick.length);
    const suit = suitOf(card);
    if (!holds(hands[turn][suit], rankOf(card)))
      return fail('not-held', `${seatName(turn)} does not hold the ${cardName(card)}.`);
    hands[turn][suit] = (hands[turn][suit] & ~(1 << rankHeight(rankOf(card)))) as Holding;
    trick.push(card);
    if (trick.length < 4) continue;
    leader = nextSeat(leader, winnerOf(trick, strain));
    trick = [];
  }
  return makePosition({ hands, strain, leader, trick });
}

/** The cards that the seat to play may play, spades first, each suit from the highest. */
export function legalCards({ hands, turn, trick }: Position): Card[] {
  const held = hands[turn];
  const led = trick[0] && suitOf(trick[0]);
  const open = led !== undefined && held[led] !== noCards ? [led] : suits;
  return open.flatMap((suit) => ranksOf(held[suit]).map((rank) => makeCard(suit, rank)));
}

/** The index in the trick of the winning card. */
function winnerOf(trick: readonly Card[], strain: Strain): number {
  let best = 0;
  for (const [place, card] of trick.entries()) {
    const winner = trick[best] as Card;
    const isBetter = suitOf(card) === suitOf(winner) ? isHigher(card, winner) : suitOf(card) === strain;
    if (isBetter) best = place;
  }
  return best;
}

const countOf = (cards: Cards): number => suits.reduce((sum, suit) => sum + lengthOf(cards[suit]), 0);

function findTwice(hands: PositionParts['hands'], trick: readonly Card[]): Card | undefined {
  const seen = new Set<Card>(trick);
  if (seen.size < trick.length) return trick.find((card, place) => trick.indexOf(card) !== place);
  for (const seat of seats) {
    for (const suit of suits) {
      for (const rank of ranksOf(hands[seat][suit])) {
        const card = makeCard(suit, rank);
        if (seen.has(card)) return card;
        seen.add(card);
      }
    }
  }
  return undefined;
}
