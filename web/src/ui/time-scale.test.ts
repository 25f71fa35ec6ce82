import { describe, expect, it } from 'vitest';
import { daysShown, timeMarks } from './time-scale.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;
const marked = (from: string, to: string, most: number) =>
  timeMarks(day(from), day(to), most).map((mark) => new Date(mark.day * DAY_MS).toISOString().slice(0, 10));

describe('an axis of days', () => {
  it('has weeks, from Monday, where it is short', () => {
    expect(marked('2026-10-03', '2026-10-31', 4)).toEqual([
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
    ]);
    expect(timeMarks(day('2026-10-03'), day('2026-10-31'), 4)[0]?.unit).toBe('week');
  });

  it('has months at the same distance, whatever was played in them', () =>
    expect(marked('2025-01-07', '2025-09-21', 10)).toEqual([
      '2025-02-01',
      '2025-03-01',
      '2025-04-01',
      '2025-05-01',
      '2025-06-01',
      '2025-07-01',
      '2025-08-01',
      '2025-09-01',
    ]));

  it('has quarters where months do not fit, and years where these do not', () => {
    expect(marked('2025-01-07', '2025-12-21', 4)).toEqual(['2025-04-01', '2025-07-01', '2025-10-01']);
    expect(marked('2022-11-05', '2026-10-19', 4)).toEqual([
      '2023-01-01',
      '2024-01-01',
      '2025-01-01',
      '2026-01-01',
    ]);
    expect(timeMarks(day('2022-11-05'), day('2026-10-19'), 4)[0]?.unit).toBe('year');
  });

  it('never has more marks than fit, nor none, for any length up to a lifetime', () => {
    for (let length = 28; length < 70 * 366; length += 17) {
      for (const most of [4, 10]) {
        const marks = timeMarks(20_000, 20_000 + length, most);
        expect(marks.length, String(length)).toBeGreaterThan(0);
        expect(marks.length, String(length)).toBeLessThanOrEqual(most);
      }
    }
  });

  it('is four weeks long at least', () => {
    expect(daysShown([100])).toEqual([86, 114]);
    expect(daysShown([100, 110])).toEqual([91, 119]);
    expect(daysShown([100, 200])).toEqual([100, 200]);
  });
});
