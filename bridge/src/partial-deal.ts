/**
 * A deal of which whole hands are unknown, as in lessons. It is a type of its own: what needs all 52 cards does
 * not take it. One or two hands are known, for three make a {@link Deal}.
 *
 * ```ts
 * import { formatPartialDeal, isDeal, parsePartialDeal } from '@bridge-review/bridge/partial-deal';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const lesson = unwrap(parsePartialDeal('W:- QT6.KQJ95.72.AQ4 - K83.A4.QT863.KJ7'));
 * isDeal(lesson); // => false
 * lesson.W; // => null
 * formatPartialDeal(lesson); // => 'N:QT6.KQJ95.72.AQ4 - K83.A4.QT863.KJ7 -'
 *
 * isDeal(unwrap(parsePartialDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 -'))); // => true
 * ```
 *
 * @module
 */
import type { Branded } from './brand.ts';
import { formatHands, parseHands, type HandsBySeat } from './deal-text.ts';
import { completeDeal, findClash, type Deal, type DealError } from './deal.ts';
import { fail, ok, type Failure, type Result } from './result.ts';
import { seats, type Seat } from './seat.ts';

/** Hands by seat, of which one or two are known and the others null. Only the functions here make one. */
export type PartialDeal = Branded<HandsBySeat, 'PartialDeal'>;

/** Why hands, or a text, are not even part of a deal. */
export type PartialDealError = DealError | Failure<'no-known-hand'>;

/** Whether all four hands are known. */
export const isDeal = (deal: Deal | PartialDeal): deal is Deal => seats.every((seat) => deal[seat] !== null);

/** Three known hands or four are a whole deal; none at all is refused. */
export function makePartialDeal(hands: HandsBySeat): Result<Deal | PartialDeal, PartialDealError> {
  const known = seats.filter((seat) => hands[seat] !== null).length;
  if (known === 0) return fail('no-known-hand', 'None of the four hands is known.');
  if (known >= 3) return completeDeal(hands);
  const clash = findClash(hands);
  if (clash) return clash;
  const { N, E, S, W } = hands;
  return ok({ N, E, S, W } as PartialDeal);
}

/** As {@link parseDeal}, with a dash (or three dots) for each hand that is unknown. */
export function parsePartialDeal(text: string): Result<Deal | PartialDeal, PartialDealError> {
  const hands = parseHands(text);
  return hands.ok ? makePartialDeal(hands.value) : hands;
}

/** Canonical text, whole or partial, with a dash for each unknown hand. */
export const formatPartialDeal = (deal: Deal | PartialDeal, first: Seat = 'N'): string =>
  formatHands(deal, first);
