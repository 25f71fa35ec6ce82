import { describe, expect, it } from 'vitest';
import { labelPlaces, percentLines } from './plot-scale.ts';

describe('the scale of a plot', () => {
  it('begins at the line below the lowest value and ends at 100', () => {
    expect(percentLines([58, 81])).toEqual([40, 60, 80, 100]);
    expect(percentLines([100])).toEqual([80, 100]);
    expect(percentLines([3])).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('labels as many points as fit, and always the last', () => {
    expect(labelPlaces(3, 8)).toEqual([0, 1, 2]);
    expect(labelPlaces(14, 5)).toEqual([1, 4, 7, 10, 13]);
    expect(labelPlaces(1, 5)).toEqual([0]);
  });
});
