/**
 * Values as rows of results spell them, whatever the format.
 *
 * ```ts
 * import { parseAdjusted, parseLead, parsePlace, parseScore } from '@bridge-review/bridge/record/row-values';
 *
 * parseLead('10H'); // => 'HT'
 * parseLead('h4'); // => 'H4'
 * parseAdjusted('A6040'); // => { NS: 60, EW: 40 }
 * parseAdjusted('40%-60%'); // => { NS: 40, EW: 60 }
 * parsePlace('3='); // => { place: 3, isTied: true }
 * parseScore('-420'); // => -420
 * parseScore('75.5'); // => null
 * ```
 *
 * @module
 */
import { parseCard, type Card } from '../card.ts';
import {
  parseContract,
  tricks,
  tricksNeeded,
  type Contract,
  type PassedOut,
  type Tricks,
} from '../contract.ts';
import { parseHand, type Hand } from '../hand.ts';
import { makePartialDeal } from '../partial-deal.ts';
import { quote } from '../quote.ts';
import { fail, type Result } from '../result.ts';
import { parseSeat, seatName, seats, type Seat } from '../seat.ts';
import type { Side } from '../side.ts';
import type { SessionBoard, Standing } from './session-record.ts';

/** Suit first or rank first; null for anything else. */
export function parseLead(text: string): Card | null {
  const written = text.trim();
  const card = parseCard(written);
  const turned = card.ok ? card : parseCard(written.slice(-1) + written.slice(0, -1));
  return turned.ok ? turned.value : null;
}

/** Reports what a row has wrong. */
export type WarnOfRow = (code: string, message: string) => void;

/** `4 S`, `2 D x`, `PASS`; null, with a warning, for anything else. */
export function readContractOfRow(text: string, warn: WarnOfRow): Contract | PassedOut | null {
  const contract = parseContract(text.replaceAll(' ', ''));
  if (contract.ok) return contract.value;
  warn(contract.error.code, contract.error.message);
  return null;
}

export function readDeclarerOfRow(text: string, warn: WarnOfRow): Seat | null {
  const seat = parseSeat(text);
  if (!seat.ok) warn('unknown-declarer', `The declarer is not given: ${seat.error.message}`);
  return seat.ok ? seat.value : null;
}

/** Nothing is wrong with a lead that is not given. */
export function readLeadOfRow(text: string, warn: WarnOfRow): Card | null {
  const lead = parseLead(text);
  if (!lead && text !== '' && text !== '-')
    warn('unknown-card', `${quote(text)} is not a card; it was skipped.`);
  return lead;
}

/** Tricks as rows have them: all thirteen counted, or against the contract: `9`, `=`, `+1`, `-2`. */
export function parseTricksOfRow(text: string, contract: Contract): Tricks | null {
  const count = /^\d{1,2}$/u.test(text)
    ? Number(text)
    : /^(?:=|[+-]\d{1,2})$/u.test(text)
      ? tricksNeeded(contract) + (text === '=' ? 0 : Number(text))
      : Number.NaN;
  const won = tricks(count);
  return won.ok ? won.value : null;
}

/** Percent for North-South, then for East-West. */
export function parseAdjusted(text: string): Readonly<Record<Side, number>> | null {
  const [, ns, ew] =
    /^A(\d\d)(\d\d)$/iu.exec(text.trim()) ??
    /^A?(\d{1,3}(?:\.\d{1,2})?)\s?%?\s?[-/:]\s?(\d{1,3}(?:\.\d{1,2})?)\s?%?$/iu.exec(text.trim()) ??
    [];
  const given = { NS: Number(ns), EW: Number(ew) };
  return given.NS <= 100 && given.EW <= 100 ? given : null;
}

/** `3`, or `3=` for a tie. */
export function parsePlace(text: string): Pick<Standing, 'place' | 'isTied'> {
  const [, before, digits, after] = /^\s*(=?)(\d{1,5})\s*(=?)\s*$/u.exec(text) ?? [];
  return {
    place: digits === undefined ? null : Number(digits),
    isTied: before === '=' || after === '=',
  };
}

/** A number with or without decimals; null for anything else. */
export const parseFigure = (text: string): number | null =>
  /^\s*[+-]?\d{1,7}(?:\.\d{0,9})?\s*$/u.test(text) ? Number(text) : null;

/** A score in points, which has no decimals; null for anything else. */
export const parseScore = (text: string): number | null =>
  /^\s*[+-]?\d{1,5}\s*$/u.test(text) ? Number(text) : null;

/** Four suits from spades down for each seat; a void is empty or a dash, and a seat may be missing. */
export function dealOfSuits(
  suits: Readonly<Record<Seat, readonly string[] | null>>,
): Result<NonNullable<SessionBoard['deal']>> {
  const hands: Record<Seat, Hand | null> = { N: null, E: null, S: null, W: null };
  for (const seat of seats) {
    const texts = suits[seat];
    if (!texts || texts.every((text) => plainSuit(text) === '')) continue;
    const hand = parseHand(texts.map(plainSuit).join('.'));
    if (!hand.ok) return fail(hand.error.code, `${seatName(seat)}: ${hand.error.message}`);
    hands[seat] = hand.value;
  }
  return makePartialDeal(hands);
}

const plainSuit = (text: string): string => text.slice(0, 100).replaceAll(/[\s\-–—_.,]+|void/giu, '');
