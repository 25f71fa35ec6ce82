import { describe, expect, it } from 'vitest';
import { seededTables } from '../testing/seeded-tables.ts';
import { unwrap } from '../result.ts';
import { formatTricks, parseTricks, readTricks } from './trick-table.ts';
import { trickTablePattern } from './trick-table-pattern.ts';

describe('the text of a table', () => {
  it('reads back the same', () => {
    for (const text of seededTables) {
      const table = unwrap(parseTricks(text));
      expect(formatTricks(table)).toBe(text);
      expect(readTricks(formatTricks(table))).toEqual(table);
      expect(text).toMatch(trickTablePattern);
    }
    expect('0123456789ABCD012345').not.toMatch(trickTablePattern);
    expect(unwrap(parseTricks('0123456789ABCD012345'))).toMatchObject({ N: { NT: 0, C: 4 }, E: { NT: 10 } });
  });

  it.each(['', '123', '0123456789abcd01234e', ' 0123456789abcd012345'])('is not %j', (text) => {
    expect(parseTricks(text)).toMatchObject({ ok: false, error: { code: 'not-a-trick-table' } });
  });
});
