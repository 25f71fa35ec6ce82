/**
 * `.dge`, 128 bytes a board: the hands of North, East, South and West, in each suit a sign (06 ♠, 03 ♥, 04 ♦, 05 ♣) and
 * its ranks, 68 bytes in all, then zeros. Boards have no numbers: they count from 1.
 *
 * @module
 */
import { parseDeal, type Deal } from '../deal.ts';
import { formatHolding } from '../holding.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { fail, type Result } from '../result.ts';
import { seats } from '../seat.ts';
import { suits, suitSymbol, type Suit } from '../suit.ts';
import { readParts } from './dealt-boards.ts';

const boardBytes = 128;

/** All signs and ranks of a deal; `.dup` has as many. */
export const signBytes = 68;

export function readDge(bytes: Uint8Array): Reading {
  return readParts(bytes, { size: boardBytes }, new Report(''), (part, index) => ({
    number: index + 1,
    deal: dealOfSigns(part),
  }));
}

export const looksLikeDge = (bytes: Uint8Array): boolean =>
  bytes.length >= signBytes && /^♠[AKQJT2-9]{0,13}♥[AKQJT2-9]{0,13}♦/u.test(textOf(bytes.subarray(0, 32)));

export function dealOfSigns(bytes: Uint8Array): Result<Deal> {
  const [before, ...hands] = textOf(bytes.subarray(0, signBytes)).split('♠');
  if (before !== '' || hands.length !== 4)
    return fail('wrong-hand-count', 'There are not four hands that begin with the sign of spades.');
  return parseDeal(`N:${hands.map((hand) => hand.replaceAll(/[♥♦♣]/gu, '.')).join(' ')}`);
}

export const signsOfDeal = (deal: Deal): string =>
  seats
    .map((seat) =>
      suits.map((suit) => String.fromCharCode(signs[suit]) + formatHolding(deal[seat][suit])).join(''),
    )
    .join('');

const signs: Readonly<Record<Suit, number>> = { S: 6, H: 3, D: 4, C: 5 };

const symbolByCode: ReadonlyMap<number, string> = new Map(
  suits.map((suit) => [signs[suit], suitSymbol(suit)]),
);

const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => symbolByCode.get(byte) ?? String.fromCharCode(byte)).join('');
