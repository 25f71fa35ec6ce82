/**
 * `.cds` and `.rzd`, 13 bytes a deal: one for each rank from the ace down, in it two bits for each suit from spades down,
 * the owner of that card. `.cds` has the board's number before each deal and counts owners from 1 (4 is 0); `.rzd` has one head
 * of 13 bytes with the number of deals, and counts owners from 0.
 *
 * @module
 */
import { counted } from '../counted.ts';
import type { Deal } from '../deal.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import type { Result } from '../result.ts';
import { seats, type Seat } from '../seat.ts';
import { dealOfOwners, readParts } from './dealt-boards.ts';

const dealBytes = 13;

export function readCds(bytes: Uint8Array): Reading {
  return readParts(bytes, { size: dealBytes + 1 }, new Report(''), (part) => ({
    number: part[0] ?? 0,
    deal: dealOfCds(part),
  }));
}

export function readRzd(bytes: Uint8Array): Reading {
  const report = new Report('');
  const said = countIn(bytes);
  const count = Math.max(0, Math.floor(bytes.length / dealBytes) - 1);
  if (said !== count)
    report.warn(
      'other-board-count',
      0,
      `The file says that it has ${counted(said, 'board')}, and has ${count}.`,
    );
  return readParts(bytes, { start: dealBytes, size: dealBytes }, report, (part, index) => ({
    number: index + 1,
    deal: dealOfBytes(part, 0),
  }));
}

/** Nothing marks these files but that they hold deals. */
export const looksLikeCds = (bytes: Uint8Array): boolean =>
  bytes.length > dealBytes && bytes.length % (dealBytes + 1) === 0 && dealOfCds(bytes.subarray(0, 14)).ok;

export const looksLikeRzd = (bytes: Uint8Array): boolean =>
  bytes.length >= 2 * dealBytes &&
  bytes.length === dealBytes * (countIn(bytes) + 1) &&
  dealOfBytes(bytes.subarray(dealBytes, 2 * dealBytes), 0).ok;

/** Low byte first. */
const countIn = (bytes: Uint8Array): number => (bytes[0] ?? 0) + 256 * (bytes[1] ?? 0);

const dealOfCds = (part: Uint8Array): Result<Deal> => dealOfBytes(part.subarray(1), 1);

/** `northIs` is the value that stands for North. */
function dealOfBytes(bytes: Uint8Array, northIs: number): Result<Deal> {
  const owners: Seat[] = [];
  for (let suit = 0; suit < 4; suit++)
    for (let rank = 0; rank < 13; rank++)
      owners.push(seats[(((bytes[rank] ?? 0) >> (6 - 2 * suit)) - northIs) & 3] as Seat);
  return dealOfOwners(owners);
}
