import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEnding } from '../testing/any-ending.ts';
import { truth } from '../testing/double-dummy-truth.ts';
import { wrongLeads } from '../testing/lead-truth.ts';
import { slowCardValues } from '../testing/slow-minimax.ts';
import { solveCards } from './solve-cards.ts';

describe('the values of cards', () => {
  it('match brute force in many five-card endings', () => {
    fc.assert(
      fc.property(anyEnding(5), (position) => {
        expect(solveCards(position)).toEqual(slowCardValues(position));
      }),
      { numRuns: 50 },
    );
  });
});

describe('opening leads valued by another solver', () => {
  it('have the same values', () => {
    expect(wrongLeads(truth('leads'))).toEqual([]);
  });
});
