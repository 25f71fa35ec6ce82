import { quote } from '../quote.ts';
import type { Section } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { isColumn, parseTable, type Table } from './table.ts';
import { isSectionTag } from './tag-names.ts';
import type { Tag } from './tag-reader.ts';

/** A table's columns, its cells, and the order it claims to have. */
export function verifyTable({ name, at }: Tag, section: Section, report: Report): void {
  if (!isSectionTag(name) || name === 'Auction' || name === 'Play') return;
  for (const column of section.value.split(';')) {
    if (!isColumn(column))
      report.note('bad-column', at, `${quote(column)} is not a column of ${quote(name)}.`);
  }
  if (section.lines.reduce((size, line) => size + line.length, 0) > largest) return;
  const table = parseTable(section);
  if (table.rest.length > 0) {
    report.note(
      'short-row',
      at,
      `The last row of ${quote(name)} has ${table.rest.length} of ${table.columns.length} cells.`,
    );
  }
  const cells = [...table.rows.flat(), ...table.rest];
  const odd = cells.find((cell) => /^[\]}[%]$/u.test(cell));
  if (odd !== undefined) report.note('bad-cell', at, `${quote(odd)} cannot stand in a table.`);
  if (
    /\S[ \t]*[;{]/u.test(
      section.lines
        .filter((line) => !/^[;{]/u.test(line))
        .join('\n')
        .replaceAll(/"[^"\n]*"/gu, '""'),
    )
  ) {
    report.note('comment-in-table', at, `A comment stands among the rows of ${quote(name)}.`);
  }
  verifyOrder(table, at, report);
}

/** Far more than any table has; one that has more is not worth the memory of its cells. */
const largest = 1_000_000;

function verifyOrder({ columns, rows }: Table, at: number, report: Report): void {
  for (const [index, { name, order }] of columns.entries()) {
    if (order === null) continue;
    const values = rows.map((row) => Number(row[index])).filter((value) => !Number.isNaN(value));
    const isOrdered = values.every((value, row) => {
      const before = values[row - 1] ?? value;
      return order === 'ascending' ? before <= value : before >= value;
    });
    if (!isOrdered)
      report.note('table-order', at, `The rows are not ${order} by ${quote(name)}, as its sign says.`);
  }
}
