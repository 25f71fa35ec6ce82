/**
 * From text to games: each a list of tags as they stand in the file, with the stretch of text that follows each.
 *
 * Nothing is interpreted here. A tag's body, which is all between its bracket and the next, is found but not read:
 * the reader of each tag parses it from the same text. Only one game of the file is held in memory.
 *
 * @module
 */
import type { Budget } from '../record/budget.ts';
import { afterLineBreak, endOfLine, isLineBreak, isSemiEmptyLine } from '../record/line-break.ts';
import type { Report } from '../record/report.ts';
import { type CharCodes, charCodesOf } from './char-codes.ts';
import { readExpectedTag, readTag, type Span, type Tag, type TagTools } from './tag-reader.ts';
import { TagSequence } from './tag-sequence.ts';

export interface SourceGame {
  /** The text before the first tag: comments, if anything. */
  readonly lead: Span;
  readonly tags: readonly Tag[];
  /** The lines escaped with `%`: their position and text. */
  readonly escapedLines: readonly EscapedLine[];
}

export interface EscapedLine {
  readonly at: number;
  readonly text: string;
}

/** No game has more tags or escaped lines than this, and no header more lines; the rest is skipped with a warning. */
export const maxTagsPerGame = 500;

export class GameReader {
  readonly #text: string;
  readonly #tools: TagTools;
  readonly #codes: CharCodes;
  #lastBrace: number | null = null;
  readonly #directives: string[] = [];
  #escapedLines: EscapedLine[] = [];
  #at: number;
  #pending: Tag | null = null;
  #inHeader = true;

  constructor(text: string, report: Report, budget: Budget) {
    this.#text = text;
    this.#codes = charCodesOf(text);
    this.#tools = { codes: this.#codes, sequence: new TagSequence(), report, budget };
    this.#at = this.#afterEscapes(0);
  }

  /** The lines escaped with `%` above the first tag, without the sign. */
  get directives(): readonly string[] {
    return this.#directives;
  }

  /** The escaped lines after the last game, once {@link next} has given null. */
  get trailingLines(): readonly EscapedLine[] {
    return this.#escapedLines;
  }

  /** The text after the last game, once {@link next} has returned null. */
  get trail(): Span {
    return { start: this.#at, end: this.#text.length };
  }

  /** The next game; null when there are no more. */
  next(): SourceGame | null {
    const start = this.#at;
    let head = this.#pending ?? this.#findTag(false);
    if (!head) {
      this.#at = start;
      return null;
    }
    this.#inHeader = false;
    this.#pending = null;
    const tags: Tag[] = [];
    const lead = { start, end: head.at };
    for (const identity = new GameIdentity(); head;) {
      if (identity.isEndedBy(head)) {
        this.#pending = head;
        break;
      }
      const tag: Tag = head;
      this.#at = tag.start;
      head = this.#nextExpected() ?? this.#findTag(true);
      tag.end = this.#at;
      if (tags.length < maxTagsPerGame) tags.push(tag);
      else
        this.#tools.report.warn(
          'too-many-tags',
          tag.at,
          `A game has more than ${maxTagsPerGame} tags; this was skipped.`,
        );
    }
    return { lead, tags, escapedLines: this.#takeEscapedLines() };
  }

  /** The next tag, if it is the expected one and on the next line. */
  #nextExpected(): Tag | null {
    const codes = this.#codes;
    const at = codes[this.#at] === CR ? this.#at + 2 : this.#at + 1;
    if (codes[at] !== OPEN || codes[at - 1] !== LF) return null;
    const tag = readExpectedTag(this.#text, at, this.#tools);
    if (tag) this.#at = at;
    return tag;
  }

  /**
   * The next tag, leaving off where it begins. Inside a game a semi-empty line comes first: there the game ends,
   * and null is given, as at the end of the text.
   */
  #findTag(inGame: boolean): Tag | null {
    const text = this.#text;
    const codes = this.#codes;
    const start = this.#at;
    let at = start;
    let head: Tag | null = null;
    for (;;) {
      const code = codes[at];
      if (code === OPEN) {
        head = readTag(text, at, this.#tools);
        if (head) break;
        at++;
      } else if (code === CR || code === LF) {
        at = this.#afterBreak(at);
        const first = codes[at];
        if (first === OPEN) continue;
        if (first === PERCENT) at = this.#afterEscapes(at);
        if (inGame && isSemiEmptyLine(text, at)) break;
      } else if (code === SEMICOLON) at = endOfLine(text, at);
      else if (code === BRACE) at = this.#afterComment(at);
      else if (code === QUOTE) at = afterString(text, at);
      else if (at < text.length) at = this.#afterPlain(at);
      else break;
    }
    this.#tools.budget.look(at - start);
    this.#at = at;
    return head;
  }

  /**
   * Past the calls, cards or cells here, which mean nothing yet: as far as no character has a meaning, but to the
   * first line at most that begins with none of theirs.
   */
  #afterPlain(start: number): number {
    const text = this.#text;
    const codes = this.#codes;
    let at = start;
    while (at < text.length) {
      const code = codes[at]!;
      if (code > BRACE || hasMeaning[code] === 0) at++;
      else if (code === CR || code === LF) {
        const next = this.#afterBreak(at);
        const first = codes[next]!;
        if (first <= BLANK || first === PERCENT) return at;
        at = next;
      } else return at;
    }
    return at;
  }

  /** The line break here is CR LF nearly always. */
  #afterBreak(at: number): number {
    return this.#codes[at] === CR && this.#codes[at + 1] === LF ? at + 2 : afterLineBreak(this.#text, at);
  }

  /** Past lines that begin with `%`, from the start of a line on. */
  #afterEscapes(lineStart: number): number {
    const text = this.#text;
    let at = lineStart;
    while (text.charCodeAt(at) === PERCENT) {
      const end = endOfLine(text, at);
      this.#keepEscaped(at, text.slice(at + 1, end).trim());
      if (end === text.length) return end;
      at = afterLineBreak(text, end);
    }
    return at;
  }

  #keepEscaped(at: number, text: string): void {
    if ((this.#inHeader ? this.#directives : this.#escapedLines).length >= maxTagsPerGame) {
      const message = `There are more than ${maxTagsPerGame} lines that begin with "%"; this was skipped.`;
      this.#tools.report.warn('too-many-lines', at, message);
    } else if (this.#inHeader) this.#directives.push(text);
    else if (text !== '') this.#escapedLines.push({ at, text });
  }

  #takeEscapedLines(): readonly EscapedLine[] {
    if (this.#escapedLines.length === 0) return noLines;
    const lines = this.#escapedLines;
    this.#escapedLines = [];
    return lines;
  }

  /** An unclosed comment ends with its game, so that it does not swallow the games that follow. */
  #afterComment(open: number): number {
    const text = this.#text;
    this.#lastBrace ??= text.lastIndexOf('}');
    if (open < this.#lastBrace) return text.indexOf('}', open) + 1;
    this.#tools.report.warn('missing-brace', open, 'A comment is opened with "{" but never closed.');
    let at = endOfLine(text, open);
    while (at < text.length) {
      const lineStart = afterLineBreak(text, at);
      if (isSemiEmptyLine(text, lineStart)) return at;
      at = endOfLine(text, lineStart);
    }
    return at;
  }
}

/**
 * Programs leave out the empty line between games at times. A second deal begins a new game, and so does an event, a
 * date or a board number after the deal that stood before it too. Any other repeated tag stays in the same game.
 */
class GameIdentity {
  #deal: string | null = null;
  readonly #names: string[] = [];

  isEndedBy({ name, value }: Tag): boolean {
    if (name === 'Deal') {
      if (this.#deal !== null && this.#deal !== value) return true;
      this.#deal = value;
    } else if (name === 'Event' || name === 'Site' || name === 'Date' || name === 'Board') {
      if (this.#deal !== null && this.#names.includes(name)) return true;
      if (this.#deal === null && !this.#names.includes(name)) this.#names.push(name);
    }
    return false;
  }
}

/** Past a string of section data, inside which brackets and braces mean nothing; a lone quote means nothing. */
function afterString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (isLineBreak(code)) break;
  }
  return open + 1;
}

const noLines: readonly EscapedLine[] = [];

const LF = 0x0a;
const CR = 0x0d;
const BLANK = 0x20;
const QUOTE = 0x22;
const PERCENT = 0x25;
const SEMICOLON = 0x3b;
const OPEN = 0x5b;
const BRACE = 0x7b;

const hasMeaning = new Uint8Array(BRACE + 1);
for (const code of [LF, CR, QUOTE, SEMICOLON, OPEN, BRACE]) hasMeaning[code] = 1;
