/**
 * Follows the tags of a file in order: which board they belong to, and where one board ends and the next begins.
 *
 * @module
 */
import { parseBoardNumber, type BoardNumber } from '../board.ts';
import { tricks } from '../contract.ts';
import { quote } from '../quote.ts';
import type { TableRecord } from '../record/table-records.ts';
import type { Vulnerability } from '../vulnerability.ts';
import { finishTable } from './finish-table.ts';
import { parseLinDeal, type LinDeal } from './lin-deal.ts';
import { startMatch, takeResults, type Match } from './lin-match.ts';
import type { LinTag, Warn } from './lin-tags.ts';
import {
  hasCallsOrCards,
  playersIn,
  startTable,
  takeCalls,
  takeCards,
  takeComment,
  takeNote,
  type TableDraft,
} from './table-draft.ts';

/** Takes the tags one by one; the games are complete at the end. */
export class LinReader {
  readonly #warn: Warn;
  readonly #games: TableRecord[] = [];
  #draft: TableDraft | null = null;
  #names: readonly string[] = [];
  /** Whether new names were read since the last board ended. */
  #namesAreNew = false;
  #match: Match = startMatch('');
  /** In a match the second room may leave out the deal that the first has shown. */
  #dealt = new Map<BoardNumber, LinDeal>();
  /** Comments before the first board; they are stored with it. */
  #early: readonly string[] = [];

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  take({ name, value, at }: LinTag): void {
    if (name === 'vg') this.#startMatch(value);
    else if (name === 'rs') takeResults(this.#match, value, at, this.#warn);
    else if (name === 'bn')
      this.#match.places = new Map(value.split(',').map((board, place) => [Number(board), place]));
    else if (name === 'qx') this.#startBoard(value, at);
    else if (name === 'pn') this.#takeNames(value);
    else if (name === 'md') this.#takeDeal(value, at);
    else if (name === 'ah') this.#takeTitle(value, at);
    else if (name === 'sv') this.#takeVulnerability(value, at);
    else if (name === 'mb') takeCalls(this.#current(at), value, at, this.#warn);
    else if (name === 'an') takeNote(this.#current(at), value, at, this.#warn);
    else if (name === 'nt') takeComment(this.#current(at), value);
    else if (name === 'pc') takeCards(this.#current(at), value, at, this.#warn);
    else if (name === 'mc') this.#takeClaim(value, at);
  }

  finish(): readonly TableRecord[] {
    this.#finishBoard();
    return this.#games;
  }

  #current(at: number): TableDraft {
    if (this.#draft) return this.#draft;
    this.#draft = startTable(at, this.#early);
    this.#early = [];
    return this.#draft;
  }

  /** If the board already has this tag, a new board begins. */
  #currentOrNext(at: number, has: (draft: TableDraft) => boolean): TableDraft {
    if (this.#draft?.isDealt && has(this.#draft)) this.#finishBoard();
    return this.#current(at);
  }

  #startMatch(value: string): void {
    this.#finishBoard();
    this.#match = startMatch(value);
    this.#names = [];
    this.#dealt = new Map();
  }

  #startBoard(value: string, at: number): void {
    this.#finishBoard();
    const [, room, digits] = /^([oc])?\s*(\d{1,9})?/iu.exec(value) ?? [];
    const number = parseBoardNumber(digits ?? '');
    const draft = this.#current(at);
    draft.isAnnounced = true;
    if (room) draft.room = room.toLowerCase() === 'o' ? 'Open' : 'Closed';
    if (number.ok) draft.number = number.value;
  }

  /** They may come before their board or in it. */
  #takeNames(value: string): void {
    const isForNext = this.#draft?.isDealt && (this.#draft.isNamed || hasCallsOrCards(this.#draft));
    if (isForNext && !this.#draft?.isAnnounced) this.#finishBoard();
    this.#names = namesIn(value);
    this.#namesAreNew = true;
    if (this.#draft && !isForNext) this.#nameTable(this.#draft);
  }

  #nameTable(draft: TableDraft): void {
    draft.players = playersIn(this.#names, draft.room);
    draft.isNamed = this.#namesAreNew;
    this.#namesAreNew = false;
  }

  #takeDeal(value: string, at: number): void {
    const draft = this.#currentOrNext(at, () => true);
    draft.isDealt = true;
    if (!draft.isNamed) this.#nameTable(draft);
    const deal = parseLinDeal(value);
    if (deal.ok) draft.deal = deal.value;
    else this.#warn(deal.error.code, at, `${nameOf(draft)} was skipped. ${deal.error.message}`);
  }

  #takeTitle(value: string, at: number): void {
    const draft = this.#currentOrNext(at, ({ title }) => title !== null);
    draft.title = value;
    const number = parseBoardNumber(/^(?:board)?\s*#?\s*(\d{1,9})$/iu.exec(value)?.[1] ?? '');
    if (number.ok) draft.number = number.value;
  }

  #takeVulnerability(value: string, at: number): void {
    const draft = this.#currentOrNext(at, ({ vulnerability }) => vulnerability !== null);
    const vulnerability = vulnerabilities.get(value.toLowerCase());
    const message = `${quote(value)} is not a vulnerability: o, n, e or b.`;
    if (vulnerability) draft.vulnerability = vulnerability;
    else if (value !== '') this.#warn('unknown-vulnerability', at, message);
  }

  #takeClaim(value: string, at: number): void {
    const claim = /^\d{1,2}$/u.test(value) ? tricks(Number(value)) : null;
    if (claim?.ok) this.#current(at).claim = claim.value;
    else this.#warn('not-a-trick-count', at, `${quote(value)} is not a number of tricks: 0 to 13.`);
  }

  #finishBoard(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (!draft) return;
    const { number, isDealt } = draft;
    const deal = draft.deal ?? (isDealt || number === null ? null : this.#dealt.get(number));
    if (deal) {
      if (number !== null) this.#dealt.set(number, deal);
      draft.players ??= playersIn(this.#names, draft.room);
      this.#games.push(finishTable(draft, deal, this.#match, this.#warn));
    } else if (number === null && !isDealt && !hasCallsOrCards(draft)) this.#early = draft.comments;
    else if (!isDealt) this.#warn('no-deal', draft.at, `${nameOf(draft)} was skipped: it has no deal.`);
  }
}

const nameOf = ({ number, room }: TableDraft): string =>
  `${number === null ? 'A board' : `Board ${number}`}${room ? ` in the ${room.toLowerCase()} room` : ''}`;

const vulnerabilities: ReadonlyMap<string, Vulnerability> = new Map([
  ['o', 'None'],
  ['0', 'None'],
  ['n', 'NS'],
  ['e', 'EW'],
  ['b', 'All'],
]);

/** Eight at most. Where there are more, operators wrote a comma before an initial: `Finch, I` is one name. */
function namesIn(value: string): readonly string[] {
  const parts = value.split(',', 32);
  const joined =
    parts.length > 8
      ? parts
          .join(',')
          .replaceAll(/, (?=\p{L}{1,2}\.?(?:,|$))/gu, ' ')
          .split(',')
      : parts;
  return joined.slice(0, 8).map((name) => name.trim());
}
