import { describe, expect, it } from 'vitest';
import { lastUse } from './last-use.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const before = (ms: number): string => lastUse(new Date(now - ms).toISOString(), now);

describe('lastUse', () => {
  it('is just now within a minute, also if the clocks differ', () => {
    expect(before(0)).toBe('just now');
    expect(before(59_999)).toBe('just now');
    expect(before(-5_000)).toBe('just now');
  });

  it('counts whole minutes, then whole hours, with the singular for one', () => {
    expect(before(60_000)).toBe('1 minute ago');
    expect(before(59 * 60_000 + 59_999)).toBe('59 minutes ago');
    expect(before(3_600_000)).toBe('1 hour ago');
    expect(before(24 * 3_600_000 - 1)).toBe('23 hours ago');
  });

  it('is a date from a day on', () => {
    expect(before(24 * 3_600_000)).toMatch(/^on .*2026/);
  });
});
