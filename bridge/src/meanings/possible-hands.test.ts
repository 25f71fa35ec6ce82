import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf } from '../conditions/condition.ts';
import { meets } from '../conditions/meets.ts';
import { parseCondition } from '../conditions/parse-condition.ts';
import { unwrap } from '../result.ts';
import { anyCondition } from '../testing/any-condition.ts';
import { anyDeal } from '../testing/arbitraries.ts';
import { allHands, narrow } from './possible-hands.ts';

const isPossible = (...texts: string[]): boolean =>
  texts.reduce<ReturnType<typeof narrow>>(
    (hands, text) => hands && narrow(hands, unwrap(parseCondition(text))),
    allHands(),
  ) !== null;

describe('conditions that no hand meets together', () => {
  it('are found by points and by lengths', () => {
    expect(isPossible('15-17', '0-14')).toBe(false);
    expect(isPossible('bal', '6+S')).toBe(false);
    expect(isPossible('5+S', '5+H', '4+D')).toBe(false);
    expect(isPossible('(12-14, bal) or 16+', 'not bal', '0-15')).toBe(false);
    expect(isPossible('5+S', 'bal', '12-14')).toBe(true);
  });

  it('are never said of a hand that exists', () => {
    fc.assert(
      fc.property(anyDeal, fc.array(anyCondition, { maxLength: 4 }), ({ N: hand }, conditions) => {
        fc.pre(meets(hand, allOf(conditions)));
        const hands = conditions.reduce<ReturnType<typeof narrow>>(
          (rest, condition) => rest && narrow(rest, condition),
          allHands(),
        );
        expect(hands).not.toBeNull();
      }),
    );
  });
});
