/**
 * Many analysed deals of a few that were solved: where suits or seats trade places, the tricks do so too. Par follows
 * from the tricks and the board's number, which has dealer and vulnerability.
 */
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '@bridge-review/bridge/board';
import { parseDeal } from '@bridge-review/bridge/deal';
import { par } from '@bridge-review/bridge/double-dummy/par';
import { parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { fingerprintOf } from '@bridge-review/bridge/fingerprint';
import { unwrap } from '@bridge-review/bridge/result';

/** @typedef {{ deal: string, tricks: string }} Analysed as PBN and the table `hands` have them */
/** @typedef {{ north: string, east: string, south: string, west: string, fingerprint: string, tricks: string, par: number[] }} DealRow `par` of boards 1 to 16 */

/** In the order of the deal's text. */
const SEATS = 'NESW';
/** In the order of the text of tricks. */
const DECLARERS = 'NSEW';
const SUITS = [0, 1, 2, 3];

/** All orders of the four suits. */
const suitOrders = SUITS.flatMap((one) =>
  SUITS.flatMap((two) =>
    SUITS.flatMap((three) => {
      const four = 6 - one - two - three;
      return new Set([one, two, three, four]).size === 4 ? [[one, two, three, four]] : [];
    }),
  ),
);

export const VARIATIONS = suitOrders.length * SEATS.length;

/**
 * @param {Analysed} analysed
 * @returns {Analysed[]} all 96, the deal itself among them
 */
export function variationsOf({ deal, tricks }) {
  const hands = deal
    .slice(2)
    .split(' ')
    .map((hand) => hand.split('.'));
  return suitOrders.flatMap((order) =>
    [0, 1, 2, 3].map((turn) => {
      const seatBefore = (/** @type {number} */ seat) => (seat + turn) % 4;
      const texts = SUITS.map((seat) => order.map((suit) => hands[seatBefore(seat)]?.[suit]).join('.'));
      const rows = [...DECLARERS].map((declarer) => {
        const before = SEATS.charAt(seatBefore(SEATS.indexOf(declarer)));
        const row = tricks.slice(DECLARERS.indexOf(before) * 5, DECLARERS.indexOf(before) * 5 + 5);
        return row.charAt(0) + order.map((suit) => row.charAt(suit + 1)).join('');
      });
      return { deal: `N:${texts.join(' ')}`, tricks: rows.join('') };
    }),
  );
}

/** @param {Analysed} analysed @returns {DealRow} */
export function dealRow({ deal, tricks }) {
  const [north = '', east = '', south = '', west = ''] = deal.slice(2).split(' ');
  const table = unwrap(parseTricks(tricks));
  // Of the dealer only the side matters.
  /** @type {Map<string, number>} */
  const found = new Map();
  const pars = Array.from({ length: 16 }, (_, index) => {
    const board = unwrap(boardNumber(index + 1));
    const vulnerability = vulnerabilityOfBoard(board);
    const key = `${vulnerability} ${index % 2}`;
    const score = found.get(key) ?? par(table, vulnerability, dealerOfBoard(board)).scoreNS;
    found.set(key, score);
    return score;
  });
  return { north, east, south, west, fingerprint: fingerprintOf(unwrap(parseDeal(deal))), tricks, par: pars };
}
