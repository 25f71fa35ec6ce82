import { expect, it } from 'vitest';
import { samplingTruth, wrongFigures } from '../testing/sampling-truth.ts';

it('deals that hardly ever fit have the share and the features that were counted exactly', () => {
  expect(samplingTruth('rare').flatMap((row) => wrongFigures(row, 1000))).toEqual([]);
});

it('deals with conditions on two or three seats have the means that plain rejection gives', () => {
  const rows = samplingTruth('sets').filter(({ where }) => /0-3S, 0-3H|E: 6-11|E: 6-9/u.test(where));
  expect(rows.flatMap((row) => wrongFigures(row, 2000))).toEqual([]);
});
