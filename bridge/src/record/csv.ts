/**
 * Rows of comma-separated cells. A cell in double quotes may hold commas, line ends, and quotes that are doubled. Where a
 * line has no comma but semicolons, these separate.
 *
 * ```ts
 * import { csvRows } from '@bridge-review/bridge/record/csv';
 *
 * [...csvRows('1,"Ann, Bob"\n"say ""hi""",')].map(({ cells }) => cells); // => [['1', 'Ann, Bob'], ['say "hi"', '']]
 * ```
 *
 * @module
 */
import { afterLineBreak, endOfLine, isLineBreak } from './line-break.ts';

/** One row, and its offset in the text. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly at: number;
}

/** No row has more cells than this: the rest of its line is left out. */
const maxCells = 200;

/** All rows, empty lines as rows of one empty cell. */
export function* csvRows(text: string): Generator<CsvRow, void> {
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const start = at;
    const line = text.slice(at, Math.min(endOfLine(text, at), at + 1000));
    const separator = line.includes(',') || !line.includes(';') ? ',' : ';';
    const cells: string[] = [];
    do {
      const cell = cellAt(text, at, separator);
      if (cells.length < maxCells) cells.push(cell.value);
      at = cell.end;
    } while (text.charAt(at) === separator && ++at);
    yield { cells, at: start };
    if (at < text.length) at = afterLineBreak(text, at);
  }
}

function cellAt(
  text: string,
  start: number,
  separator: string,
): { readonly value: string; readonly end: number } {
  let value = '';
  let at = start;
  if (text.charAt(at) === '"') {
    for (at++; at < text.length; at += 2) {
      const quote = text.indexOf('"', at);
      const end = quote < 0 ? text.length : quote;
      value += text.slice(at, end);
      at = end;
      if (text.charAt(at + 1) !== '"') break;
      value += '"';
    }
    at = Math.min(at + 1, text.length);
  }
  const from = at;
  while (at < text.length && text.charAt(at) !== separator && !isLineBreak(text.charCodeAt(at))) at++;
  return { value: value + text.slice(from, at), end: at };
}
