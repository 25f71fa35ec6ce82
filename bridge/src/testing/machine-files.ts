/** Files of dealing machines, made by the description of each layout and not by our readers' code. */
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '../board.ts';
import { cards } from '../card.ts';
import { ownerOf, type Deal } from '../deal.ts';
import { formatHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { seats, seatsFrom } from '../seat.ts';
import { cardsOf } from './held-cards.ts';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

const suitsOf = (deal: Deal, seat: (typeof seats)[number]): string[] => formatHand(deal[seat]).split('.');

const dgeOf = (deal: Deal): string =>
  seats
    .map((seat) =>
      suitsOf(deal, seat)
        .map((ranks, suit) => '\u0006\u0003\u0004\u0005'.charAt(suit) + ranks)
        .join(''),
    )
    .join('');

const ownersOf = (deal: Deal): number[] => cards.map((card) => seats.indexOf(ownerOf(deal, card)));

/** Thirteen bytes, one for each rank. */
const packed = (deal: Deal, northIs: number): number[] => {
  const owners = ownersOf(deal);
  return Array.from({ length: 13 }, (_, rank) =>
    [0, 13, 26, 39].reduce((byte, suit) => byte * 4 + (((owners[suit + rank] ?? 0) + northIs) % 4), 0),
  );
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const bhgOf = (deal: Deal, number: number): string =>
  seatsFrom(dealerOfBoard(unwrap(boardNumber(number))))
    .flatMap((seat) => cardsOf(deal[seat]).map((card) => alphabet.charAt(cards.indexOf(card))))
    .join('');

function csvOf(deal: Deal, number: number): string {
  const board = unwrap(boardNumber(number));
  const vulnerability = vulnerabilityOfBoard(board);
  const end = `${dealerOfBoard(board)}/${vulnerability === 'None' ? '-' : vulnerability}`;
  const cells = [...seats.flatMap((seat) => suitsOf(deal, seat)), String(number), end];
  return cells.map((cell) => `"${cell}"`).join(',');
}

/** Boards from 1, in each layout that is only read, by the ending of its files. */
export const machineFiles = (deals: readonly Deal[]): Readonly<Record<string, Uint8Array>> => ({
  dge: bytesOf(deals.map((deal) => dgeOf(deal).padEnd(128, '\0')).join('')),
  ber: bytesOf(
    deals
      .map((deal) =>
        ownersOf(deal)
          .map((owner) => owner + 1)
          .join(''),
      )
      .join(''),
  ),
  bhg: bytesOf(`\r\n${deals.map((deal, index) => `${bhgOf(deal, index + 1)}\r\n`).join('')}`),
  cds: Uint8Array.from(deals.flatMap((deal, index) => [index + 1, ...packed(deal, 1)])),
  rzd: Uint8Array.from([
    deals.length,
    0,
    ...bytesOf(' '.repeat(11)),
    ...deals.flatMap((deal) => packed(deal, 0)),
  ]),
  csv: bytesOf(deals.map((deal, index) => `${csvOf(deal, index + 1)}\r\n`).join('')),
});
