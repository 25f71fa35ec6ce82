/**
 * The auction and the play in export format: four calls or cards a line, each followed by what annotates it.
 *
 * @module
 */
import { isOver } from '../auction.ts';
import type { Call } from '../call.ts';
import type { AnnotatedAuction, AnnotatedPlay, Annotation, TablePlay } from '../record/hand-record.ts';
import { seatsFrom } from '../seat.ts';
import { formatComment, runsToLineEnd } from './comment-text.ts';
import { longestLine } from './long-line.ts';
import { formatNoteComment, maxNotes } from './note-comment.ts';
import { formatTag } from './tag-text.ts';

/** Remarks, as lines, stand between the tag and the calls. */
export function auctionLines(
  { auction, annotations }: AnnotatedAuction,
  { contract }: TablePlay,
  remarks: readonly string[],
): string[] {
  const notes = new Notes();
  const rows = new Rows();
  const byCall = new Map(annotations.map((annotation) => [annotation.call, annotation]));
  for (const [index, call] of auction.calls.entries()) rows.add(callText(call), byCall.get(index), notes);
  const end = isOver(auction) ? [] : [contract ? '*' : '+'];
  return [formatTag('Auction', auction.dealer), ...remarks, ...rows.lines, ...end, ...notes.lines];
}

/** As {@link auctionLines}. */
export function playLines({ play, annotations }: AnnotatedPlay, remarks: readonly string[]): string[] {
  const notes = new Notes();
  const rows = new Rows();
  const byCard = new Map(
    annotations.map((annotation) => [`${annotation.trick}${annotation.seat}`, annotation]),
  );
  for (const [index, trick] of play.tricks.entries()) {
    for (const seat of seatsFrom(play.leader))
      rows.add(trick[seat] ?? '-', byCard.get(`${index}${seat}`), notes);
  }
  const isWhole = play.tricks.length === 13 && !rows.hasGap;
  return [
    formatTag('Play', play.leader),
    ...remarks,
    ...rows.lines,
    ...(isWhole ? [] : ['*']),
    ...notes.lines,
  ];
}

/** Numbers notes in the order in which they are first used; the same words have the same number. */
class Notes {
  readonly #numbers = new Map<string, number>();

  /** The reference to a note; beyond the last number the note is written in place. */
  refer(note: string): string {
    const number = this.#numbers.get(note) ?? this.#numbers.size + 1;
    if (number > maxNotes) return formatNoteComment(note);
    this.#numbers.set(note, number);
    return `=${number}=`;
  }

  get lines(): string[] {
    return Array.from(this.#numbers, ([note, number]) => formatTag('Note', `${number}:${note}`));
  }
}

class Rows {
  readonly lines: string[] = [];
  hasGap = false;
  #count = 0;
  #isLineFull = true;

  add(text: string, annotation: Annotation | undefined, notes: Notes): void {
    if (this.#count++ % 4 === 0) this.#isLineFull = true;
    if (text === '-') this.hasGap = true;
    this.#write(text);
    if (!annotation) return;
    if (annotation.note !== null) this.#write(notes.refer(annotation.note));
    for (const glyph of annotation.glyphs) this.#write(`$${glyph}`);
    for (const comment of annotation.comments) this.#write(formatComment(comment));
  }

  #write(text: string): void {
    const line = this.lines.at(-1) ?? '';
    if (this.#isLineFull || ownLength(line) + 1 + firstLength(text) > longestLine) this.lines.push(text);
    else this.lines[this.lines.length - 1] = `${line} ${text}`;
    this.#isLineFull = runsToLineEnd(text);
  }
}

/** A comment may have several lines: it begins on the current line, and the next item follows its last. */
const ownLength = (text: string): number => text.length - (text.lastIndexOf('\n') + 1);
const firstLength = (text: string): number => text.split('\r\n', 1)[0]?.length ?? 0;

const callText = (call: Call): string => (call === 'Double' ? 'X' : call === 'Redouble' ? 'XX' : call);
