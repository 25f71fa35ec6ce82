import { parseAuction } from '@bridge-review/bridge/auction';
import { unwrap } from '@bridge-review/bridge/result';
import type { ComparedCall } from '@bridge-review/bridge/sampling/compare-calls';
import { describe, expect, it } from 'vitest';
import { leadingTitle, questionText, rowsOf } from './calls-text.ts';

const auction = unwrap(parseAuction('W', ['3H', 'X', '4H', '4S', 'p', 'p', 'p']));
const exactly = (value: number) => ({ value, low: value - 10, high: value + 10 });

describe('the words of other calls', () => {
  it('ask about one call, on what was known then', () => {
    expect(questionText(auction, 3)).toBe(
      'South’s 4S, call 4: what were the alternatives, given the N–S cards and the calls before it?',
    );
    expect(questionText(auction, 0)).toBe(
      'West’s 3H, call 1: what were the alternatives, given the E–W cards?',
    );
  });

  it('claim no order among calls that may be the best', () => {
    const four = { level: 4, doubling: '' } as const;
    const compared: ComparedCall[] = [
      {
        call: 'Double',
        contract: { ...four, strain: 'H', doubling: 'X', declarer: 'W' },
        chance: exactly(0.3),
        score: exactly(120),
        imps: null,
        isBehind: false,
      },
      {
        call: '4S',
        contract: { ...four, strain: 'S', declarer: 'S' },
        chance: exactly(0.6),
        score: exactly(115),
        imps: exactly(-0.04),
        isBehind: false,
      },
      {
        call: 'Pass',
        contract: 'Pass',
        chance: null,
        score: exactly(-420),
        imps: exactly(-9),
        isBehind: true,
      },
    ];
    const { leading, behind } = rowsOf(compared, '4S');
    expect(leading.map(({ call, isMade, by, score, imps }) => [call, isMade, by, score, imps])).toEqual([
      ['Double', false, 'West', '+120', null],
      ['4S', true, 'South', '+115', '0.0'],
    ]);
    expect(behind).toMatchObject([
      { call: 'Pass', contract: 'Pass', chance: '', score: '−420', imps: '−9.0' },
    ]);
    expect(leadingTitle(leading.length)).toBe('Too close to call: any of these may be the best');
    expect(leadingTitle(1)).toBe('The best');
  });
});
