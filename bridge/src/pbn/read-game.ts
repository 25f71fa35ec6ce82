/**
 * From the tags of a game to what they say: the deal, and what happened at the table.
 *
 * @module
 */
import { dealerOfBoard, parseBoardNumber, vulnerabilityOfBoard, type BoardNumber } from '../board.ts';
import type { Deal } from '../deal.ts';
import type { PartialDeal } from '../partial-deal.ts';
import { quote } from '../quote.ts';
import type { Budget } from '../record/budget.ts';
import type { Remark, Section, Sections } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { isEmptyTable, type TableRecord } from '../record/table-records.ts';
import { parseSeat, type Seat } from '../seat.ts';
import { parseVulnerability, type Vulnerability } from '../vulnerability.ts';
import { readComments } from './comments.ts';
import { formatPbnDate, isUnknownDate, parseDate, type RecordDate } from './date.ts';
import { DealParser, hasSpotCards } from './deal-value.ts';
import type { EscapedLine, SourceGame } from './game-reader.ts';
import { placeOf, sortTags, type GameSheet, type SheetTools } from './game-sheet.ts';
import { Inheritance } from './inheritance.ts';
import { draftAuction, type AuctionDraft } from './read-auction.ts';
import { firstCaller } from './read-auction-section.ts';
import { readTable } from './read-table.ts';
import { SectionLexer } from './section-lexer.ts';
import { isUnknown, known } from './table-values.ts';
import type { PlacedTag } from './tag-names.ts';
import type { Span } from './tag-reader.ts';
import { verifyGame } from './verify.ts';

/** Reads the games in order, since games inherit values, and sometimes the deal, from earlier ones. */
export class GameInterpreter {
  readonly #tools: SheetTools;
  readonly #deals = new DealParser();
  #previous: TableRecord | null = null;
  #dateText = '';
  #date: RecordDate | null = null;

  constructor(text: string, report: Report, budget: Budget) {
    this.#tools = {
      lexer: new SectionLexer(text, budget),
      inheritance: new Inheritance(text, budget),
      report,
      budget,
      sectionPlaces: new WeakMap(),
    };
  }

  /** The offset of a section that was read. */
  placeOf(section: Section): number {
    return this.#tools.sectionPlaces.get(section) ?? 0;
  }

  /** Null for a game that cannot be used, which is reported. */
  read(source: SourceGame): TableRecord | null {
    const { lexer, report } = this.#tools;
    const sheet = sortTags(source, this.#tools);
    if (report.strict) verifyGame(sheet, this.#tools);
    const before = this.#boardBefore(sheet);
    const number = readNumber(sheet) ?? before?.number ?? null;
    const deal = this.#readDeal(sheet, before, number);
    this.#previous = null;
    if (!deal && !report.strict) return null;
    const draft = sheet.auction && draftAuction(lexer, sheet.auction.tag, report);
    const dealer =
      this.#readDealer(sheet, draft, before, number) ?? this.#assume('W', 'dealer', 'West', sheet, deal);
    const vulnerability =
      this.#readVulnerability(sheet, before, number) ??
      this.#assume('None', 'vulnerability', 'none', sheet, deal);
    const table = readTable(sheet, draft, { deal, dealer }, this.#tools);
    this.#readDate(sheet);
    if (!deal) return null;
    const { tags, remarks } = sheet;
    const sections = sheet.sections.size === 0 ? noSections : sheet.sections;
    for (const [name, value] of tags) if (isUnknown(value)) tags.delete(name);
    const knownTable = isEmptyTable(table) && !keepsTableAsText(sheet) ? null : table;
    this.#previous = { number, deal, dealer, vulnerability, tags, sections, remarks, table: knownTable };
    return this.#previous;
  }

  /** Comments after the last game. */
  readTrail(trail: Span, escapedLines: readonly EscapedLine[]): readonly Remark[] {
    const comments = readComments(this.#tools.lexer, trail, this.#tools.report);
    return [
      ...comments.map((text): Remark => ({ kind: 'comment', text, after: null })),
      ...escapedLines.map(({ text }): Remark => ({ kind: 'escaped-line', text, after: null })),
    ];
  }

  /**
   * The game before, where this one is another table of the same board: programs leave out the deal the second time,
   * with or without the number.
   */
  #boardBefore({ fields, auction, play }: GameSheet): TableRecord | null {
    const previous = this.#previous;
    if (!previous) return null;
    if (fields.Deal !== undefined) return null;
    const number = fields.Board;
    const isSame =
      number === undefined
        ? fields.Dealer === undefined
        : Number(number) === previous.number || number === previous.tags.get('Board');
    const wasPlayed =
      auction !== null || play !== null || played.some((name) => known(fields, name) !== null);
    return isSame && wasPlayed ? previous : null;
  }

  #readDeal(
    sheet: GameSheet,
    before: TableRecord | null,
    number: BoardNumber | null,
  ): Deal | PartialDeal | null {
    const { report } = this.#tools;
    const { source, fields } = sheet;
    const text = known(fields, 'Deal');
    if (before) return before.deal;
    const label = number === null ? labelOf(fields.Board) : `Board ${number}`;
    const place = placeOf(source, 'Deal');
    if (text === null) {
      report.warn('no-deal', place, `${label} was skipped: it has no deal.`);
      return null;
    }
    const deal = this.#deals.parse(text);
    if (!deal.ok) {
      report.warn(deal.error.code, place, `${label} was skipped: ${deal.error.message}`);
      return null;
    }
    if (hasSpotCards(text))
      report.warn('spot-cards', place, `${label} has hands with small cards as x; they were left out.`);
    return deal.value;
  }

  #readDealer(
    { source, fields, auction }: GameSheet,
    draft: AuctionDraft | null,
    before: TableRecord | null,
    number: BoardNumber | null,
  ): Seat | null {
    const text = known(fields, 'Dealer');
    if (text !== null) {
      const seat = parseSeat(text);
      if (seat.ok) return seat.value;
      this.#tools.report.warn('unknown-dealer', placeOf(source, 'Dealer'), seat.error.message);
    }
    if (before) return before.dealer;
    const caller = auction && draft && draft.calls.length > 0 ? firstCaller(auction, draft) : null;
    return caller ?? (number === null ? null : dealerOfBoard(number));
  }

  /** Here a dash means that neither side is vulnerable, rather than an unknown value. */
  #readVulnerability(
    { source, fields }: GameSheet,
    before: TableRecord | null,
    number: BoardNumber | null,
  ): Vulnerability | null {
    const text = fields.Vulnerable ?? '';
    if (text !== '' && text !== '?') {
      const vulnerability = parseVulnerability(text);
      if (vulnerability.ok) return vulnerability.value;
      this.#tools.report.warn(
        'unknown-vulnerability',
        placeOf(source, 'Vulnerable'),
        vulnerability.error.message,
      );
    }
    if (before) return before.vulnerability;
    return number === null ? null : vulnerabilityOfBoard(number);
  }

  /** A default for a missing value; reported unless the game is skipped. */
  #assume<T extends Seat | Vulnerability>(
    value: T,
    what: 'dealer' | 'vulnerability',
    word: string,
    { source }: GameSheet,
    deal: Deal | PartialDeal | null,
  ): T {
    if (deal) {
      const message = `The ${what} is not given, nor a board number to tell; ${word} was assumed.`;
      this.#tools.report.warn(`no-${what}`, placeOf(source, 'Deal'), message);
    }
    return value;
  }

  /** Spelled as the standard has it; a time that stands with it gets its own tag. */
  #readDate({ source, tags }: GameSheet): void {
    const text = tags.get('Date');
    if (text === undefined || isUnknown(text)) return;
    if (isUnknownDate(text)) {
      tags.delete('Date');
      return;
    }
    if (text !== this.#dateText) {
      this.#dateText = text;
      this.#date = parseDate(text);
      // Most files repeat their date with every board or table: one warning is enough.
      if (!this.#date) {
        const message = `${quote(text)} is not a date that can be read.`;
        this.#tools.report.warn('bad-date', placeOf(source, 'Date'), message);
      }
    }
    const date = this.#date;
    if (!date) return;
    tags.set('Date', formatPbnDate(date));
    if (date.time !== null && !tags.has('Time')) tags.set('Time', `${date.time}:00`.slice(0, 8));
  }
}

/** Whether unreadable data of the table is kept as text: it belongs to the table, not to the board. */
const keepsTableAsText = ({ tags, sections }: GameSheet): boolean =>
  sections.has('Auction') ||
  sections.has('Play') ||
  played.some((name) => tags.has(name)) ||
  tags.has('Room');

const noSections: Sections = new Map();

const played: readonly PlacedTag[] = ['Declarer', 'Contract', 'Result', 'Score'];

/** Lessons number boards `1-4`: what is no number stays among the tags. */
function readNumber({ fields, tags }: GameSheet): BoardNumber | null {
  if (fields.Board === undefined) return null;
  const number = parseBoardNumber(fields.Board);
  if (number.ok) return number.value;
  tags.set('Board', fields.Board);
  return null;
}

const labelOf = (board: string | undefined): string =>
  board === undefined || isUnknown(board) ? 'A game' : `Board ${quote(board)}`;
