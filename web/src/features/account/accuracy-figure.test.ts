import { describe, expect, it } from 'vitest';
import { accuracyFigure } from './accuracy-figure.ts';

describe('the figure for bidding accuracy', () => {
  it.each([
    [71.49, 71],
    [71.5, 72],
    [100, 100],
    [0.2, 0],
  ])('is a rounded percent: %d gives %d', (average, shown) => expect(accuracyFigure(average)).toBe(shown));

  it.each([0, -1, null])('is not available if it is not above 0: %j', (average) =>
    expect(accuracyFigure(average)).toBeNull(),
  );
});
