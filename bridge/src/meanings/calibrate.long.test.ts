/** Rules against real auctions, where there is a folder of them beside the project. */
import { describe, expect, it } from 'vitest';
import { makeAuction } from '../auction.ts';
import { readFile } from '../formats/read-file.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { auctionMeanings } from './auction-meanings.ts';
import { calibrate, tablesOf } from './calibrate.ts';

const tables = [...corpus('pbn'), ...corpus('lin')].flatMap(({ bytes }) => {
  const reading = readFile(bytes);
  return reading.ok ? tablesOf(reading.value.record) : [];
});

describe('what real auctions say', needsRealFiles(tables.length > 0), () => {
  // What was reached, with a little room: see docs/MEANINGS.md, also on why 15 % of random hands is not.
  it.each([
    { unseenBy: 'both', most: 0.255 },
    { unseenBy: 'one', most: 0.23 },
  ] as const)('is true of 88.5 % of the hands that bid, and of few that are unseen by $unseenBy', (row) => {
    const { seats } = calibrate(tables, { unseenBy: row.unseenBy });
    expect(seats.count).toBeGreaterThan(25_000);
    expect(seats.met).toBeGreaterThanOrEqual(0.885);
    expect(seats.random).toBeLessThanOrEqual(row.most);
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
