import { dealerOfBoard, vulnerabilityOfBoard, type BoardNumber } from '../board.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import type { Seat } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';
import type { SessionBoard, SessionResult } from './session-record.ts';

/** Where a board was dealt, and what is known of it. */
export interface BoardPlace {
  readonly number: BoardNumber;
  readonly session: string | null;
  readonly section: string | null;
  readonly deal: SessionBoard['deal'];
  /** From the number unless given. */
  readonly dealer?: Seat;
  readonly vulnerability?: Vulnerability;
}

interface Draft extends SessionBoard {
  readonly results: SessionResult[];
  readonly sections: Set<string | null>;
}

/** Gathers results by board: sections that have the same deal, or none, play the same board. */
export class SessionBoards {
  readonly #drafts = new Map<string, Draft>();
  readonly #texts = new Map<SessionBoard['deal'], string>();
  readonly #numbered = new Map<BoardNumber, Set<Draft>>();

  add(place: BoardPlace, results: readonly SessionResult[]): void {
    const { number, session, section, deal } = place;
    const key = `${session ?? ''}|${number}|${this.#textOf(deal)}`;
    const dealer = place.dealer ?? dealerOfBoard(number);
    const vulnerability = place.vulnerability ?? vulnerabilityOfBoard(number);
    const draft = this.#drafts.get(key) ?? {
      number,
      session,
      section,
      deal,
      dealer,
      vulnerability,
      results: [],
      sections: new Set<string | null>(),
    };
    this.#drafts.set(key, draft);
    this.#numbered.set(number, (this.#numbered.get(number) ?? new Set<Draft>()).add(draft));
    draft.sections.add(section);
    for (const result of results) draft.results.push(result);
  }

  /** A board that nobody may have played: nothing where it is among the others. */
  addDealt(place: BoardPlace): void {
    const text = this.#textOf(place.deal);
    const drafts = [...(this.#numbered.get(place.number) ?? [])];
    if (!drafts.some(({ deal }) => this.#textOf(deal) === text)) this.add(place, []);
  }

  #textOf(deal: SessionBoard['deal']): string {
    if (!deal) return '';
    const text = this.#texts.get(deal) ?? formatPartialDeal(deal);
    this.#texts.set(deal, text);
    return text;
  }

  /** Sessions and sections are named only where one number is several boards. */
  get boards(): readonly SessionBoard[] {
    const drafts = [...this.#drafts.values()];
    const sessions = new Set(drafts.map(({ session }) => session));
    const counts = new Map<string, number>();
    const keyOf = ({ number, session }: Draft): string => `${session ?? ''}|${number}`;
    for (const draft of drafts) counts.set(keyOf(draft), (counts.get(keyOf(draft)) ?? 0) + 1);
    return drafts.map((draft) => {
      const { number, session, deal, dealer, vulnerability, results, sections } = draft;
      const isRepeated = (counts.get(keyOf(draft)) ?? 0) > 1;
      return {
        number,
        session: sessions.size > 1 ? session : null,
        section: isRepeated && sections.size === 1 ? draft.section : null,
        deal,
        dealer,
        vulnerability,
        results,
      };
    });
  }
}
