import { afterLineBreak, isLineBreak } from './line-break.ts';

/** A place in a file as a person counts it: both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Turns offsets into lines and columns. The reader uses only offsets, and most files have no warning, so
 * lines are counted when the first position is needed.
 */
export class LineIndex {
  readonly #text: string;
  #starts: readonly number[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  positionAt(offset: number): TextPosition {
    const starts = (this.#starts ??= lineStarts(this.#text));
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length;) {
    if (isLineBreak(text.charCodeAt(at))) {
      at = afterLineBreak(text, at);
      starts.push(at);
    } else at++;
  }
  return starts;
}
