/**
 * The play section: `[Play "W"]` and the cards after it, a row for each trick and a column for each seat.
 *
 * @module
 */
import { cards, parseCard, type Card } from '../card.ts';
import type { Trick } from '../play.ts';
import { quote } from '../quote.ts';
import { heightOfCode } from '../rank.ts';
import type { Budget } from '../record/budget.ts';
import type { AnnotatedPlay, CardAnnotation } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { placesBetween, seatsFrom, type Seat } from '../seat.ts';
import { AnnotationDrafts, finishAnnotation } from './annotations.ts';
import type { SectionLexer } from './section-lexer.ts';
import type { Span } from './tag-reader.ts';

export interface PlayDraft {
  /** Row by row, each by its place among all {@link cards}; −1 is a dash. */
  readonly cards: number[];
  /** Where each card stands in the text. */
  readonly places: number[];
  readonly annotations: AnnotationDrafts;
  /** The mark before a card, by its place: `R` for a revoke, `L` for a lead out of turn. */
  readonly irregularities: Map<number, string>;
  /** The place that is marked with `+` as the next to play. */
  plus: number | null;
}

export function draftPlay(lexer: SectionLexer, body: Span, report: Report): PlayDraft {
  const draft: PlayDraft = {
    cards: [],
    places: [],
    annotations: new AnnotationDrafts(report, 7),
    irregularities: new Map(),
    plus: null,
  };
  lexer.read(body);
  for (let kind = lexer.next(); kind !== 'end'; kind = lexer.next()) {
    if (kind === 'word' || kind === 'plus') {
      if (draft.cards.length === 52) {
        report.warn('too-many-cards', lexer.start, 'The play has more than 13 tricks; the rest was skipped.');
        break;
      }
      if (kind === 'plus') takePlus(draft, lexer, report);
      draft.places.push(lexer.start);
      draft.cards.push(kind === 'plus' ? unknown : readCard(lexer, report));
    } else if (kind === 'irregularity') takeIrregularity(draft, lexer, report);
    else if (kind !== 'stop' && !draft.annotations.take(lexer, draft.cards.length - 1)) {
      report.warn('unknown-annotation', lexer.start, `${quote(lexer.word)} in the play was skipped.`);
    }
  }
  return draft;
}

/** Null for a play of which nothing is known. */
export function finishPlay(
  draft: PlayDraft,
  leader: Seat,
  notes: ReadonlyMap<number, string>,
  budget: Budget,
): AnnotatedPlay | null {
  const order = seatsFrom(leader);
  const annotations: CardAnnotation[] = [];
  let last = draft.cards.length - 1;
  while (last >= 0 && draft.cards[last] === unknown) last--;
  for (const one of draft.annotations.all) {
    const annotation = finishAnnotation(one, notes, budget);
    if (!annotation) continue;
    const { note, glyphs, comments } = annotation;
    annotations.push({ note, glyphs, comments, trick: one.index >> 2, seat: order[one.index & 3] as Seat });
    last = Math.max(last, one.index);
  }
  if (last < 0) return null;
  const tricks: Trick[] = [];
  const north = placesBetween(leader, 'N');
  for (let start = 0; start <= last; start += 4) {
    const cardAt = (turn: number): Card | null => cards[draft.cards[start + (turn & 3)] ?? unknown] ?? null;
    tricks.push({ N: cardAt(north), E: cardAt(north + 1), S: cardAt(north + 2), W: cardAt(north + 3) });
  }
  return { play: { leader, tricks }, annotations };
}

function takePlus(draft: PlayDraft, lexer: SectionLexer, report: Report): void {
  if (draft.plus === null) draft.plus = draft.cards.length;
  else report.warn('second-end', lexer.start, 'The play is marked as going on in two places.');
}

function takeIrregularity(
  { cards: taken, irregularities }: PlayDraft,
  lexer: SectionLexer,
  report: Report,
): void {
  if (irregularities.has(taken.length))
    report.warn('second-mark', lexer.start, 'A card has two marks for irregularities.');
  else irregularities.set(taken.length, lexer.word.toUpperCase());
}

function readCard(lexer: SectionLexer, report: Report): number {
  const { text, start, end } = lexer;
  const suit = suitIndexes[text.charCodeAt(start)] ?? unknown;
  if (end - start === 2 && suit !== unknown) {
    const height = heightOfCode(text.charCodeAt(start + 1));
    if (height >= 0) return suit * 13 + 12 - height;
  }
  if (/^-+$/u.test(lexer.word)) return unknown;
  const card = parseCard(lexer.word);
  if (card.ok) return cards.indexOf(card.value);
  report.warn('unknown-card', start, `${quote(lexer.word)} in the play is not a card.`);
  return unknown;
}

const unknown = -1;

const suitIndexes = new Int8Array(128).fill(-1);
for (const [index, suit] of ['S', 'H', 'D', 'C'].entries()) {
  suitIndexes[suit.charCodeAt(0)] = index;
  suitIndexes[suit.toLowerCase().charCodeAt(0)] = index;
}
