import { describe, expect, it } from 'vitest';
import { drawnRows } from './use-row-window.ts';

describe('what is drawn of a long list', () => {
  it('is its window, with gaps for the rows that are left out', () => {
    expect(drawnRows({ first: 2, last: 3 }, 10, null)).toEqual([
      { gap: 2, before: 2 },
      { row: 2 },
      { row: 3 },
      { gap: 6, before: 10 },
    ]);
  });

  it('is all of a short one', () => {
    expect(drawnRows({ first: 0, last: 1 }, 2, null)).toEqual([{ row: 0 }, { row: 1 }]);
  });

  it.each([
    [0, [{ row: 0 }, { gap: 4, before: 5 }, { row: 5 }, { gap: 4, before: 10 }]],
    [8, [{ gap: 5, before: 5 }, { row: 5 }, { gap: 2, before: 8 }, { row: 8 }, { gap: 1, before: 10 }]],
  ])('keeps row %i, which has the focus', (kept, drawn) => {
    expect(drawnRows({ first: 5, last: 5 }, 10, kept)).toEqual(drawn);
  });
});
