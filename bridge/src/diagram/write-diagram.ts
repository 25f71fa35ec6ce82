import { turnOf, type Auction } from '../auction.ts';
import { isBid, levelOf, strainOf, type Call } from '../call.ts';
import { formatHolding } from '../holding.ts';
import type { Deal } from '../deal.ts';
import type { PartialDeal } from '../partial-deal.ts';
import { placesBetween, seatName, seatsFrom, type Seat } from '../seat.ts';
import { suitSymbol, suits, type Suit } from '../suit.ts';
import type { Strain } from '../strain.ts';

/** How suits are written: `♠`, or `S` where a terminal has no such signs. */
export type SuitSign = (suit: Suit) => string;

export const symbols: SuitSign = suitSymbol;

export const letters: SuitSign = (suit) => suit;

/** Four hands around the table, North on top. */
export function dealDiagram(deal: Deal | PartialDeal, sign: SuitSign): string[] {
  const hand = (seat: Seat): string[] => handLines(deal, seat, sign);
  const [west, east] = [hand('W'), hand('E')];
  const width = Math.max(12, ...west.map((line) => line.length)) + 2;
  const middle = west.map((line, index) => `${line.padEnd(2 * width)}${east[index] ?? ''}`);
  const centred = (lines: readonly string[]): string[] => lines.map((line) => ' '.repeat(width) + line);
  return [...centred(hand('N')), ...middle, ...centred(hand('S'))].map((line) => line.trimEnd());
}

function handLines(deal: Deal | PartialDeal, seat: Seat, sign: SuitSign): string[] {
  const hand = deal[seat];
  if (hand === null) return ['', '(unknown)', '', ''];
  return suits.map((suit) => `${sign(suit)} ${formatHolding(hand[suit]) || '-'}`);
}

/** West, North, East and South side by side, with a mark for each note below. */
export function auctionTable(auction: Auction, marks: ReadonlyMap<number, string>, sign: SuitSign): string[] {
  const blanks = Array.from({ length: placesBetween('W', auction.dealer) }, () => '');
  const cells = auction.calls.map((call, index) => callText(call, sign) + (marks.get(index) ?? ''));
  const open = turnOf(auction) === null ? [] : ['…'];
  const all = [...seatsFrom('W').map(seatName), ...blanks, ...cells, ...open];
  const width = Math.max(...all.map((cell) => cell.length)) + 2;
  const rows: string[] = [];
  for (let start = 0; start < all.length; start += 4) {
    rows.push(
      all
        .slice(start, start + 4)
        .map((cell) => cell.padEnd(width))
        .join('')
        .trimEnd(),
    );
  }
  return rows;
}

export const strainText = (strain: Strain, sign: SuitSign): string => (strain === 'NT' ? 'NT' : sign(strain));

const callText = (call: Call, sign: SuitSign): string =>
  isBid(call) ? `${levelOf(call)}${strainText(strainOf(call), sign)}` : call;
