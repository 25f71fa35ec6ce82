import { describe, expect, it } from 'vitest';
import { rubberVulnerability } from './rubber-history.ts';

describe('rubberVulnerability', () => {
  it.each([
    ['NS 0 0 / 0 EW 0 0 / 0', 'None'],
    ['NS 0 30/100 0 EW 0 0/0 0', 'NS'],
    ['NS 0 0 / 0 40 EW 0 0 / 120 0', 'EW'],
    ['NS 0 0 / 100 0 0 EW 700 0 / 0 100 0', 'All'],
    ['NS 0 / 100 EW 0 / 0', 'None'],
  ])('of %j is %s', (history, vulnerability) => {
    expect(rubberVulnerability(history)).toBe(vulnerability);
  });

  it.each(['', 'NS 0 0 / 0', 'NS 0 0 / 0 0 EW 0 0 / 0', 'NS 0 0 0 EW 0 0 / 0', 'NS a / 0 EW 0 / 0'])(
    'is null for %j',
    (history) => {
      expect(rubberVulnerability(history)).toBeNull();
    },
  );
});
