import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidRank, bids, levelOf, makeBid, parseCall, strainOf } from './call.ts';
import { formatContract, parseContract, tricks, tricksNeeded } from './contract.ts';
import { unwrap } from './result.ts';
import { anyCall, anyContract } from './testing/arbitraries.ts';

describe('a call', () => {
  it.each([
    ['Pass', ['Pass', 'PASS', 'p', ' P ']],
    ['Double', ['Double', 'X', 'x', 'Dbl', 'd']],
    ['Redouble', ['Redouble', 'XX', 'xx', 'Rdbl', 'redbl', 'r']],
    ['1NT', ['1NT', '1N', '1n', '1nt', '1notrump']],
    ['7S', ['7S', '7s', '7♠']],
  ])('%s is read from its usual spellings', (call, spellings) => {
    for (const spelling of spellings) expect(unwrap(parseCall(spelling))).toBe(call);
  });

  it('reads back from its own text', () => {
    fc.assert(fc.property(anyCall, (call) => unwrap(parseCall(call)) === call));
  });

  it.each(['', '0C', '8C', '1', 'C', '1X', '-', 'AP', '11C', 'constructor'])(
    'is not read from %j',
    (text) => {
      expect(parseCall(text)).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
    },
  );

  it('has a rank among the 35 bids', () => {
    expect(bids.map(bidRank)).toEqual(Array.from({ length: 35 }, (_, index) => index));
    for (const bid of bids) expect(makeBid(levelOf(bid), strainOf(bid))).toBe(bid);
  });
});

describe('a contract', () => {
  it('reads back after writing', () => {
    fc.assert(
      fc.property(anyContract, (contract) => {
        expect(unwrap(parseContract(formatContract(contract)))).toEqual(contract);
        expect(unwrap(parseContract(formatContract(contract).toLowerCase()))).toEqual(contract);
      }),
    );
  });

  it.each([
    ['3N', '3NT'],
    ['3NX', '3NTX'],
    ['3NR', '3NTXX'],
    ['5Dx', '5DX'],
    ['4S*', '4SX'],
    ['4S**', '4SXX'],
    ['4♥', '4H'],
    ['6c', '6C'],
    ['5NoTrump', '5NT'],
    ['5Hearts', '5H'],
    ['pass', 'Pass'],
    ['Passed out', 'Pass'],
  ])('%j is written %s', (text, written) => {
    expect(formatContract(unwrap(parseContract(text)))).toBe(written);
  });

  it.each(['', '?', 'H', '8NT', '0C', '4', '4X', '4HXXX', 'X', '#'])('is not read from %j', (text) => {
    expect(parseContract(text)).toMatchObject({ ok: false, error: { code: 'unknown-contract' } });
  });

  it('needs six tricks more than its level', () => {
    expect(tricksNeeded({ level: 7, strain: 'C', doubling: '' })).toBe(13);
  });

  it('is played for 0 to 13 tricks', () => {
    expect(tricks(13)).toEqual({ ok: true, value: 13 });
    for (const wrong of [-1, 14, 1.5, Number.NaN]) expect(tricks(wrong).ok).toBe(false);
  });
});
