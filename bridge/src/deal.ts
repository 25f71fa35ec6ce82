/**
 * All 52 cards in four hands of thirteen. A `Deal` that exists is whole; it reads by seat and suit.
 *
 * ```ts
 * import { fingerprintOf } from '@bridge-review/bridge/fingerprint';
 * import { formatDeal, parseDeal } from '@bridge-review/bridge/deal';
 * import { pointsOf } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('W:KQ63.AT.Q7542.85 .64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6'));
 * formatDeal(deal); // => 'N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'
 * pointsOf(deal.N); // => 14
 * fingerprintOf(deal).length; // => 16
 *
 * const torn = parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 A874.J98532.3.J6 KQ63.AT.Q7542.85');
 * !torn.ok && torn.error.message; // => 'East and South both have the ace of spades.'
 * ```
 *
 * @module
 */
import type { Branded } from './brand.ts';
import { cardName, makeCard, type Card } from './card.ts';
import { formatHands, parseHands, type DealTextError } from './deal-text.ts';
import { hasCard, makeHand, type Hand } from './hand.ts';
import { ranksOf, restOfSuit, type Holding } from './holding.ts';
import { listText } from './list-text.ts';
import { fail, ok, unwrap, type Failure, type Result } from './result.ts';
import { seatName, seats, type Seat } from './seat.ts';
import { suits } from './suit.ts';

/** Four hands by seat that together are the whole pack. Only the functions here make one. */
export type Deal = Branded<Readonly<Record<Seat, Hand>>, 'Deal'>;

/** A deal as `formatDeal` writes it; `isDealText` knows one. */
export type DealText = Branded<string, 'DealText'>;

/** Why hands, or a text, are not a deal. */
export type DealError = Failure<DealTextError['code'] | 'card-in-two-hands' | 'unknown-hands'>;

/** A deal of these hands, if no card is in two of them. */
export function makeDeal(hands: Readonly<Record<Seat, Hand>>): Result<Deal, DealError> {
  const clash = findClash(hands);
  if (clash) return clash;
  const { N, E, S, W } = hands;
  return ok({ N, E, S, W } as Deal);
}

/** The deal in which the seat that is null has all the cards that the three others have not. */
export function completeDeal(hands: Readonly<Record<Seat, Hand | null>>): Result<Deal, DealError> {
  const missing = seats.filter((seat) => hands[seat] === null);
  if (missing.length > 1) {
    return fail('unknown-hands', `The hands of ${missing.map(seatName).join(' and ')} are unknown.`);
  }
  const clash = findClash(hands);
  if (clash) return clash;
  const fourth = missing[0];
  const whole = { ...hands };
  if (fourth) whole[fourth] = restOfDeck(hands);
  return makeDeal(whole as Readonly<Record<Seat, Hand>>);
}

/**
 * PBN's text: a first seat and four hands clockwise from it. Cards may stand in any order, and one hand may be
 * left out as a dash, for it is what the others leave.
 */
export function parseDeal(text: string): Result<Deal, DealError> {
  const hands = parseHands(text);
  return hands.ok ? completeDeal(hands.value) : hands;
}

/** PBN's text in canonical form: the same for the same deal, however it was spelled. */
export const formatDeal = (deal: Deal, first: Seat = 'N'): DealText => formatHands(deal, first) as DealText;

/** Converts a canonical text to its deal. `parseDeal` reads other spellings. */
export const readDeal = (text: DealText): Deal => unwrap(parseDeal(text));

/** The seat that holds the card. */
export const ownerOf = (deal: Deal, card: Card): Seat =>
  seats.find((seat) => hasCard(deal[seat], card)) as Seat;

/** The failure for the first card that two of the known hands have, if there is one. */
export function findClash(
  hands: Readonly<Record<Seat, Hand | null>>,
): ReturnType<typeof clashFailure> | null {
  for (const suit of suits) {
    let seen = 0;
    for (const seat of seats) {
      const holding = hands[seat]?.[suit] ?? 0;
      const twice = (seen & holding) as Holding;
      if (twice) return clashFailure(hands, makeCard(suit, ranksOf(twice)[0] ?? 'A'));
      seen |= holding;
    }
  }
  return null;
}

const clashFailure = (hands: Readonly<Record<Seat, Hand | null>>, card: Card) => {
  const owners = seats.filter((seat) => hands[seat] && hasCard(hands[seat], card)).map(seatName);
  const all = owners.length === 2 ? 'both' : 'all';
  return fail('card-in-two-hands', `${listText(owners)} ${all} have the ${cardName(card)}.`);
};

const restOfDeck = (hands: Readonly<Record<Seat, Hand | null>>): Hand | null => {
  const known = seats.flatMap((seat) => hands[seat] ?? []);
  const rest = makeHand({
    S: restOfSuit(...known.map((hand) => hand.S)),
    H: restOfSuit(...known.map((hand) => hand.H)),
    D: restOfSuit(...known.map((hand) => hand.D)),
    C: restOfSuit(...known.map((hand) => hand.C)),
  });
  return rest.ok ? rest.value : null;
};
