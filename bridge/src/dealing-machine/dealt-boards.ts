/**
 * What the files of dealing machines share: a list of deals, by number. They say nothing else, so dealer and
 * vulnerability follow from the number.
 *
 * @module
 */
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard, type BoardNumber } from '../board.ts';
import { cards } from '../card.ts';
import { counted } from '../counted.ts';
import { makeDeal, type Deal } from '../deal.ts';
import { handOf, type Hand } from '../hand.ts';
import type { Reading } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { fail, type Result } from '../result.ts';
import { seatName, seats, type Seat } from '../seat.ts';

/** A deal in a file, good or bad, and its offset. */
export interface FoundDeal {
  readonly number: number;
  readonly deal: Result<Deal>;
  readonly at: number;
}

/** Far more than any machine deals at a time. */
export const maxBoards = 10_000;

/** The boards of the deals that are good; a warning for each of the others. */
export function readDeals(found: Iterable<FoundDeal>, report: Report): Reading {
  const boards: TableRecord[] = [];
  let count = 0;
  for (const { number, deal, at } of found) {
    if (++count > maxBoards) {
      report.warn('too-many-boards', at, `Only the first ${counted(maxBoards, 'board')} were read.`);
      break;
    }
    const board = boardNumber(number);
    if (!board.ok) report.warn(board.error.code, at, `A board was skipped: ${board.error.message}`);
    else if (deal.ok) boards.push(dealtBoard(board.value, deal.value));
    else report.warn(deal.error.code, at, () => `Board ${number} was skipped: ${deal.error.message}`);
  }
  return { record: { header: [], boards: mergeTableRecords(boards) }, warnings: report.warnings };
}

const dealtBoard = (number: BoardNumber, deal: Deal): TableRecord => ({
  number,
  deal,
  dealer: dealerOfBoard(number),
  vulnerability: vulnerabilityOfBoard(number),
  tags: new Map(),
  sections: new Map(),
  remarks: [],
  table: null,
});

/** The deal in which each card, from the ace of spades to the two of clubs, has the owner at its place in the list. */
export function dealOfOwners(owners: readonly (Seat | undefined)[]): Result<Deal> {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of seats) {
    const hand = handOf(cards.filter((_, index) => owners[index] === seat));
    if (!hand.ok) return fail(hand.error.code, `${seatName(seat)}: ${hand.error.message}`);
    hands[seat] = hand.value;
  }
  return makeDeal(hands as Record<Seat, Hand>);
}

/** How a file without lines is cut into boards. */
interface Layout {
  /** The bytes before the first board. */
  readonly start?: number;
  readonly size: number;
}

/** Reads parts of equal length; a shorter one at the end is reported and left out. */
export function readParts(
  bytes: Uint8Array,
  { start = 0, size }: Layout,
  report: Report,
  read: (part: Uint8Array, index: number, at: number) => Omit<FoundDeal, 'at'>,
): Reading {
  const count = Math.max(0, Math.floor((bytes.length - start) / size));
  const rest = bytes.subarray(start + count * size);
  if (!rest.every((byte) => padding.has(byte))) {
    const message = `The file breaks off: its last board has ${rest.length} of ${size} bytes.`;
    report.warn('file-breaks-off', start + count * size, message);
  }
  function* deals(): Generator<FoundDeal, void> {
    for (let index = 0; index < count; index++) {
      const at = start + index * size;
      yield { ...read(bytes.subarray(at, at + size), index, at), at };
    }
  }
  return readDeals(deals(), report);
}

/** Zeros, line ends, blanks, and the old sign for the end of a file. */
const padding: ReadonlySet<number> = new Set([0x00, 0x0a, 0x0d, 0x1a, 0x20]);

/** Bytes as the characters of the same codes. */
export const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 1000));
