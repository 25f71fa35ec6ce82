/**
 * `.dup`, 156 bytes a board: the deal as in `.bri` (78), again as in `.dge` (68), and on the first board ten bytes that
 * say how to deal: random, backwards, lowest board, copies, and how many boards. Some programs write the highest
 * board there instead, so the length of the file decides.
 *
 * @module
 */
import { counted } from '../counted.ts';
import { formatDeal, type Deal } from '../deal.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import type { Result } from '../result.ts';
import { dealOfNumbers, looksLikeBri, numberBytes, numbersOfDeal } from './bri.ts';
import { asciiOf, readParts } from './dealt-boards.ts';
import { dealOfSigns, looksLikeDge, signBytes, signsOfDeal } from './dge.ts';

const headerAt = numberBytes + signBytes;
const boardBytes = headerAt + 10;

export function readDup(bytes: Uint8Array): Reading {
  const report = new Report('');
  const first = readHeader(bytes, report);
  return readParts(bytes, { size: boardBytes }, report, (part, index, at) => {
    const number = first + index;
    return { number, deal: dealOfBoth(part, number, at, report) };
  });
}

export const looksLikeDup = (bytes: Uint8Array): boolean =>
  looksLikeBri(bytes) && looksLikeDge(bytes.subarray(numberBytes));

/** Boards in a row, the lowest first. */
export const formatDup = (deals: readonly Deal[], first: number): string =>
  deals
    .map((deal, index) => {
      const header = `YN${String(first).padEnd(3)}0 ${String(deals.length).padEnd(3)}`;
      return numbersOfDeal(deal) + signsOfDeal(deal) + (index === 0 ? header : '\0'.repeat(10));
    })
    .join('');

/** The number of the first board; 1 where the header does not say. */
function readHeader(bytes: Uint8Array, report: Report): number {
  const header = asciiOf(bytes.subarray(headerAt, boardBytes));
  const [, backwards, lowest, last] = /^[YN ]([YN ])([ \d]{3})[ \d]{2}([ \d]{3})$/iu.exec(header) ?? [];
  const first = Number(lowest);
  if (!(first >= 1)) {
    report.warn(
      'no-header',
      headerAt,
      'The file does not say which board is the first; board 1 was assumed.',
    );
    return 1;
  }
  if (backwards?.toUpperCase() === 'Y')
    report.warn(
      'dealt-backwards',
      headerAt,
      'The file asks to deal backwards; the boards are in the order of the file.',
    );
  const count = Math.floor(bytes.length / boardBytes);
  const said = Number(last);
  if (said > 0 && said !== count && said !== first + count - 1) {
    const message = `The file says that it has ${counted(said, 'board')}, and has ${count}.`;
    report.warn('other-board-count', headerAt, message);
  }
  return first;
}

/** A damaged half leaves the other. */
function dealOfBoth(part: Uint8Array, number: number, at: number, report: Report): Result<Deal> {
  const byNumber = dealOfNumbers(part);
  const bySign = dealOfSigns(part.subarray(numberBytes));
  if (byNumber.ok && bySign.ok && formatDeal(byNumber.value) === formatDeal(bySign.value)) return byNumber;
  if (!byNumber.ok && !bySign.ok) return byNumber;
  const kept = byNumber.ok ? 'card numbers' : 'suits and ranks';
  const message = `Board ${number} is in the file twice, and differs; its ${kept} were used.`;
  report.warn('copies-differ', at, message);
  return byNumber.ok ? byNumber : bySign;
}
