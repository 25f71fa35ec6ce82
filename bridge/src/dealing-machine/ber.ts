/**
 * `.ber`, 52 digits a board without separators: the owner of each card from the ace of spades to the two of clubs, 1 to 4
 * for North, East, South and West. Boards have no numbers: they count from 1.
 *
 * @module
 */
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { seats } from '../seat.ts';
import { dealOfOwners, readDeals, type FoundDeal } from './dealt-boards.ts';

export function readBer(text: string): Reading {
  const report = new Report(text);
  return readDeals(dealsIn(text, report), report);
}

export const looksLikeBer = (text: string): boolean => /^\s*(?:[1-4]\s*){52}/u.test(text.slice(0, 200));

function* dealsIn(text: string, report: Report): Generator<FoundDeal, void> {
  let owners: string[] = [];
  let [start, number] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const digit = text.charAt(at);
    if (text.charCodeAt(at) <= BLANK) continue;
    if (owners.length === 0) start = at;
    owners.push(digit);
    if (owners.length < 52) continue;
    yield {
      number: number++,
      deal: dealOfOwners(owners.map((owner) => seats[Number(owner) - 1])),
      at: start,
    };
    owners = [];
  }
  if (owners.length > 0)
    report.warn(
      'file-breaks-off',
      start,
      `The file breaks off: its last board has ${owners.length} of 52 cards.`,
    );
}

/** Blanks, line ends, and the old sign for the end of a file. */
const BLANK = 0x20;
