import { describe, expect, it } from 'vitest';
import { formatPbnDate, isoDateOf, parseDate } from './date.ts';

describe('parseDate', () => {
  it.each([
    ['1995.06.10', '1995.06.10'],
    ['2012.08.??', '2012.08.??'],
    ['2011.10.?', '2011.10.??'],
    ['2011.??.??', '2011.??.??'],
    ['2024-07-12', '2024.07.12'],
    ['2021-04-03 05:06', '2021.04.03'],
    ['20151006', '2015.10.06'],
    ['1-Dec-2023', '2023.12.01'],
    ['12 February 1999', '1999.02.12'],
    ['3/30/2021', '2021.03.30'],
    ['30/3/2021', '2021.03.30'],
    ['4/4/2021', '2021.04.04'],
    ['2024.02.29', '2024.02.29'],
  ])('reads %s as %s', (text, expected) => {
    const date = parseDate(text);
    expect(date && formatPbnDate(date)).toBe(expected);
  });

  it.each([
    '',
    '?',
    '14:12',
    '95.06.10',
    '1995.o6.10',
    '2023.02.29',
    '2023.13.01',
    '2023.00.01',
    '2023.01.00',
    '2023.??.05',
    '1-Foo-2023',
  ])('cannot read %j', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('refuses an ambiguous day and month', () => {
    expect(parseDate('3/4/2021')).toBeNull();
  });

  it('keeps a time that follows the date', () => {
    expect(parseDate('2021-04-03 05:06')?.time).toBe('05:06');
    expect(parseDate('2021-04-03T05:06:07Z')?.time).toBe('05:06:07');
    expect(parseDate('2021.04.03')?.time).toBeNull();
  });
});

describe('isoDateOf', () => {
  it('has nothing of a date that is unknown', () => expect(isoDateOf('????.??.??')).toBeNull());

  it('returns a complete date without time zone', () => {
    expect(isoDateOf('1995.06.10')).toBe('1995-06-10');
    expect(isoDateOf('1995.06.??')).toBeNull();
    expect(isoDateOf('June')).toBeNull();
  });
});
