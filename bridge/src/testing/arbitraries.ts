/** Random values of the game for property tests. */
import fc from 'fast-check';
import { addCall, isOver, legalCalls, startAuction, type Auction } from '../auction.ts';
import { boardNumber, type BoardNumber } from '../board.ts';
import { bids, levels } from '../call.ts';
import { cards } from '../card.ts';
import type { Contract, Doubling, Tricks } from '../contract.ts';
import { makeDeal, type Deal } from '../deal.ts';
import { handOf } from '../hand.ts';
import { makePartialDeal, type PartialDeal } from '../partial-deal.ts';
import { unwrap } from '../result.ts';
import { seats } from '../seat.ts';
import { strains } from '../strain.ts';
import { vulnerabilities } from '../vulnerability.ts';

export const anySeat = fc.constantFrom(...seats);

export const anyVulnerability = fc.constantFrom(...vulnerabilities);

export const anyCall = fc.constantFrom('Pass', 'Double', 'Redouble', ...bids);

export const anyTricks = fc.integer({ min: 0, max: 13 }) as fc.Arbitrary<Tricks>;

export const anyBoardNumber: fc.Arbitrary<BoardNumber> = fc
  .integer({ min: 1, max: 999_999 })
  .map((value) => unwrap(boardNumber(value)));

export const anyDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray([...cards], { minLength: 52, maxLength: 52 })
  .map((pack) =>
    unwrap(
      makeDeal({
        N: unwrap(handOf(pack.slice(0, 13))),
        E: unwrap(handOf(pack.slice(13, 26))),
        S: unwrap(handOf(pack.slice(26, 39))),
        W: unwrap(handOf(pack.slice(39))),
      }),
    ),
  );

/** One or two known hands. */
export const anyPartialDeal: fc.Arbitrary<PartialDeal> = fc
  .tuple(anyDeal, fc.shuffledSubarray([...seats], { minLength: 1, maxLength: 2 }))
  .map(
    ([deal, known]) =>
      unwrap(
        makePartialDeal({
          N: known.includes('N') ? deal.N : null,
          E: known.includes('E') ? deal.E : null,
          S: known.includes('S') ? deal.S : null,
          W: known.includes('W') ? deal.W : null,
        }),
      ) as PartialDeal,
  );

export const anyContract: fc.Arbitrary<Contract> = fc.record({
  level: fc.constantFrom(...levels),
  strain: fc.constantFrom(...strains),
  doubling: fc.constantFrom<Doubling>('', 'X', 'XX'),
});

/**
 * Legal by construction, finished or not. Each number picks one of the legal calls; low ones are likelier, so that
 * auctions do not rush to 7NT.
 */
export const anyAuction: fc.Arbitrary<Auction> = fc
  .tuple(anySeat, fc.array(fc.nat({ max: 999 }), { maxLength: 40 }))
  .map(([dealer, picks]) => {
    let auction = startAuction(dealer);
    for (const pick of picks) {
      if (isOver(auction)) break;
      const legal = legalCalls(auction);
      const index = Math.floor((pick / 1000) ** 3 * legal.length);
      auction = unwrap(addCall(auction, legal[index] ?? 'Pass'));
    }
    return auction;
  });
