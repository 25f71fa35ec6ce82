import { counted } from '../counted.ts';
import { wellFormed } from '../quote.ts';
import type { Warning } from './hand-record.ts';
import { LineIndex, type TextPosition } from './line-index.ts';

/** Limits of the warnings in all and of one kind; those beyond are counted in one last warning. */
export const maxWarnings = 500;
export const maxPerKind = 100;

/** Turns the places that a reader uses into lines and columns. */
export interface Positions {
  positionAt(at: number): TextPosition;
}

/** Collects warnings, by offset into the text, or by whatever else tells a place in a file that is not text. */
export class Report {
  /** Whether to warn about deviations from the standard that could be read all the same. */
  readonly strict: boolean;
  readonly #positions: Positions;
  readonly #warnings: { readonly at: number; readonly code: string; readonly message: string }[] = [];
  readonly #counts = new Map<string, number>();
  #more = 0;
  #lastAt = 0;

  constructor(file: string | Positions, strict = false) {
    this.#positions = typeof file === 'string' ? new LineIndex(file) : file;
    this.strict = strict;
  }

  /**
   * The message is a whole sentence for the uploader. It is built only if it is kept: a hostile file
   * draws a million warnings.
   */
  warn(code: string, at: number, message: string | (() => string)): void {
    const count = this.#counts.get(code) ?? 0;
    this.#counts.set(code, count + 1);
    this.#lastAt = Math.max(this.#lastAt, at);
    if (count >= maxPerKind || this.#warnings.length >= maxWarnings) this.#more++;
    else this.#warnings.push({ at, code, message: typeof message === 'string' ? message : message() });
  }

  /** As {@link warn}, for a strict reading alone. */
  note(code: string, at: number, message: string): void {
    if (this.strict) this.warn(code, at, message);
  }

  /** In the order of the file. */
  get warnings(): readonly Warning[] {
    const inOrder = this.#warnings.toSorted((one, other) => one.at - other.at);
    if (this.#more > 0) {
      const message = `And ${counted(this.#more, 'more warning')}.`;
      inOrder.push({ at: this.#lastAt, code: 'more-warnings', message });
    }
    return inOrder.map(({ at, code, message }) => ({
      ...this.#positions.positionAt(at),
      code,
      message: wellFormed(message),
    }));
  }
}
