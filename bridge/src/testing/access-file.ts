/** Writes small databases of Access 97, the container of `.bws` files, so that tests need no real one. */
import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import type { BwsRow } from '../bws/bws-tables.ts';
import type { Rows } from './bws-database.ts';

const pageSize = 2048;
const pageTypes = { data: 1, definition: 2 } as const;
/** What a column's type is called in the file, and the bytes of its values; texts stand behind all others. */
const columnTypes = {
  boolean: { code: 0x01, size: 0 },
  number: { code: 0x04, size: 4 },
  date: { code: 0x08, size: 8 },
  text: { code: 0x0a, size: 255 },
} as const;

interface Column {
  readonly name: string;
  readonly type: keyof typeof columnTypes;
}

/** Tables with the columns that their rows have. Texts are of Latin-1, and no row has more than 255 bytes. */
export function accessFile(tables: Rows): Uint8Array {
  const names = Object.keys(tables);
  const LIST_OF_TABLES = 2;
  const list = names.map((Name, index): BwsRow => ({
    Id: LIST_OF_TABLES + 1 + index,
    Name,
    Type: 1,
    Flags: 0,
  }));
  const all = [list, ...Object.values(tables)].map((rows) => ({ rows, columns: columnsOf(rows) }));
  const dataPages: Buffer[] = [];
  const usageMaps: Buffer[] = [];
  for (const [index, { rows, columns }] of all.entries()) {
    const own = rowPages(
      rows.map((row) => rowBytes(row, columns)),
      LIST_OF_TABLES + index,
    );
    const first = LIST_OF_TABLES + all.length + dataPages.length;
    usageMaps.push(usageMap(own.map((_, place) => first + place)));
    dataPages.push(...own);
  }
  const [mapPage] = rowPages(usageMaps, 0);
  if (mapPage === undefined) throw new Error('A database has at least the list of its tables.');
  const definitions = all.map(({ rows, columns }, index) => definition(columns, rows.length, index));
  return Uint8Array.from(Buffer.concat([header(), mapPage, ...definitions, ...dataPages]));
}

function header(): Buffer {
  const page = Buffer.alloc(pageSize);
  page.write('\0\u0001\0\0Standard Jet DB\0', 'latin1');
  // What Access makes of a key of zeros, which says that the pages are not encrypted.
  Buffer.of(0xfb, 0x8a, 0xbc, 0x4e).copy(page, 0x3e);
  return page;
}

const columnsOf = (rows: readonly BwsRow[]): Column[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
    name,
    type: typeOf(rows.map((row) => row[name]).find((value) => value !== null && value !== undefined)),
  }));

function typeOf(value: unknown): Column['type'] {
  if (value instanceof Date) return 'date';
  return typeof value === 'boolean' || typeof value === 'number'
    ? (typeof value as 'boolean' | 'number')
    : 'text';
}

/** The page that says which columns a table has; its usage map is a row of page 1. */
function definition(columns: readonly Column[], rowCount: number, mapRow: number): Buffer {
  const page = Buffer.alloc(pageSize);
  page[0] = pageTypes.definition;
  page.writeUInt32LE(rowCount, 12);
  page.writeUInt16LE(columns.filter(({ type }) => type === 'text').length, 23);
  page.writeUInt16LE(columns.length, 25);
  page.writeUInt32LE((1 << 8) | mapRow, 35);
  let at = 43;
  for (const [index, { type }] of columns.entries()) {
    const before = columns.slice(0, index);
    page[at] = columnTypes[type].code;
    page[at + 1] = index;
    page[at + 3] = before.filter((column) => column.type === 'text').length;
    page[at + 13] = type === 'text' ? 0x02 : 0x03;
    page.writeUInt16LE(fixedSize(before), at + 14);
    page.writeUInt16LE(columnTypes[type].size, at + 16);
    at += 18;
  }
  for (const { name } of columns) {
    page[at] = name.length;
    at += 1 + page.write(name, at + 1, 'latin1');
  }
  return page;
}

const fixedSize = (columns: readonly Column[]): number =>
  columns.reduce((size, { type }) => size + (type === 'text' ? 0 : columnTypes[type].size), 0);

/** Number of columns, fixed values, texts, where texts end and begin, their number, and which columns have a value. */
function rowBytes(row: BwsRow, columns: readonly Column[]): Buffer {
  const fixed = Buffer.alloc(fixedSize(columns));
  const hasValue = Buffer.alloc(Math.ceil(columns.length / 8));
  const texts: Buffer[] = [];
  let at = 0;
  for (const [index, { name, type }] of columns.entries()) {
    const value = row[name];
    const isThere = type === 'boolean' ? value === true : value !== null && value !== undefined;
    if (isThere) hasValue[index >> 3] = (hasValue[index >> 3] ?? 0) | (1 << (index & 7));
    if (type === 'text') texts.push(Buffer.from(isThere ? String(value) : '', 'latin1'));
    else if (type === 'number' && isThere) fixed.writeInt32LE(Number(value), at);
    else if (value instanceof Date) fixed.writeDoubleLE(value.getTime() / 86_400_000 + 25_569, at);
    if (type !== 'text') at += columnTypes[type].size;
  }
  const begins = texts.map((_, index) =>
    texts.slice(0, index).reduce((sum, text) => sum + text.length, 1 + fixed.length),
  );
  const joined = Buffer.concat([Buffer.of(columns.length), fixed, ...texts]);
  const places = texts.length === 0 ? [] : [joined.length, ...begins.toReversed(), texts.length];
  const bytes = Buffer.concat([joined, Buffer.from(places), hasValue]);
  if (bytes.length > 255) throw new Error('A row of more than 255 bytes is written in another way.');
  return bytes;
}

/** Pages full of rows, which stand at the end of a page; at its beginning it says where. */
function rowPages(rows: readonly Buffer[], definitionPage: number): Buffer[] {
  const pages: Buffer[] = [];
  let count = 0;
  let start = 0;
  for (const row of rows) {
    let page = pages.at(-1);
    if (page === undefined || start - row.length < 10 + 2 * (count + 1)) {
      page = Buffer.alloc(pageSize);
      page[0] = pageTypes.data;
      page.writeUInt32LE(definitionPage, 4);
      pages.push(page);
      count = 0;
      start = pageSize;
    }
    start -= row.length;
    row.copy(page, start);
    page.writeUInt16LE(start, 10 + 2 * count);
    count += 1;
    page.writeUInt16LE(count, 8);
  }
  return pages;
}

/** Which pages are a table's: a bit for each, from page 0 on. */
function usageMap(pages: readonly number[]): Buffer {
  const map = Buffer.alloc(5 + 16);
  for (const number of pages) map[5 + (number >> 3)] = (map[5 + (number >> 3)] ?? 0) | (1 << (number & 7));
  return map;
}

/**
 * A database with damage where it has anything: bytes that are not zero, and those beside them. Half of what is written
 * there are small numbers, such as those of pages.
 */
export const damagedDatabase = (good: Uint8Array): fc.Arbitrary<Uint8Array> => {
  const places = [...good.keys()].filter((at) =>
    good.subarray(Math.max(0, at - 3), at + 4).some((byte) => byte > 0),
  );
  const change = fc.tuple(fc.constantFrom(...places), fc.oneof(fc.nat(255), fc.nat(good.length / pageSize)));
  return fc
    .tuple(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(good.length))
    .map(([changes, end]) => {
      const copy = good.slice();
      for (const [at, byte] of changes) copy[at] = byte;
      return end % 16 === 0 ? copy.slice(0, end) : copy;
    });
};
