/**
 * One deal in the parameters of a hand viewer's address: `n e s w` are the hands, `nn en sn wn` names, `d` the dealer, `v`
 * the vulnerability, `b` the board, `a` the auction and `p` the play.
 *
 * @module
 */
import { parseBoardNumber } from '../board.ts';
import type { Hand } from '../hand.ts';
import { finishTable } from '../lin/finish-table.ts';
import { parseLinHand, type LinDeal } from '../lin/lin-deal.ts';
import { startMatch } from '../lin/lin-match.ts';
import type { Warn } from '../lin/lin-tags.ts';
import {
  startTable,
  takeCalls,
  takeCards,
  takeComment,
  takeNote,
  type TableDraft,
} from '../lin/table-draft.ts';
import { makePartialDeal } from '../partial-deal.ts';
import { quote } from '../quote.ts';
import type { TablePlay } from '../record/hand-record.ts';
import { looksMadeUp } from '../record/made-up-auction.ts';
import type { TableRecord } from '../record/table-records.ts';
import { parseSeat, seatName, seats, type Seat } from '../seat.ts';
import { parseVulnerability, type Vulnerability } from '../vulnerability.ts';

type Parameters = ReadonlyMap<string, string>;

/** Whether any of the four hands is there: other addresses have `s=` and `w=` too. */
export const hasHands = (parameters: Parameters): boolean =>
  seats.some((seat) => /^\s*[SHDC][AKQJT\dSHDC-]{4}/iu.test(parameters.get(seat.toLowerCase()) ?? ''));

/** Null for a deal that cannot be used, which is reported. */
export function readViewerTable(parameters: Parameters, warn: Warn): TableRecord | null {
  const hands = readHands(parameters, warn);
  const deal = hands && makePartialDeal(hands);
  if (deal && !deal.ok) warn(deal.error.code, 0, `The deal was skipped: ${deal.error.message}`);
  if (!deal?.ok) return null;
  const draft = startTable(0, []);
  takeBoard(draft, parameters.get('b') ?? '');
  draft.vulnerability = readVulnerability(parameters.get('v') ?? '', warn);
  draft.players = readNames(parameters);
  takeAuction(draft, parameters.get('a') ?? '', warn);
  takePlay(draft, parameters.get('p') ?? '', warn);
  const dealer = readDealer(parameters.get('d') ?? '', warn);
  if (dealer === null && draft.number === null && draft.calls.length > 0)
    warn('no-dealer', 0, 'The dealer is not given, nor a board number to tell; West was assumed.');
  return withoutMadeUpAuction(draft, { deal: deal.value, dealer }, warn);
}

/** `1`, or `1 for the hand` where an address stands in a sentence. */
export function takeBoard(draft: TableDraft, text: string): void {
  const title = text.trim();
  const number = parseBoardNumber(/^\d{1,9}(?!\w)/u.exec(title)?.[0] ?? '');
  if (number.ok) draft.number = number.value;
  else if (title !== '') draft.title = title;
}

export function readDealer(text: string, warn: Warn): Seat | null {
  const seat = parseSeat(firstWord(text));
  if (!seat.ok && text.trim() !== '') warn('unknown-dealer', 0, seat.error.message);
  return seat.ok ? seat.value : null;
}

export function readVulnerability(text: string, warn: Warn): Vulnerability | null {
  const word = firstWord(text).toLowerCase();
  if (word === '') return null;
  const vulnerability = parseVulnerability(vulnerabilityByLetter.get(word) ?? word);
  if (vulnerability.ok) return vulnerability.value;
  warn(vulnerability.error.code, 0, vulnerability.error.message);
  return null;
}

const vulnerabilityByLetter: ReadonlyMap<string, Vulnerability> = new Map([
  ['n', 'NS'],
  ['e', 'EW'],
  ['b', 'All'],
  ['o', 'None'],
  ['0', 'None'],
]);

const firstWord = (text: string): string => /^\s*([^\s#]*)/u.exec(text)?.[1] ?? '';

/** Suits in any order, a void as its letter alone or with dashes after it. */
function readHands(parameters: Parameters, warn: Warn): Record<Seat, Hand | null> | null {
  const hands: Record<Seat, Hand | null> = { N: null, E: null, S: null, W: null };
  for (const seat of seats) {
    const text = firstWord(parameters.get(seat.toLowerCase()) ?? '');
    const hand = parseLinHand(text.replaceAll(/[-–—_.,|]/gu, ''));
    if (!hand.ok) {
      warn(hand.error.code, 0, `The deal was skipped. ${seatName(seat)}: ${hand.error.message}`);
      return null;
    }
    hands[seat] = hand.value;
  }
  return hands;
}

function readNames(parameters: Parameters): TablePlay['players'] {
  const name = (key: string): string | null => (parameters.get(key) ?? '').trim().slice(0, 200) || null;
  return { N: name('nn'), E: name('en'), S: name('sn'), W: name('wn') };
}

/** Calls, `(…)` for the meaning of the one before, `{…}` for a comment; `?` asks, and `_` is nothing. */
function takeAuction(draft: TableDraft, text: string, warn: Warn): void {
  for (const { calls, note, comment } of piecesOf(text)) {
    const written = calls.replaceAll(/[?_]/gu, ' ').trim();
    if (written !== '') takeCalls(draft, written, 0, warn);
    if (note !== null) takeNote(draft, note, 0, warn);
    if (comment !== null) takeComment(draft, comment);
  }
}

/** Cards from the opening lead on, with comments as in the auction. */
function takePlay(draft: TableDraft, text: string, warn: Warn): void {
  for (const { calls, note, comment } of piecesOf(text)) {
    const written = calls.trim();
    if (written !== '') takeCards(draft, written, 0, warn);
    takeComment(draft, note ?? comment ?? '');
  }
}

interface Piece {
  readonly calls: string;
  readonly note: string | null;
  readonly comment: string | null;
}

/** Cut before each bracket that opens, and after the one that closes it. */
function* piecesOf(text: string): Generator<Piece, void> {
  for (const match of text.matchAll(/([^({]*)(?:\(([^)]*)\)?|\{([^}]*)\}?)?/gu)) {
    const [whole, calls = '', note, comment] = match;
    if (whole !== '') yield { calls, note: plainText(note), comment: plainText(comment) };
  }
}

/** Comments are HTML at times. */
const plainText = (text: string | undefined): string | null =>
  text === undefined
    ? null
    : text
        .replaceAll(/<[^<>]{0,200}>/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim();

/** The contract of a made-up auction is kept, the auction is not: nobody bid it. */
function withoutMadeUpAuction(draft: TableDraft, dealt: LinDeal, warn: Warn): TableRecord {
  const record = finishTable(draft, dealt, startMatch(''), warn);
  const said = draft.calls.some(
    ({ note, alerted, comments }) => note !== null || alerted || comments !== null,
  );
  const { table } = record;
  if (!table?.auction || table.play || said || !looksMadeUp(table.auction.auction)) return record;
  const written = table.auction.auction.calls.join(' ');
  warn(
    'made-up-auction',
    0,
    `The auction ${quote(written)} has one bid, as pages of results make it up; only the contract was kept.`,
  );
  return { ...record, table: { ...table, auction: null } };
}
