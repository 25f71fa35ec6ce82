import { expect, it } from 'vitest';
import { auctionOf } from './recorded-auction.ts';
import { spokenState } from './spoken-state.ts';

it.each([
  [[], 'North to call'],
  [['1NT'], 'North 1 notrump. East to call'],
  [['1H', 'X'], 'East double. South to call'],
  [['1H', 'X', 'P', 'P', 'P'], 'North pass. The auction is over: 1 hearts doubled by North'],
  [['P', 'P', 'P', 'P'], 'West pass. The auction is over: passed out'],
])('%j is said as %j', (calls, words) => expect(spokenState(auctionOf('N', calls))).toBe(words));
