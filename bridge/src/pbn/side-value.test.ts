import { describe, expect, it } from 'vitest';
import { parseSideValue } from './side-value.ts';

describe('parseSideValue', () => {
  it.each([
    ['9', { of: 'declarer', value: 9 }],
    ['+420', { of: 'declarer', value: 420 }],
    ['NS 9', { of: 'NS', value: 9, opponents: null }],
    ['EW -50', { of: 'EW', value: -50, opponents: null }],
    ['ns 9  ew 4', { of: 'NS', value: 9, opponents: 4 }],
    ['EW 4 NS 9', { of: 'EW', value: 4, opponents: 9 }],
    ['NS9', { of: 'NS', value: 9, opponents: null }],
  ])('reads %j', (text, value) => {
    expect(parseSideValue(text, 'whole')).toEqual(value);
  });

  it.each(['', 'a', 'C-2', 'NS', 'NS 9 NS 4', '9 NS 4', '1.5', '10.-10', '12345678', '9 9'])(
    'refuses %j',
    (text) => {
      expect(parseSideValue(text, 'whole')).toBeNull();
    },
  );

  it.each([
    ['50.', 50],
    ['-2.5', -2.5],
    ['0.1000', 0.1],
  ])('reads %j where decimals are allowed', (text, value) => {
    expect(parseSideValue(text, 'decimal')).toEqual({ of: 'declarer', value });
  });

  it.each(['10. 10', '10.a', '.5', '1.2.3'])('refuses %j there too', (text) => {
    expect(parseSideValue(text, 'decimal')).toBeNull();
  });
});
