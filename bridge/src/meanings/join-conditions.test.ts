import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf } from '../conditions/condition.ts';
import { formatCondition } from '../conditions/format-condition.ts';
import { meets } from '../conditions/meets.ts';
import { parseCondition } from '../conditions/parse-condition.ts';
import { unwrap } from '../result.ts';
import { anyCondition } from '../testing/any-condition.ts';
import { anyDeal } from '../testing/arbitraries.ts';
import { joinConditions } from './join-conditions.ts';

describe('joined conditions', () => {
  it('say each thing once', () => {
    const texts = ['11-21, 5+S, 0-4H', '0-15, 5+S, bal', 'bal, 6S'];
    const joined = joinConditions(texts.map((text) => unwrap(parseCondition(text))));
    expect(formatCondition(joined)).toBe('11-15, 6S, 0-4H, bal');
  });

  it('keep ranges apart that exclude each other, so that the text can be read back', () => {
    const joined = joinConditions(['15-17, 5+S', '10-12, 0-3S'].map((text) => unwrap(parseCondition(text))));
    expect(formatCondition(joined)).toBe('15-17, 5+S, 10-12, 0-3S');
    expect(parseCondition(formatCondition(joined))).toEqual({ ok: true, value: joined });
  });

  it('are met by the same hands', () => {
    fc.assert(
      fc.property(anyDeal, fc.array(anyCondition, { maxLength: 4 }), ({ N: hand }, conditions) => {
        expect(meets(hand, joinConditions(conditions))).toBe(meets(hand, allOf(conditions)));
      }),
    );
  });
});
