import { describe, expect, it } from 'vitest';
import { commentTime } from './comment-time.ts';

const SAID = '2025-10-18T20:00:00.000Z';
const after = (hours: number, minutes = 0, ms = 0): string =>
  commentTime(SAID, Date.parse(SAID) + (hours * 60 + minutes) * 60_000 + ms);

describe('the time of a comment', () => {
  it('is Just now under one hour', () => {
    expect([after(0), after(0, 1), after(0, 59), after(1, 0, -1)]).toEqual(Array(4).fill('Just now'));
  });

  it('is in hours under 24 hours', () => {
    expect([after(1), after(1, 59), after(2), after(23, 59)]).toEqual([
      '1 hour ago',
      '1 hour ago',
      '2 hours ago',
      '23 hours ago',
    ]);
  });

  it('is in days from then on', () => {
    expect([after(24), after(47, 59), after(48), after(24 * 400), after(24 * 1000)]).toEqual([
      '1 day ago',
      '1 day ago',
      '2 days ago',
      '400 days ago',
      '1000 days ago',
    ]);
  });

  it('is Just now if our clock is behind the server’s, or the time is invalid', () => {
    expect(after(-5)).toBe('Just now');
    expect(commentTime('', Date.now())).toBe('Just now');
  });
});
