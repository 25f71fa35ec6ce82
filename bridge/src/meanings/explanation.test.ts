import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { formatCondition } from '../conditions/format-condition.ts';
import { readExplanation } from './explanation.ts';

const understood = (text: string, call: Call): string => {
  const { condition } = readExplanation(text, call);
  return condition ? formatCondition(condition) : '';
};

describe('an explanation is understood:', () => {
  it.each<[string, Call, string]>([
    ['15-17', '1NT', '15-17'],
    ['15–17 HCP', '1NT', '15-17'],
    ['14+ to 17', '1NT', '14-17'],
    ['20/21', '2NT', '20-21'],
    ['16+', '1C', '16+'],
    ['11-15 HCP', '1D', '11-15'],
    ['less than 8 points', '1D', '0-7'],
    ['2+', '1C', '2+C'],
    ['5+ spades', '1S', '5+S'],
    ['4+♥', '1D', '4+H'],
    ['4+S 8+', '1H', '4+S, 8+'],
    ['1-3♥ 11-16HCP', '1S', '1-3H, 11-16'],
    ['3- !H; 14-15 HCP', '2C', '0-3H, 14-15'],
    ['weak two', '2H', '3-11, 5+H'],
    ['22-23 bal', '2NT', '22-23, bal'],
    ['Weak two bid -- 1-4 !C; 6+ !H; 6-10 HCP; 7+ total points', '2H', '1-4C, 6+H, 6-10'],
    ['-- ; 11- HCP', 'Pass', '0-11'],
    ['Alert. strong -- ; 19+ HCP; Artificial; GF', '2C', '19+'],
    ['transfer to hearts', '2D', '5+H'],
    ['transfer to ♥', '1D', '4+H'],
    ['two colors: clubs and diamonds', '2NT', '4+C, 4+D'],
    ['both minors', '2NT', '4+C, 4+D'],
    ['9-11, no 4cM', '2NT', '9-11, 0-3S, 0-3H'],
    ['denies 4♠', '1NT', '0-3S'],
    ['3=5=3=2', '3C', '3=5=3=2'],
    ['* 15/17 [0:06]', '1NT', '15-17'],
    ['12-14 ausgeglichen', '1NT', '12-14, bal'],
    ['5+ piques', '2H', '5+S'],
    ['5+ hearts or 5+ spades', '2D', '5+H or 5+S'],
  ])('%s, of %s', (text, call, expected) => {
    expect(understood(text, call)).toBe(expected);
  });
});

describe('an explanation says nothing', () => {
  it.each<[string, Call]>([
    ['', '1C'],
    ['Stayman', '2C'],
    ['relay', '2D'],
    ['2+, can have 5♦ if bal', '1C'],
    ['11-13,17-19 or clubs', '1C'],
    ['strong or weak two in diamonds', '2C'],
    ['16+ any shape', '1C'],
    ['not 5M', '1NT'],
    ['0 or 3', '5C'],
    ['1430', '4NT'],
    ['9=9=9=9', '3C'],
    ['denies 0 spades', '1NT'],
    ['no 0cM', '1NT'],
    ['6+', '1NT'],
    ['99+', '1NT'],
    ['17-15', '1NT'],
    ['how many?', '4NT'],
  ])('where it is in doubt: %j, of %s', (text, call) => {
    expect(understood(text, call)).toBe('');
  });

  it('of any text fails or takes long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(() => readExplanation(text, '1H')).not.toThrow();
      }),
    );
  });
});

describe('an explanation that the call is natural', () => {
  it('is one that says so, or that gives the suit which is bid its length', () => {
    expect(readExplanation('nat', '1C').isNatural).toBe(true);
    expect(readExplanation('takeout', 'Double').isNatural).toBe(true);
    expect(readExplanation('4+ hearts', '1H').isNatural).toBe(true);
    expect(readExplanation('4+ hearts', '1D').isNatural).toBe(false);
  });
});
