/**
 * `.bri`, 128 bytes a board: 39 numbers of two digits, the cards of North, East and South (01 is the ace of spades,
 * 52 the two of clubs), then 32 blanks and 18 zeros. Boards have no numbers: they count from 1.
 *
 * ```ts
 * import { readBri } from '@bridge-review/bridge/dealing-machine/bri';
 *
 * const numbers = Array.from({ length: 39 }, (_, index) => String(index + 1).padStart(2, '0'));
 * const file = numbers.join('').padEnd(110, ' ').padEnd(128, '\0');
 * const { record } = readBri(Uint8Array.from(file, (character) => character.charCodeAt(0)));
 * record.boards.map(({ number, dealer }) => `${number} ${dealer}`); // => ['1 N']
 * ```
 *
 * @module
 */
import { cardName, cards } from '../card.ts';
import type { Deal } from '../deal.ts';
import { hasCard } from '../hand.ts';
import { quote } from '../quote.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { fail, type Result } from '../result.ts';
import { seats, type Seat } from '../seat.ts';
import { asciiOf, dealOfOwners, readParts } from './dealt-boards.ts';

const boardBytes = 128;

/** The numbers of 39 cards take as many bytes in `.dup`. */
export const numberBytes = 78;

export function readBri(bytes: Uint8Array): Reading {
  return readParts(bytes, { size: boardBytes }, new Report(''), (part, index) => ({
    number: index + 1,
    deal: dealOfNumbers(part),
  }));
}

/** Digits that are cards, and not the seats of `.ber`, which has no zero. */
export const looksLikeBri = (bytes: Uint8Array): boolean =>
  bytes.length >= numberBytes && /^(?=.*[05-9])(?:[0-4]\d|5[0-2]){39}/u.test(asciiOf(bytes.subarray(0, 80)));

export const formatBriBoard = (deal: Deal): string =>
  numbersOfDeal(deal).padEnd(110, ' ').padEnd(boardBytes, '\0');

/** From the first 78 bytes: West has the cards that the others have not. */
export function dealOfNumbers(bytes: Uint8Array): Result<Deal> {
  const text = asciiOf(bytes.subarray(0, numberBytes));
  const owners: Seat[] = Array.from({ length: 52 }, () => 'W');
  for (let place = 0; place < 39; place++) {
    const digits = text.slice(2 * place, 2 * place + 2);
    const card = /^\d\d$/u.test(digits) ? cards[Number(digits) - 1] : undefined;
    if (card === undefined)
      return fail('unknown-card', `${quote(digits)} is not the number of a card: 01 to 52.`);
    const index = Number(digits) - 1;
    if (owners[index] !== 'W') return fail('repeated-card', `The ${cardName(card)} comes twice.`);
    owners[index] = seats[Math.floor(place / 13)] as Seat;
  }
  return dealOfOwners(owners);
}

export const numbersOfDeal = (deal: Deal): string =>
  seats
    .slice(0, 3)
    .flatMap((seat) => cards.flatMap((card, index) => (hasCard(deal[seat], card) ? [index + 1] : [])))
    .map((number) => String(number).padStart(2, '0'))
    .join('');
