import { fail, type Failure } from '../result.ts';

/** Why a text is not a condition, and at which of its characters, counted from 0. */
export interface ConditionError extends Failure<
  'too-long' | 'too-deep' | 'unexpected-text' | 'bad-range' | 'bad-shape' | 'bad-honours' | 'repeated-seat'
> {
  readonly position: number;
}

/** Longer texts are refused unread. */
export const MAX_TEXT_LENGTH = 2000;

/** The words, numbers and signs of a text, one after another; remembers the first error. */
export class ConditionScanner {
  readonly text: string;
  /** Where the next word, number or sign begins. */
  position = 0;
  error: ConditionError | null = null;

  constructor(text: string) {
    this.text = text;
    if (text.length > MAX_TEXT_LENGTH)
      this.fail('too-long', `Conditions have at most ${MAX_TEXT_LENGTH} characters.`, MAX_TEXT_LENGTH);
    this.#skipBlanks();
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** What the pattern matches here, in lower case, and goes on after it; null if it does not match. */
  take(pattern: RegExp): string | null {
    const found = this.peek(pattern);
    if (found === null) return null;
    this.position += found.length;
    this.#skipBlanks();
    return found.toLowerCase();
  }

  /** What the pattern, which must be sticky, matches here. */
  peek(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    return pattern.exec(this.text)?.[0] ?? null;
  }

  /** Keeps the error, unless there was one before. Returns null, for callers to pass on. */
  fail(code: ConditionError['code'], message: string, position = this.position): null {
    this.error ??= { ...fail(code, message).error, position };
    return null;
  }

  #skipBlanks(): void {
    BLANKS.lastIndex = this.position;
    this.position += BLANKS.exec(this.text)?.[0].length ?? 0;
  }
}

const BLANKS = /\s*/uy;
