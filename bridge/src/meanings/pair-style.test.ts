import { describe, expect, it } from 'vitest';
import type { Bid } from '../call.ts';
import { parseHand, type Hand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { PairStyle } from './pair-style.ts';

const hand = (text: string): Hand => unwrap(parseHand(text));
const weak = hand('AQ4.KT3.K762.983');
const strong = hand('AQ4.KT3.K762.AJ3');
const fourSpades = hand('AQ42.KT3.K76.A83');

const styleOf = (openings: readonly (readonly [Bid, Hand])[]): string => {
  const pair = new PairStyle();
  for (const [call, held] of openings) pair.add(call, held);
  return pair.style();
};

const eight = (call: Bid, held: Hand): [Bid, Hand][] => Array.from({ length: 8 }, () => [call, held]);

describe('the style of a pair', () => {
  it('is the one that its openings fit', () => {
    expect(styleOf(eight('1NT', strong))).toBe('five-card majors');
    expect(styleOf(eight('1NT', weak))).toBe('Acol');
    expect(styleOf(eight('1S', fourSpades))).toBe('Acol');
    expect(styleOf(eight('1C', strong))).not.toBe('Acol');
  });

  it('is unknown after few openings, and where none fits', () => {
    expect(styleOf(eight('1NT', weak).slice(1))).toBe('cautious');
    expect(styleOf([...eight('1NT', weak), ...eight('1NT', strong)])).toBe('cautious');
  });

  it('is unknown where two styles fit alike', () => {
    // 14 points are a weak notrump, and that of a strong club.
    const between = hand('AQ4.KT3.K762.Q83');
    expect(styleOf(eight('1NT', between))).toBe('cautious');
    expect(styleOf([...eight('1NT', between), ['1NT', weak]])).toBe('Acol');
  });

  it('does not come from the board that is judged', () => {
    const pair = new PairStyle();
    for (const [call, held] of eight('1NT', weak)) pair.add(call, held);
    pair.remove('1NT', weak);
    expect(pair.style()).toBe('cautious');
  });
});
