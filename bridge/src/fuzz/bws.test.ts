import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBws } from '../bws/read-bws.ts';
import { openers } from '../cli/open-container.ts';
import { readFile } from '../formats/read-file.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { recordOfSession } from '../record/record-of-session.ts';
import { accessFile, damagedDatabase } from '../testing/access-file.ts';
import { database, evening, handRecord, type Rows } from '../testing/bws-database.ts';
import { corpus } from '../testing/corpus.ts';
import { damagedBytes, failOnHang, runs } from '../testing/fuzz.ts';
import { seededDeal } from '../testing/seeded-deals.ts';

const good: Rows = { ...evening, HandRecord: [1, 2].map((number) => handRecord(number, seededDeal(number))) };
const texts =
  'PASS|4 S|8 NT x|=|+2|-9|N|E|H10|10H|Not played|60%-40%|Wrong direction|Result erased| |-'.split('|');
const cell = fc.oneof(
  fc.constantFrom<unknown>(...texts, null, undefined, true, false, -1, 0, 1, 2, 999, 1e12, Number.NaN),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.date({ noInvalidDate: false }),
  fc.constant({ not: 'a value' }),
);
const places = Object.entries(good).flatMap(([table, rows]) =>
  rows.flatMap((row, index) => Object.keys(row).map((column) => ({ table, index, column }))),
);
const changes = fc.array(fc.tuple(fc.constantFrom(...places), cell), { maxLength: 12 });
const anyRows = changes.map((all): Rows => {
  const copy = Object.fromEntries(
    Object.entries(good).map(([table, rows]) => [table, rows.map((row) => ({ ...row }))]),
  );
  for (const [{ table, index, column }, value] of all) {
    const row: Record<string, unknown> | undefined = copy[table]?.[index];
    if (row) row[column] = value;
  }
  return copy;
});

describe('a database with wrong cells', () => {
  it('never throws, and gives boards that PBN can hold', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { session, warnings } = failOnHang(() => readBws(database(rows)));
        for (const { message } of warnings) expect(message.length).toBeLessThan(400);
        const record = recordOfSession(session);
        expect(readPbn(writePbn(record)).record.boards).toHaveLength(record.boards.length);
      }),
      runs(500),
    );
  });
});

describe('a damaged database', () => {
  const start = new TextEncoder().encode('\0\u0001\0\0Standard Jet DB\0');
  const blank = new Uint8Array(20_480);
  blank.set(start);
  const own = accessFile(good);
  /** A table that says that its definition goes on where it began was read for ever. */
  const endless = own.slice();
  endless[2 * 2048 + 4] = 2;
  const real = corpus('formats/bws').map(({ name, bytes }): Damaged => [name, damagedBytes(bytes), 20]);
  type Damaged = [name: string, files: fc.Arbitrary<Uint8Array>, count: number];

  it.each<Damaged>([
    ['nothing but its first bytes', damagedBytes(blank), 20],
    ['a small one', damagedDatabase(own), 250],
    ...real,
  ])('is read or refused with a sentence: %s', (_, files, count) => {
    fc.assert(
      fc.property(files, (damaged) => {
        damaged.set(start.subarray(0, damaged.length));
        const reading = failOnHang(() => readFile(damaged, { openers, fileName: 'x.bws' }));
        if (!reading.ok) throw new Error(reading.error.message);
        for (const { message } of reading.value.warnings) expect(message.length).toBeLessThan(400);
      }),
      runs<Uint8Array>(count, [[endless]]),
    );
  });
});
