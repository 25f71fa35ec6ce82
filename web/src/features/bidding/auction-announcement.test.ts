import type { Call } from '@bridge-review/bridge/call';
import { expect, it } from 'vitest';
import { auctionOf } from './recorded-auction.ts';
import { auctionAnnouncement } from './auction-announcement.ts';

it.each<[Call[], string]>([
  [[], 'North to call'],
  [['1NT'], 'North 1 notrump. East to call'],
  [['1H', 'Double'], 'East double. South to call'],
  [['1H', 'Double', 'Pass', 'Pass', 'Pass'], 'North pass. The auction is over: 1 hearts doubled by North'],
  [['Pass', 'Pass', 'Pass', 'Pass'], 'West pass. The auction is over: passed out'],
])('%j is announced as %j', (calls, words) => expect(auctionAnnouncement(auctionOf('N', calls))).toBe(words));
