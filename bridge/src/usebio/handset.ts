import { parseBoardNumber, type BoardNumber } from '../board.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import type { Scope } from '../record/contestants.ts';
import type { Report } from '../record/report.ts';
import { dealOfSuits } from '../record/row-values.ts';
import type { SessionBoard } from '../record/session-record.ts';
import { parseSeat, type Seat } from '../seat.ts';
import { childrenOf, childText, placeOf, type XmlElement } from './element.ts';

type DealOrNone = SessionBoard['deal'];

/** The deals of all `HANDSET`, by session, section and number. */
export class Handsets {
  /** Null where two sets have different deals of a number, and nothing tells which is meant. */
  readonly #deals = new Map<string, DealOrNone>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  take(handset: XmlElement, scope: Scope): void {
    const key = childText(handset, 'CRYPTO_KEY');
    if (key !== '' && key !== '0') {
      const message = 'The hands were skipped: they are encrypted, and the file does not say how.';
      this.#report.warn('encrypted-hands', placeOf(handset), message);
      return;
    }
    for (const board of childrenOf(handset, 'BOARD')) {
      const number = parseBoardNumber(childText(board, 'BOARD_NUMBER'));
      const deal = number.ok ? this.read(board) : null;
      if (number.ok && deal) this.#put(keyOf(scope, number.value), deal, board);
    }
  }

  /** The hands of a board; null, and a warning, if they are no deal. */
  read(board: XmlElement): DealOrNone {
    const suits: Record<Seat, readonly string[] | null> = { N: null, E: null, S: null, W: null };
    for (const hand of childrenOf(board, 'HAND')) {
      const seat = parseSeat(childText(hand, 'DIRECTION'));
      if (seat.ok)
        suits[seat.value] = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'].map((suit) => childText(hand, suit));
    }
    const deal = dealOfSuits(suits);
    if (deal.ok) return deal.value;
    const number = childText(board, 'BOARD_NUMBER').slice(0, 10);
    const message = `The hands of board ${number} were skipped: ${deal.error.message}`;
    this.#report.warn(deal.error.code, placeOf(board), message);
    return null;
  }

  /** Those of the section, else of the session, else of the event. */
  find({ session, section }: Scope, number: BoardNumber): DealOrNone {
    for (const scope of [
      { session, section },
      { session, section: null },
      { session: null, section: null },
    ]) {
      const deal = this.#deals.get(keyOf(scope, number));
      if (deal !== undefined) return deal;
    }
    return null;
  }

  /** Boards that were dealt for all, whether or not they were played. */
  *[Symbol.iterator](): Generator<Scope & { readonly number: BoardNumber; readonly deal: DealOrNone }, void> {
    for (const [key, deal] of this.#deals) {
      const [session, section, number] = JSON.parse(key) as [string | null, string | null, BoardNumber];
      if (deal) yield { session, section, number, deal };
    }
  }

  #put(key: string, deal: NonNullable<DealOrNone>, board: XmlElement): void {
    const other = this.#deals.get(key);
    if (other === undefined) this.#deals.set(key, deal);
    else if (other === null || formatPartialDeal(other) !== formatPartialDeal(deal)) {
      this.#deals.set(key, null);
      const message = `The file has different hands for board ${childText(board, 'BOARD_NUMBER').slice(0, 10)}; they were skipped.`;
      this.#report.warn('different-hands', placeOf(board), message);
    }
  }
}

const keyOf = ({ session, section }: Scope, number: BoardNumber): string =>
  JSON.stringify([session, section, number]);
