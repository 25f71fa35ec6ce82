/**
 * `.dlm`, text: a head with the first and the last board, then 99 boards, those outside this range a dummy. A board is 26
 * letters from a to p, each the owners of two cards, and three digits to check them.
 *
 * @module
 */
import { cards } from '../card.ts';
import { ownerOf, type Deal } from '../deal.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { fail, type Result } from '../result.ts';
import { seats } from '../seat.ts';
import { dealOfOwners, readDeals, type FoundDeal } from './dealt-boards.ts';

/** The format has room for no more. */
export const maxDlmBoards = 99;

export function readDlm(text: string): Reading {
  const report = new Report(text);
  return readDeals(dealsIn(text, report), report);
}

export const looksLikeDlm = (text: string): boolean =>
  /^\s*\[Document\][^\S\n]*\n/u.test(text.slice(0, 1000));

/** Boards in a row; the last of them at most 99. */
export function formatDlm(deals: readonly Deal[], first: number): string {
  const last = first + deals.length - 1;
  const head = ['[Document]', 'Headline=Bridge Review', 'Status=Show', 'Duplicates=1', `From board=${first}`];
  const rest = [`To board=${last}`, 'Next board to duplimate=0', 'PrintOuts=0', 'Crypto key=0'];
  const boards = Array.from({ length: maxDlmBoards }, (_, index) => {
    const number = index + 1;
    const deal = deals[number - first];
    const letters = deal ? lettersOfDeal(deal) : dummy;
    const name = String(number).padStart(2, '0');
    const check = String(checksumOf(number, letters)).padStart(3, '0');
    return [`Duplicates ${name}=0`, `Board ${name}=${letters}${check}`];
  });
  const lines = [...head, ...rest, `Checksum=${deals.length ^ 1}`, ...boards.flat()];
  return lines.map((line) => `${line}\r\n`).join('');
}

function* dealsIn(text: string, report: Report): Generator<FoundDeal, void> {
  const key = field(text, 'Crypto key');
  if (key && !/^0*$/u.test(key.value)) {
    report.warn(
      'encrypted',
      key.at,
      'The boards are encrypted, so they cannot be read without the program that wrote them.',
    );
    return;
  }
  const [from, to] = [boardField(text, 'From board', report), boardField(text, 'To board', report)];
  if (from === null || to === null) return;
  const found = new Set<number>();
  for (const match of text.matchAll(/^[^\S\n]*Board 0*(\d{1,3})=([^\r\n]*)/gimu)) {
    const number = Number(match[1]);
    if (number < from || number > to || found.has(number)) continue;
    found.add(number);
    yield { number, deal: dealOfLetters(number, (match[2] ?? '').trim()), at: match.index };
  }
  for (let number = from; number <= Math.min(to, maxDlmBoards); number++)
    if (!found.has(number)) report.warn('no-deal', text.length, `Board ${number} is missing.`);
}

function dealOfLetters(number: number, value: string): Result<Deal> {
  const [, letters, check] = /^([a-p]{26})(\d{1,3})?$/u.exec(value) ?? [];
  if (letters === undefined) return fail('not-a-deal', 'It is not 26 letters from a to p and three digits.');
  if (check !== undefined && Number(check) !== checksumOf(number, letters))
    return fail('wrong-checksum', 'Its checksum does not fit its cards.');
  const codes = Array.from(letters, (letter) => letter.charCodeAt(0) - CODE_OF_A);
  return dealOfOwners(codes.flatMap((code) => [seats[code >> 2], seats[code & 3]]));
}

function lettersOfDeal(deal: Deal): string {
  const owners = cards.map((card) => seats.indexOf(ownerOf(deal, card)));
  return Array.from({ length: 26 }, (_, index) =>
    String.fromCharCode(CODE_OF_A + 4 * (owners[2 * index] ?? 0) + (owners[2 * index + 1] ?? 0)),
  ).join('');
}

const checksumOf = (number: number, letters: string): number =>
  Array.from(letters, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum ^ code, number);

function boardField(text: string, name: string, report: Report): number | null {
  const found = field(text, name);
  const number = /^\d{1,3}$/u.test(found?.value ?? '') ? Number(found?.value) : 0;
  if (number >= 1) return number;
  report.warn('no-board-range', found?.at ?? 0, `The line "${name}=" does not give the number of a board.`);
  return null;
}

function field(text: string, name: string): { readonly value: string; readonly at: number } | null {
  const match = new RegExp(`^[^\\S\\n]*${name}=([^\\r\\n]*)`, 'imu').exec(text.slice(0, 4000));
  return match && { value: (match[1] ?? '').trim(), at: match.index };
}

const CODE_OF_A = 97;

/** Spades to North, hearts to East, and so on: what the format has where there is no board. */
const dummy = 'aaaaaabffffffkkkkkklpppppp';
