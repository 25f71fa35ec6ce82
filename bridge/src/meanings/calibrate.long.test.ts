/** Rules against real auctions, where there is a folder of them beside the project. */
import { describe, expect, it } from 'vitest';
import { makeAuction } from '../auction.ts';
import { readFile } from '../formats/read-file.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { auctionMeanings } from './auction-meanings.ts';
import { calibrate, tablesOf } from './calibrate.ts';

const tables = [...corpus('pbn'), ...corpus('lin')].flatMap(({ bytes }) => {
  const reading = readFile(bytes);
  return reading.ok ? tablesOf(reading.value.record) : [];
});

describe.skipIf(tables.length === 0)('what real auctions say', () => {
  // What was reached, 89.4 % and 26.7 %, with a little room: see docs/MEANINGS.md.
  it('is true of 89 in 100 hands that bid, and of 27 in 100 random ones', () => {
    const { seats } = calibrate(tables);
    expect(seats.count).toBeGreaterThan(25_000);
    expect(seats.met).toBeGreaterThanOrEqual(0.89);
    expect(seats.random).toBeLessThanOrEqual(0.275);
  });

  it('before a call does not depend on that call or on later ones', () => {
    for (const { auction } of tables) {
      const { dealer, calls } = auction.auction;
      for (let before = 1; before < calls.length; before++) {
        const prefix = unwrap(makeAuction(dealer, calls.slice(0, before)));
        const known = auction.annotations.filter((each) => each.call < before);
        expect(auctionMeanings(auction.auction, { annotations: auction.annotations, before })).toEqual(
          auctionMeanings(prefix, { annotations: known }),
        );
      }
    }
  });
});
