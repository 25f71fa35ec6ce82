import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { anyCondition } from '../testing/any-condition.ts';
import { anyDeal } from '../testing/arbitraries.ts';
import { allOf, anyOf, not } from './condition.ts';
import { meets } from './meets.ts';
import { parseCondition } from './parse-condition.ts';

const fits = (hand: string, text: string): boolean =>
  meets(unwrap(parseHand(hand)), unwrap(parseCondition(text)));

describe('a hand meets a condition', () => {
  it.each([
    ['AQ4.KT3.K762.983', '12', '11'],
    ['AQ4.KT3.K762.983', '4D', '5+D'],
    ['AQ4.KT3.K762.983', 'bal', 'semibal'],
    ['AQ43.KT3.K762.98', 'bal', 'semibal'],
    ['AQ432.KT3.K76.98', 'bal', '5431'],
    ['AQ432.KT32.K7.98', 'semibal', 'bal'],
    ['AQ5432.KT3.K7.98', 'semibal', 'bal'],
    ['AQ65432.KT.K7.98', 'any', 'bal or semibal'],
    ['AQ432.KT32.K762.', '5=4=4=0', '4=5=4=0'],
    ['AQ432.KT32.K762.', '5440', '5431'],
    ['KT32.AQ432.K762.', '5440', '5=4=4=0'],
    ['AQ4.KT3.K762.983', '4 controls', '3 controls'],
    ['AQ4.KT3.K762.983', 'AQ in S', 'AK in S'],
    ['AQ4.KT3.K762.983', '1 of AKQ in D', '1+ of AKQ in C'],
    ['AQ4.KT3.K762.983', '2 honours in H', '3+ honours in H'],
    ['AQ4.KT3.K762.983', '8 losers', '7 losers'],
    // 1 + 2 + 0 + 2: the queens of one and of two cards are losers.
    ['Q.Q2.A.Q98765432', '5 losers', '3-4 losers'],
  ])('%s: %s, and not %s', (hand, met, unmet) => {
    expect([fits(hand, met), fits(hand, unmet)]).toEqual([true, false]);
  });

  it('joins as "and", "or" and "not" do', () => {
    fc.assert(
      fc.property(anyDeal, anyCondition, anyCondition, ({ N }, one, other) => {
        expect(meets(N, allOf([one, other]))).toBe(meets(N, one) && meets(N, other));
        expect(meets(N, anyOf([one, other]))).toBe(meets(N, one) || meets(N, other));
        expect(meets(N, not(one))).toBe(!meets(N, one));
      }),
    );
  });
});
