/**
 * The text of a deal as PBN writes it: the first seat, a colon, and four hands clockwise from there, an unknown
 * one as a dash. `deal.ts` and `partial-deal.ts` say which may be unknown.
 *
 * @module
 */
import { formatHand, parseHand, type Hand, type HandError } from './hand.ts';
import { quote } from './quote.ts';
import { fail, ok, type Failure, type Result } from './result.ts';
import { parseSeat, seatName, seatsFrom, type Seat } from './seat.ts';

/** Four hands by seat; null is an unknown hand. */
export type HandsBySeat = Readonly<Record<Seat, Hand | null>>;

/** Why a text is not four hands. */
export type DealTextError = Failure<HandError['code'] | 'no-first-seat' | 'wrong-hand-count'>;

/** Checks each hand on its own, not against the others. */
export function parseHands(text: string): Result<HandsBySeat, DealTextError> {
  const [, first, rest] = /^\s*([nesw])\s*:(.*)$/isu.exec(text) ?? [];
  if (first === undefined || rest === undefined) {
    return fail('no-first-seat', `${quote(text)} does not begin with a seat and a colon, like "N:".`);
  }
  const words = rest.trim().split(/\s+/u, 5);
  if (words.length !== 4)
    return fail('wrong-hand-count', `${quote(text)} is not four hands with a space between.`);
  const start = parseSeat(first);
  if (!start.ok) return fail('no-first-seat', start.error.message);
  const hands: Record<Seat, Hand | null> = { N: null, E: null, S: null, W: null };
  for (const [index, seat] of seatsFrom(start.value).entries()) {
    const word = words[index] as string;
    if (word === '-' || word === '...') continue;
    const hand = parseHand(word);
    if (!hand.ok) return fail(hand.error.code, `${seatName(seat)}: ${hand.error.message}`);
    hands[seat] = hand.value;
  }
  return ok(hands);
}

/** Canonical hands, clockwise from the seat given. */
export const formatHands = (hands: HandsBySeat, first: Seat): string =>
  `${first}:${seatsFrom(first)
    .map((seat) => (hands[seat] ? formatHand(hands[seat]) : '-'))
    .join(' ')}`;
