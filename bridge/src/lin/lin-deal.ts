/**
 * The `md` tag: a digit for the dealer, then the hands of South, West, North and East.
 *
 * ```ts
 * import { formatLinDeal, parseLinDeal } from '@bridge-review/bridge/lin/lin-deal';
 * import { formatPartialDeal } from '@bridge-review/bridge/partial-deal';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const { deal, dealer } = unwrap(parseLinDeal('3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98'));
 * dealer; // => 'N'
 * formatPartialDeal(deal); // => 'N:K43.AQ.AQT92.K98 AT6.J75.763.T652 Q985.T6.KJ854.73 J72.K98432..AQJ4'
 * formatLinDeal(deal, 'N'); // => '3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,'
 * ```
 *
 * @module
 */
import type { Deal } from '../deal.ts';
import { makeHand, type Hand, type HandError } from '../hand.ts';
import { formatHolding, type Holding } from '../holding.ts';
import { isDeal, makePartialDeal, type PartialDeal, type PartialDealError } from '../partial-deal.ts';
import { quote } from '../quote.ts';
import { heightOfCode } from '../rank.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { seatName, seatsFrom, type Seat } from '../seat.ts';
import { suits, type Suit } from '../suit.ts';

/** What one `md` tag says. */
export interface LinDeal {
  readonly deal: Deal | PartialDeal;
  /** Null if the digit is missing, or is 0. */
  readonly dealer: Seat | null;
}

/** Why the value of an `md` tag is not a deal. */
export type LinDealError = PartialDealError | Failure<'too-many-hands'>;

/** The cards of each suit may stand in any order; a fourth hand that is missing follows from the others. */
export function parseLinDeal(text: string): Result<LinDeal, LinDealError> {
  const digit = /^\s*([0-4])/u.exec(text)?.[1];
  const texts = text.replace(/^\s*\d?/u, '').split(',', 6);
  if (texts.slice(4).some((rest) => rest.trim() !== '')) {
    return fail('too-many-hands', `${quote(text)} has more than four hands.`);
  }
  const hands: Record<Seat, Hand | null> = { N: null, E: null, S: null, W: null };
  for (const [index, seat] of order.entries()) {
    const hand = parseLinHand(texts[index] ?? '');
    if (!hand.ok) return fail(hand.error.code, `${seatName(seat)}: ${hand.error.message}`);
    hands[seat] = hand.value;
  }
  const deal = makePartialDeal(hands);
  return deal.ok ? ok({ deal: deal.value, dealer: order[Number(digit ?? 0) - 1] ?? null }) : deal;
}

/** Of a whole deal the fourth hand is left out, as is the custom; of a partial one each that is unknown. */
export function formatLinDeal(deal: Deal | PartialDeal, dealer: Seat): string {
  const left = isDeal(deal) ? 'E' : null;
  const hands = order.map((seat) => (seat === left ? '' : formatLinHand(deal[seat])));
  return `${order.indexOf(dealer) + 1}${hands.join(',')}`;
}

/** From the dealer's digit 1. */
const order = seatsFrom('S');

const formatLinHand = (hand: Hand | null): string =>
  hand === null ? '' : suits.map((suit) => `${suit}${formatHolding(hand[suit])}`).join('');

/** No cards at all is a hand that is unknown. */
export function parseLinHand(text: string): Result<Hand | null, HandError> {
  const bits: Record<Suit, number> = { S: 0, H: 0, D: 0, C: 0 };
  const letters = text.trim().replaceAll('10', 'T').toUpperCase();
  let suit: Suit | null = null;
  for (const letter of letters) {
    if (isSuit(letter)) suit = letter;
    else {
      const height = heightOfCode(letter.charCodeAt(0));
      if (height < 0 || suit === null)
        return fail('unknown-card', `${quote(text)} is not a hand at ${quote(letter)}.`);
      if ((bits[suit] >> height) & 1) return fail('repeated-card', `The hand has ${suit}${letter} twice.`);
      bits[suit] |= 1 << height;
    }
  }
  if (suits.every((each) => bits[each] === 0)) return ok(null);
  return makeHand(bits as Record<Suit, Holding>);
}

const isSuit = (letter: string): letter is Suit => (suits as readonly string[]).includes(letter);
