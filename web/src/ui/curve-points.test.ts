import { describe, expect, it } from 'vitest';
import { curvePoints, levelsOf, placeOf } from './curve-points.ts';

describe('the curve of tricks', () => {
  it('steps where a card changes what declarer can take', () => {
    const values = [9, 9, 9, 10, 10, 9];
    expect(curvePoints(values, levelsOf(values, 10))).toBe('M0 1.0000 H2.5 V0.0000 H4.5 V1.0000 H5');
  });

  it('runs in the middle without any difference', () => {
    const levels = levelsOf([10, 10, 10], 10);
    expect(placeOf(10, levels)).toBe(0.5);
    expect(curvePoints([10, 10, 10], levels)).toBe('M0 0.5000 H2');
  });

  it('has every number beside it, or the highest, the lowest and what is needed', () => {
    expect(levelsOf([9, 11], 10).shown).toEqual([11, 10, 9]);
    expect(levelsOf([4, 11], 9).shown).toEqual([11, 9, 4]);
    expect(levelsOf(null, null).shown).toEqual([]);
  });
});
