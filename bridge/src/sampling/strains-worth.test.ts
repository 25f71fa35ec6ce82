import { describe, expect, it } from 'vitest';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { makePartnership } from './layouts.ts';
import { strainsWorth } from './strains-worth.ts';

const hand = (text: string) => unwrap(parseHand(text));
/** Spades 7, hearts 6, diamonds 8, clubs 5. */
const pair = unwrap(makePartnership('NS', hand('AKQJ.432.5432.32'), hand('T98.AKQ.AKQJ.AKQ')));

describe('the strains worth solving', () => {
  it('are notrump and suits with seven cards or more', () => {
    expect(strainsWorth(pair, [])).toEqual(['NT', 'S', 'D']);
  });

  it('include the strain that was bid, however few trumps there are', () => {
    expect(strainsWorth(pair, ['C', 'NT'])).toEqual(['NT', 'S', 'D', 'C']);
  });
});
