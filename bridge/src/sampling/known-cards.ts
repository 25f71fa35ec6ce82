/**
 * The cards that are known before a deal is sampled: whole hands, or single cards, of any seats.
 *
 * ```ts
 * import { formatHolding } from '@bridge-review/bridge/holding';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { parseKnownCards } from '@bridge-review/bridge/sampling/known-cards';
 *
 * const known = unwrap(parseKnownCards('W:AQ4.KT3.K762.983 N:K...'));
 * formatHolding(known.N.S); // => 'K'
 * const twice = parseKnownCards('W:AQ4.KT3.K762.983 N:A...');
 * !twice.ok && twice.error.message; // => 'North and West both have the ace of spades.'
 * ```
 *
 * @module
 */
import { cardName, makeCard } from '../card.ts';
import { counted } from '../counted.ts';
import type { Hand } from '../hand.ts';
import { lengthOf, noCards, parseHolding, ranksOf, type Holding } from '../holding.ts';
import { quote } from '../quote.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { nextSeat, parseSeat, seatName, seats, type Seat } from '../seat.ts';
import { suits, type Suit } from '../suit.ts';
import type { Branded } from '../brand.ts';

/** Some cards, by suit. */
export type SomeCards = Readonly<Record<Suit, Holding>>;

/** Up to thirteen cards of each seat, none of them twice. Only the functions here make one. */
export type KnownCards = Branded<Readonly<Record<Seat, SomeCards>>, 'KnownCards'>;

/** Why cards or a text cannot be known cards. */
export type KnownCardsError = Failure<
  'unknown-card' | 'repeated-card' | 'card-in-two-hands' | 'too-many-cards' | 'no-seat' | 'repeated-seat'
>;

/** None at all. */
const nothingKnown: SomeCards = { S: noCards, H: noCards, D: noCards, C: noCards };

/** What is left out is not known. */
export function makeKnownCards(
  given: Readonly<Partial<Record<Seat, Hand | SomeCards>>>,
): Result<KnownCards, KnownCardsError> {
  const known = { N: nothingKnown, E: nothingKnown, S: nothingKnown, W: nothingKnown, ...given };
  for (const [index, seat] of seats.entries()) {
    const count = suits.reduce((sum, suit) => sum + lengthOf(known[seat][suit]), 0);
    if (count > 13)
      return fail('too-many-cards', `${seatName(seat)} has ${counted(count, 'card')}, more than 13.`);
    for (const other of seats.slice(index + 1)) {
      const suit = suits.find((each) => known[seat][each] & known[other][each]);
      if (!suit) continue;
      const rank = ranksOf((known[seat][suit] & known[other][suit]) as Holding)[0]!;
      const who = `${seatName(seat)} and ${seatName(other)}`;
      return fail('card-in-two-hands', `${who} both have the ${cardName(makeCard(suit, rank))}.`);
    }
  }
  return ok(known as unknown as KnownCards);
}

/**
 * `W:AQ4.KT3.K762.983`, or several with blanks between. A hand without a seat belongs to the next one clockwise, and a
 * dash is an unknown hand, so that PBN's four hands can be given as they are. Fewer than 13 cards are single cards:
 * `N:A..K.` has the ace of spades and the king of diamonds.
 */
export function parseKnownCards(text: string): Result<KnownCards, KnownCardsError> {
  const given: Partial<Record<Seat, SomeCards>> = {};
  let seat: Seat | null = null;
  for (const word of text.trim().split(/\s+/u, 5).filter(Boolean)) {
    const [, named, hand = ''] = /^(?:([nesw]):)?(.*)$/isu.exec(word) ?? [];
    const parsed: Result<Seat> | null = named === undefined ? null : parseSeat(named);
    seat = parsed?.ok ? parsed.value : seat && nextSeat(seat);
    if (!seat) return fail('no-seat', `${quote(word)} does not begin with a seat and a colon, like "N:".`);
    if (given[seat]) return fail('repeated-seat', `${seatName(seat)} is given twice.`);
    const cards = hand === '-' ? ok(nothingKnown) : parseCards(hand);
    if (!cards.ok) return fail(cards.error.code, `${seatName(seat)}: ${cards.error.message}`);
    given[seat] = cards.value;
  }
  return makeKnownCards(given);
}

function parseCards(text: string): Result<SomeCards, Failure<'unknown-card' | 'repeated-card'>> {
  const parts = text.split('.', 5);
  if (parts.length !== 4) return fail('unknown-card', `${quote(text)} is not four suits with a dot between.`);
  const cards: Record<Suit, Holding> = { ...nothingKnown };
  for (const [index, suit] of suits.entries()) {
    const holding = parseHolding(parts[index]!);
    if (!holding.ok)
      return fail(
        holding.error.code === 'unknown-rank' ? 'unknown-card' : 'repeated-card',
        holding.error.message,
      );
    cards[suit] = holding.value;
  }
  return ok(cards);
}
