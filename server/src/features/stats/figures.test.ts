import { describe, expect, it } from 'vitest';
import { estimateOf, sumsOf } from './figures.ts';

describe('a mean over boards', () => {
  it('has half of its interval', () =>
    expect(estimateOf(sumsOf([100, 50, 75]))).toEqual({ boards: 3, mean: 75, error: 62.104 }));

  it.each([
    ['one board', [100]],
    ['boards that all reached par', [100, 100, 100]],
    ['boards that are all alike', [29.73, 29.73, 29.73]],
  ])('claims no certainty from %s', (_, values) => expect(estimateOf(sumsOf(values)).error).toBeNull());
});
