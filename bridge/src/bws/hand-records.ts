import { parseBoardNumber, type BoardNumber } from '../board.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import type { Report } from '../record/report.ts';
import { dealOfSuits } from '../record/row-values.ts';
import type { SessionBoard } from '../record/session-record.ts';
import { seatName, seats, type Seat } from '../seat.ts';
import type { BwsTables } from './bws-tables.ts';
import { textIn } from './cells.ts';

type DealOrNone = SessionBoard['deal'];

const suitNames = ['Spades', 'Hearts', 'Diamonds', 'Clubs'];
const suitColumns = (seat: Seat): string[] => suitNames.map((suit) => `${seatName(seat)}${suit}`);

/** The deals of `HandRecord`; those of one section often serve all. */
export class HandRecords {
  readonly #deals = new Map<BoardNumber, Map<string, NonNullable<DealOrNone>>>();

  constructor(tables: BwsTables, report: Report) {
    for (const row of tables.rows('HandRecord', ['Section', 'Board', ...seats.flatMap(suitColumns)]) ?? []) {
      const number = parseBoardNumber(textIn(row, 'Board'));
      if (!number.ok) continue;
      const suitsOf = (seat: Seat): string[] => suitColumns(seat).map((column) => textIn(row, column));
      const deal = dealOfSuits({ N: suitsOf('N'), E: suitsOf('E'), S: suitsOf('S'), W: suitsOf('W') });
      if (deal.ok) {
        const bySection = this.#deals.get(number.value) ?? new Map<string, NonNullable<DealOrNone>>();
        this.#deals.set(number.value, bySection.set(textIn(row, 'Section'), deal.value));
      } else if (deal.error.code !== 'no-known-hand') {
        const message = `The hands of board ${number.value} were skipped: ${deal.error.message}`;
        report.warn(deal.error.code, 1, message);
      }
    }
  }

  /** Of the section; else of another, if there is only one deal of that number. */
  find(section: string, number: BoardNumber): DealOrNone {
    const bySection = this.#deals.get(number);
    const own = bySection?.get(section);
    if (own) return own;
    const texts = new Map(Array.from(bySection?.values() ?? [], (deal) => [formatPartialDeal(deal), deal]));
    const [only] = texts.values();
    return texts.size === 1 ? (only ?? null) : null;
  }

  *[Symbol.iterator](): Generator<{ number: BoardNumber; section: string; deal: DealOrNone }, void> {
    for (const [number, bySection] of this.#deals)
      for (const [section, deal] of bySection) yield { number, section, deal };
  }
}
