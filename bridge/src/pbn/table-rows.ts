import type { Section } from '../record/hand-record.ts';
import { parseTable } from './table.ts';

/** The cells of a row by the names of their columns, without those that are unknown. */
export type NamedCells = ReadonlyMap<string, string>;

interface TableRow {
  readonly cells: NamedCells;
  /** Whether there is one cell for each column. */
  readonly isWhole: boolean;
}

/** Far more than any table of results has. */
const largest = 400_000;

/** A line is a row. Where lines do not fit the columns, but all cells together do, rows run over lines. */
export function tableRows(section: Section): TableRow[] {
  const size = section.lines.reduce((sum, line) => sum + line.length, section.value.length);
  if (size > largest) return [];
  const whole = parseTable(section);
  const { columns } = whole;
  const names = columns.map(({ name }) => name);
  const lines = section.lines.map((line) => {
    const { rows, rest } = parseTable({ value: section.value, lines: [line] });
    const cells = [...rows.flat(), ...rest];
    return cells.length > columns.length && !line.includes('"')
      ? withNames(line, cells, columns)
      : split(cells, columns);
  });
  const isByLine = lines.every((cells) => cells.length === 0 || cells.length === columns.length);
  const rows = isByLine || whole.rest.length > 0 ? lines.filter((cells) => cells.length > 0) : whole.rows;
  return rows.map((cells) => ({ cells: named(names, cells), isWhole: cells.length === columns.length }));
}

type Columns = ReturnType<typeof parseTable>['columns'];

/**
 * The names of both pairs stand at the end of a line, and a program that puts nothing in quotes writes blanks in them.
 * Where it is not clear which pair a word belongs to, the row has no names.
 */
function withNames(line: string, cells: readonly string[], columns: Columns): readonly string[] {
  const before = columns.length - 2;
  if (before < 0 || !columns.slice(before).every(({ name }) => name.startsWith('Names_'))) return cells;
  const text = line.trim().replace(new RegExp(`^(?:\\S+\\s+){${before}}`, 'u'), '');
  return [...cells.slice(0, before), ...(pairsIn(text, columns[before]?.width ?? null) ?? ['-', '-'])];
}

/** `Van Dam-Lark  Wren-de Roo`: two blanks part the pairs, or the only blank between their hyphens, or the width. */
function pairsIn(text: string, width: number | null): readonly [string, string] | null {
  const [one = '', other = '', ...more] = text.split(/\s{2,}/u);
  if (other !== '' && more.length === 0) return [one, other];
  const [, first = '', second = ''] = /^([^-]+-[^-\s]+) ([^-\s]+-[^-]+)$/u.exec(text) ?? [];
  if (first !== '') return [first, second];
  return width !== null && text.charAt(width) === ' ' ? [text.slice(0, width), text.slice(width)] : null;
}

/** A cell that fills its width may touch the next one: then there are too few, and one of them is too wide. */
function split(
  cells: readonly string[],
  columns: readonly { readonly width: number | null }[],
): readonly string[] {
  if (cells.length === 0 || cells.length >= columns.length) return cells;
  const apart: string[] = [];
  for (const cell of cells) {
    const width = columns[apart.length]?.width ?? null;
    // By characters: half of one cannot be stored.
    const characters = [...cell];
    const isTwo = width !== null && width > 0 && characters.length > width && cells.length < columns.length;
    if (isTwo) apart.push(characters.slice(0, width).join(''), characters.slice(width).join(''));
    else apart.push(cell);
  }
  return apart.length === columns.length ? apart : cells;
}

function named(names: readonly string[], cells: readonly string[]): NamedCells {
  const row = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (cell !== '' && cell !== '-' && cell !== '?' && !row.has(name)) row.set(name, cell);
  }
  return row;
}
