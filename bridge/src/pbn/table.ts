/**
 * PBN's tables: results, scores and tricks by column. A record keeps them as text; this reads one.
 *
 * ```ts
 * import { parseTable } from '@bridge-review/bridge/pbn/table';
 *
 * const { columns, rows } = parseTable({
 *   value: String.raw`Declarer;Denomination\2R;Result\2R`,
 *   lines: ['N NT  7', 'N  S 10'],
 * });
 * columns.map(({ name }) => name); // => ['Declarer', 'Denomination', 'Result']
 * rows; // => [['N', 'NT', '7'], ['N', 'S', '10']]
 * ```
 *
 * @module
 */
import type { Section } from '../record/hand-record.ts';

interface Column {
  readonly name: string;
  /** The declared order of the rows by this column. */
  readonly order: 'ascending' | 'descending' | null;
  /** The least number of characters in which its cells are written. */
  readonly width: number | null;
  readonly align: 'left' | 'right' | null;
}

export interface Table {
  readonly columns: readonly Column[];
  /** Cells without quotes, as many a row as there are columns; `?` is unknown, `-` irrelevant. */
  readonly rows: readonly (readonly string[])[];
  /** What is left over at the end, less than a row. */
  readonly rest: readonly string[];
}

/** In import format rows may run over lines, so only the number of columns separates them. */
export function parseTable({ value, lines }: Section): Table {
  const columns = value.split(';').map(parseColumn);
  const cells = parseCells(lines.join('\n'));
  const whole = cells.length - (cells.length % columns.length);
  const rows: string[][] = [];
  for (let at = 0; at < whole; at += columns.length) rows.push(cells.slice(at, at + columns.length));
  return { columns, rows, rest: cells.slice(whole) };
}

/** Whether the text is a column's as the standard has it: a name, and at most a width with its alignment. */
export const isColumn = (text: string): boolean => /^[^\\]*(?:\\\d+[LR]?)?$/u.test(text);

function parseColumn(text: string): Column {
  const [, sign = '', name = '', width, align] =
    /^\s*([+-]?)([^\\]*)(?:\\(\d{1,9})([LR]?))?/u.exec(text) ?? [];
  return {
    name: name.trim(),
    order: sign === '+' ? 'descending' : sign === '-' ? 'ascending' : null,
    width: width === undefined ? null : Number(width),
    align: align === 'L' ? 'left' : align === 'R' ? 'right' : null,
  };
}

/** Words, and strings in quotes; comments, which stand above the first row if anywhere, are left out. */
function parseCells(text: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    const start = at;
    if (character === '{') at = after(text, '}', at);
    else if (character === ';') at = after(text, '\n', at);
    else if (character === '"') {
      at = endOfString(text, start + 1);
      cells.push(text.slice(start + 1, at).replaceAll(/\\(["\\])/gu, '$1'));
      if (text.charAt(at) === '"') at++;
    } else if (/\s/u.test(character)) at++;
    else {
      while (at < text.length && !/[\s"{;]/u.test(text.charAt(at))) at++;
      cells.push(text.slice(start, at));
    }
  }
  return cells;
}

const after = (text: string, character: string, from: number): number =>
  text.indexOf(character, from) + 1 || text.length;

/** The end of the string: its closing quote, or the end of the line without one. */
function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== '"' && text.charAt(at) !== '\n') {
    at += text.charAt(at) === '\\' && text.charAt(at + 1) !== '\n' ? 2 : 1;
  }
  return Math.min(at, text.length);
}
