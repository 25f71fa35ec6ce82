/**
 * The auction and the play in export format: four calls or cards a line, each followed by what annotates it.
 *
 * @module
 */
import { isOver } from '../auction.ts';
import type { Call } from '../call.ts';
import type { AnnotatedAuction, AnnotatedPlay, Annotation, TablePlay } from '../hand-record.ts';
import { seatsFrom } from '../seat.ts';
import { formatComment, runsToLineEnd } from './comment-text.ts';
import { formatTag } from './tag-text.ts';

export function auctionLines({ auction, annotations }: AnnotatedAuction, { contract }: TablePlay): string[] {
  const notes = new Notes();
  const rows = new Rows();
  for (const [index, call] of auction.calls.entries()) {
    const annotation = annotations.find((one) => one.call === index);
    rows.add(
      callText(call),
      annotation && { ...annotation, note: annotation.alerted ? annotation.note : null },
      notes,
    );
  }
  const end = isOver(auction) ? [] : [contract ? '*' : '+'];
  return [formatTag('Auction', auction.dealer), ...rows.lines, ...end, ...notes.lines];
}

export function playLines({ play, annotations }: AnnotatedPlay): string[] {
  const notes = new Notes();
  const rows = new Rows();
  for (const [index, trick] of play.tricks.entries()) {
    for (const seat of seatsFrom(play.leader)) {
      const annotation = annotations.find((one) => one.trick === index && one.seat === seat);
      rows.add(trick[seat] ?? '-', annotation, notes);
    }
  }
  const isWhole = play.tricks.length === 13 && !rows.hasGap;
  return [formatTag('Play', play.leader), ...rows.lines, ...(isWhole ? [] : ['*']), ...notes.lines];
}

/** Numbers notes in the order in which they are first used; the same words have the same number. */
class Notes {
  readonly #numbers = new Map<string, number>();

  numberOf(note: string): number {
    const number = this.#numbers.get(note) ?? this.#numbers.size + 1;
    this.#numbers.set(note, number);
    return number;
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
    if (annotation.note !== null) this.#write(`=${notes.numberOf(annotation.note)}=`);
    for (const glyph of annotation.glyphs) this.#write(`$${glyph}`);
    for (const comment of annotation.comments) this.#write(formatComment(comment));
  }

  #write(text: string): void {
    if (this.#isLineFull) this.lines.push(text);
    else this.lines.push(`${this.lines.pop() ?? ''} ${text}`);
    this.#isLineFull = runsToLineEnd(text);
  }
}

const callText = (call: Call): string => (call === 'Double' ? 'X' : call === 'Redouble' ? 'XX' : call);
