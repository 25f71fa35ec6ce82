import { describe, expect, it } from 'vitest';
import { boardsAddress, queryOf, readView } from './stats-address.ts';

describe('the address of stats', () => {
  it('says the period and the partner, and leaves out what it does not know', () => {
    expect(readView(new URLSearchParams('period=12&partner=7'))).toEqual({ period: '12', partner: '7' });
    expect(readView(new URLSearchParams('period=9&partner=Ben'))).toEqual({ period: '', partner: '' });
    for (const partner of ['0', '07', '4294967296'])
      expect(readView(new URLSearchParams({ partner })).partner).toBe('');
  });

  it.each([
    ['12', '2025-11-16T12:00:00', '2024-11-16'],
    ['3', '2025-05-31T12:00:00', '2025-02-28'],
  ])('of %s months before %s begins on %s', (period, now, since) =>
    expect(queryOf({ period, partner: '' }, new Date(now))).toEqual({ since }),
  );

  it('of boards has the filters and the group', () => {
    expect(boardsAddress({ period: '12', partner: '' }, { verdict: 'wrong strain' })).toBe(
      '/stats/boards?period=12&verdict=wrong+strain',
    );
    expect(boardsAddress({ period: '', partner: '7' }, { partner: '9' })).toBe('/stats/boards?partner=9');
    expect(boardsAddress({ period: '', partner: '' }, {})).toBe('/stats/boards');
  });
});
