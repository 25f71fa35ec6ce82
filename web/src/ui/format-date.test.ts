import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDay, dateLeaf, formatDate } from './format-date.ts';

const day = calendarDay('2025-10-18');

afterEach(() => void vi.unstubAllGlobals());

describe('a date', () => {
  it.each([
    ['en-US@posix', 'October 18, 2025'],
    ['de-DE', '18. Oktober 2025'],
    ['C', formatDate(day, { dateStyle: 'long' }, undefined)],
  ])('is formatted where the browser calls its language %s', (language, text) => {
    vi.stubGlobal('navigator', { language });
    expect(formatDate(day)).toBe(text);
    expect(formatDate(day, { month: 'long', year: 'numeric' })).toContain('2025');
  });

  it.each([
    ['en-GB', '18 October 2025'],
    ['en-US', 'October 18, 2025'],
    ['de-DE', '18. Oktober 2025'],
  ])('is formatted as in %s', (locale, text) => {
    expect(formatDate(day, { dateStyle: 'long' }, locale)).toBe(text);
  });

  it.each([
    ['en-GB', { before: '', day: '18', after: 'Oct 2025' }],
    ['en-US', { before: 'Oct', day: '18', after: '2025' }],
    ['de-DE', { before: '', day: '18.', after: 'Okt. 2025' }],
    ['ja-JP', { before: '2025年10月', day: '18日', after: '' }],
  ])('keeps the order of %s in a block', (locale, leaf) => {
    expect(dateLeaf(day, locale)).toEqual(leaf);
  });

  it.each(['en-GB', 'en-US'])('is written in %s as Intl writes it, in every month', (locale) => {
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 7)));
    for (const date of months) {
      const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      expect(formatDate({ date, timeZone: 'UTC' }, undefined, locale)).toBe(long.format(date));
      const leaf = dateLeaf({ date, timeZone: 'UTC' }, locale);
      const short = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });
      expect(Object.values(leaf).join(' ').trim()).toBe(short.format(date).replace(',', ''));
    }
  });

  it('ignores the time zone without a time, and applies it with one', () => {
    expect(day.timeZone).toBe('UTC');
    expect(calendarDay('2025-10-18T23:30:00.000Z').timeZone).toBeUndefined();
  });
});
