/**
 * What annotates a call or a card, while it is being read: a note is a number until the note tags have come.
 *
 * @module
 */
import type { Budget } from '../record/budget.ts';
import type { Annotation } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { commentText } from './comments.ts';
import { noteInComment } from './note-comment.ts';
import type { SectionLexer } from './section-lexer.ts';

export interface AnnotationDraft {
  /** The call's or card's place in the section. */
  readonly index: number;
  note: number | null;
  /** A note written in place. */
  ownNote: string | null;
  /** Alerted, by a star right after it, without a note. */
  isStarred: boolean;
  readonly glyphs: number[];
  readonly comments: string[];
}

/** Collects the annotations of one section. */
export class AnnotationDrafts {
  readonly all: AnnotationDraft[] = [];
  /** Comments before the first call or card. */
  readonly leading: string[] = [];
  readonly #report: Report;
  /** What `!` stands for: 1 for calls, 7 for cards. The other suffixes follow in the standard's order. */
  readonly #firstGlyph: 1 | 7;

  constructor(report: Report, firstGlyph: 1 | 7) {
    this.#report = report;
    this.#firstGlyph = firstGlyph;
  }

  /** Takes the lexer's token as an annotation of the call or card at this index; false if it is none. */
  take(lexer: SectionLexer, index: number): boolean {
    if (index < 0) return this.#takeLeading(lexer);
    switch (lexer.kind) {
      case 'note':
        return this.#takeNote(lexer, index);
      case 'glyph':
        return this.#addGlyph(lexer, index, Number(lexer.word));
      case 'suffix':
        return this.#addGlyph(lexer, index, this.#firstGlyph + suffixes.indexOf(lexer.word));
      case 'comment': {
        this.#takeComment(commentText(lexer.word), lexer.isInBraces, this.at(index));
        return true;
      }
      default:
        return false;
    }
  }

  at(index: number): AnnotationDraft {
    const last = this.all.at(-1);
    if (last?.index === index) return last;
    const draft: AnnotationDraft = {
      index,
      note: null,
      ownNote: null,
      isStarred: false,
      glyphs: [],
      comments: [],
    };
    this.all.push(draft);
    return draft;
  }

  /** The same annotations at other places; null where one that says anything is of a place that did not move. */
  moved(places: ReadonlyMap<number, number>): AnnotationDrafts | null {
    const moved = new AnnotationDrafts(this.#report, this.#firstGlyph);
    for (const draft of this.all) {
      const index = places.get(draft.index);
      if (index !== undefined) moved.all.push({ ...draft, index });
      else if (!isEmptyAnnotation(draft)) return null;
    }
    moved.all.sort((one, other) => one.index - other.index);
    moved.leading.push(...this.leading);
    return moved;
  }

  #takeLeading(lexer: SectionLexer): boolean {
    const comment = lexer.kind === 'comment' ? commentText(lexer.word) : '';
    if (comment !== '') this.leading.push(comment);
    return lexer.kind === 'comment';
  }

  #takeComment(comment: string, isInBraces: boolean, draft: AnnotationDraft): void {
    const note = isInBraces && draft.ownNote === null ? noteInComment(comment) : null;
    if (note !== null) draft.ownNote = note;
    else if (comment !== '') draft.comments.push(comment);
  }

  #takeNote(lexer: SectionLexer, index: number): true {
    const draft = this.at(index);
    if (draft.note === null) draft.note = Number(lexer.word);
    else
      this.#report.warn('second-note', lexer.start, `A second note, ${lexer.word.slice(0, 9)}, was skipped.`);
    return true;
  }

  #addGlyph(lexer: SectionLexer, index: number, glyph: number): true {
    const { glyphs } = this.at(index);
    if (glyph > 255) {
      this.#report.warn(
        'unknown-glyph',
        lexer.start,
        `$${lexer.word.slice(0, 9)} was skipped: glyphs go to $255.`,
      );
    } else if (!glyphs.includes(glyph)) glyphs.push(glyph);
    return true;
  }
}

/** Null for one that says nothing. A note that no tag explains is empty. */
export function finishAnnotation(
  draft: AnnotationDraft,
  notes: ReadonlyMap<number, string>,
  budget: Budget,
): Annotation | null {
  const { isStarred, comments } = draft;
  const glyphs = draft.glyphs.filter((glyph) => glyph !== 0).sort((one, other) => one - other);
  const note =
    draft.ownNote ?? (draft.note === null ? (isStarred ? '' : null) : (notes.get(draft.note) ?? ''));
  if (note === null && glyphs.length === 0 && comments.length === 0) return null;
  return { note: budget.make(note?.length ?? 0) ? note : '', glyphs, comments };
}

const isEmptyAnnotation = ({ note, ownNote, isStarred, glyphs, comments }: AnnotationDraft): boolean =>
  note === null &&
  ownNote === null &&
  !isStarred &&
  comments.length === 0 &&
  glyphs.every((glyph) => glyph === 0);

const suffixes: readonly string[] = ['!', '?', '!!', '??', '!?', '?!'];
