import { describe, expect, it } from 'vitest';
import { auctionOf, differenceOf, stateOf, withoutLast } from './recorded-auction.ts';

describe('a recorded auction', () => {
  it('has the legal part of its calls', () => {
    expect(auctionOf('E', ['Pass', '1NT', 'Double']).calls).toEqual(['Pass', '1NT', 'Double']);
    expect(auctionOf('E', ['1NT', '1C', 'Pass']).calls).toEqual(['1NT']);
  });

  it('says whose turn it is, or how it has ended', () => {
    expect(stateOf(auctionOf('S', ['1H']))).toEqual({ state: 'turn', seat: 'W' });
    expect(stateOf(auctionOf('S', ['1H', 'Double', 'Pass', 'Pass', 'Pass']))).toEqual({
      state: 'contract',
      contract: '1HX',
      declarer: 'S',
    });
    expect(stateOf(auctionOf('S', ['Pass', 'Pass', 'Pass', 'Pass']))).toEqual({ state: 'passed-out' });
  });

  it('can drop its last call, and stays empty if it is', () => {
    expect(withoutLast(auctionOf('S', ['1H', 'Pass'])).calls).toEqual(['1H']);
    expect(withoutLast(auctionOf('S', [])).calls).toEqual([]);
  });

  it('differs from another version', () => {
    const saved = auctionOf('N', ['1H', 'Pass', '2H', 'Pass', '4H']);
    expect(differenceOf(saved, auctionOf('N', ['1H', 'Pass', '2H', 'Pass', '4H']))).toBeNull();
    expect(differenceOf(saved, auctionOf('N', ['1H', 'Pass', '3H']))).toBe(
      'The two auctions differ at call 3: saved 2H, yours 3H.',
    );
    expect(differenceOf(saved, auctionOf('N', ['1H', 'Pass', '2H', 'Pass']))).toBe(
      'The two auctions differ at call 5: saved 4H, yours no call.',
    );
  });
});
