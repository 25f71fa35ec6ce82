import { describe, expect, it } from 'vitest';
import { suits, type Suit } from '../suit.ts';
import { allHands, narrow } from './possible-hands.ts';
import { conditionOf, parseRules, type Rule } from './rule.ts';
import { styleNames } from './style-name.ts';
import { rulesOf } from './style.ts';

const isPossible = (rule: Rule, suit: Suit): boolean => {
  const [partner, mine, theirs] = suits.filter((each) => each !== suit);
  const condition = conditionOf(rule, { suit, partner: partner!, mine: mine!, theirs: theirs! });
  return condition !== null && narrow(allHands(), condition) !== null;
};

describe('the rules of a style', () => {
  it.each(styleNames)('%s: there are hands for each of them', (style) => {
    const rules = [...rulesOf(style).values()].flat();
    expect(rules.length).toBeGreaterThan(100);
    for (const rule of rules)
      expect(
        suits.some((suit) => isPossible(rule, suit)),
        rule.id,
      ).toBe(true);
  });

  it.each(styleNames)('%s: none is hidden by an earlier one of the same words', (style) => {
    const ids = rulesOf(style)
      .get('opening')!
      .map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not pass over what is no rule', () => {
    expect(() => parseRules('| 1NT | 15-17 | opening')).toThrow('stands before the first heading');
    expect(() => parseRules('[opening]\n1NT | 15-17')).toThrow('has not four columns');
    expect(() => parseRules('[kibitzer]\n| 1NT | 15-17 | opening')).toThrow('"kibitzer" is not a position.');
    expect(() => parseRules('[opening, at night]')).toThrow('"at night" is not known in a heading.');
    expect(() => parseRules('[opening]\n| 1NT | 15-17, flat | opening')).toThrow(
      '"flat" is not a condition.',
    );
    expect(() => parseRules('[opening]\n| one | 15-17 | opening')).toThrow(
      '"one" is not a pattern of calls.',
    );
  });
});
