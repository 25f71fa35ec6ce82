/**
 * The tokens of an auction or a play: calls or cards, and what annotates them.
 *
 * One lexer is used for a whole file: `read` sets it on a stretch of text, `next` moves it to the next token, whose
 * kind and place then stand in its fields. So the half million cards of a large file make no garbage.
 *
 * @module
 */
import type { Budget } from '../record/budget.ts';
import { afterLineBreak, endOfLine, isLineBreak } from '../record/line-break.ts';

export type TokenKind =
  | 'end'
  /** A call, a card, or a dash. */
  | 'word'
  /** `{in braces}`, or from a semicolon to the end of the line; the token is what is inside. */
  | 'comment'
  /** `=1=`; the token is the number. */
  | 'note'
  /** `$1`; the token is the number. */
  | 'glyph'
  /** `!`, `?!` and the like. */
  | 'suffix'
  /** `^I`, `^S`, `^R`, `^L`; the token is the letter. */
  | 'irregularity'
  /** `*`: the end. */
  | 'stop'
  /** `+`: unfinished, to be continued here. */
  | 'plus'
  /** Anything unexpected, up to the next blank. */
  | 'stray';

export class SectionLexer {
  kind: TokenKind = 'end';
  start = 0;
  end = 0;
  /** Whether a blank, or the start of the section, stands before the token. */
  isApart = true;
  readonly text: string;
  readonly #budget: Budget;
  #at = 0;
  #stop = 0;

  constructor(text: string, budget: Budget) {
    this.text = text;
    this.#budget = budget;
  }

  read(span: { readonly start: number; readonly end: number }): void {
    this.#at = span.start;
    this.#stop = span.end;
    this.#budget.look(span.end - span.start);
  }

  /** Whether the token, which is a comment, stands in braces. */
  get isInBraces(): boolean {
    return this.text.charCodeAt(this.start - 1) === 0x7b;
  }

  /** The token as text. */
  get word(): string {
    return this.text.slice(this.start, this.end);
  }

  next(): TokenKind {
    const { text } = this;
    const stop = this.#stop;
    const from = this.#at;
    let at = from;
    let code = 0;
    for (; at < stop;) {
      code = text.charCodeAt(at);
      if (isLineBreak(code)) {
        at = afterLineBreak(text, at);
        if (text.charCodeAt(at) === PERCENT) at = endOfLine(text, at);
      } else if (code <= 0x20 || code === 0xa0 || code === 0xfeff) at++;
      else break;
    }
    this.isApart = at > from;
    if (at >= stop) return this.#token('end', stop, stop, stop);
    if (isWordCode(code)) {
      let end = at + 1;
      while (end < stop && isWordCode(text.charCodeAt(end))) end++;
      return this.#token('word', at, end, end);
    }
    return this.#sign(code, at);
  }

  #sign(code: number, at: number): TokenKind {
    const { text } = this;
    switch (code) {
      case 0x3b: {
        const end = Math.min(endOfLine(text, at), this.#stop);
        return this.#token('comment', at + 1, end, end);
      }
      case 0x7b: {
        const end = this.#find(0x7d, at + 1);
        return this.#token('comment', at + 1, end, Math.min(end + 1, this.#stop));
      }
      case 0x2a:
        return this.#token('stop', at, at + 1, at + 1);
      case 0x2b:
        return this.#token('plus', at, at + 1, at + 1);
      case 0x21:
      case 0x3f: {
        const end = isSuffixCode(text.charCodeAt(at + 1)) ? at + 2 : at + 1;
        return this.#token('suffix', at, end, end);
      }
      case 0x24: {
        const end = this.#afterDigits(at + 1);
        return end > at + 1 ? this.#token('glyph', at + 1, end, end) : this.#stray(at);
      }
      case 0x3d: {
        const end = this.#afterDigits(at + 1);
        const isNote = end > at + 1 && text.charCodeAt(end) === 0x3d;
        return isNote ? this.#token('note', at + 1, end, end + 1) : this.#stray(at);
      }
      case 0x5e:
        return /[ISRL]/iu.test(text.charAt(at + 1))
          ? this.#token('irregularity', at + 1, at + 2, at + 2)
          : this.#stray(at);
      default:
        return this.#stray(at);
    }
  }

  #stray(at: number): TokenKind {
    let end = at + 1;
    while (end < this.#stop && isInk(this.text.charCodeAt(end))) end++;
    return this.#token('stray', at, end, end);
  }

  #token(kind: TokenKind, start: number, end: number, next: number): TokenKind {
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.#at = next;
    return kind;
  }

  #find(code: number, from: number): number {
    let at = from;
    while (at < this.#stop && this.text.charCodeAt(at) !== code) at++;
    return at;
  }

  #afterDigits(from: number): number {
    let at = from;
    while (at < this.#stop && isDigit(this.text.charCodeAt(at))) at++;
    return at;
  }
}

const PERCENT = 0x25;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const isSuffixCode = (code: number): boolean => code === 0x21 || code === 0x3f;

const isInk = (code: number): boolean => code > 0x20 && code !== 0x7b && code !== 0x3b;

/** Letters, digits, the dash, and the signs of the suits. */
const isWordCode = (code: number): boolean =>
  code < 0x80 ? wordCodes[code] === 1 : code >= 0x2660 && code <= 0x2667;

const wordCodes = new Uint8Array(128);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-') {
  wordCodes[character.charCodeAt(0)] = 1;
}
