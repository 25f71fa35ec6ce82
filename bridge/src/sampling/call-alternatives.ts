/**
 * What else a player could have called, and the contract that each call leads to if all others pass.
 *
 * ```ts
 * import { parseAuction } from '@bridge-review/bridge/auction';
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { alternativesAt } from '@bridge-review/bridge/sampling/call-alternatives';
 * import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
 *
 * const auction = unwrap(parseAuction('W', ['3H', 'X', '4H', '4S', 'p', 'p', 'p']));
 * const hands = ['AK82.4.AQ98.KT97', 'QJ953.75.K3.A842'].map((text) => unwrap(parseHand(text)));
 * const pair = unwrap(makePartnership('NS', hands[0]!, hands[1]!));
 *
 * const alternatives = alternativesAt(auction, 3, pair);
 * alternatives.slice(0, 3).map(({ call }) => call); // => ['Pass', 'Double', '4S']
 * alternatives[1]?.contract; // => { level: 4, strain: 'H', doubling: 'X', declarer: 'W' }
 * ```
 *
 * @module
 */
import { addCall, callerAt, contractOf, legalCalls, makeAuction, type Auction } from '../auction.ts';
import { isBid, strainOf, type Call } from '../call.ts';
import type { DeclaredContract, PassedOut } from '../contract.ts';
import type { DeclaredStrain } from '../double-dummy/trick-table.ts';
import { unwrap } from '../result.ts';
import { sideOf } from '../side.ts';
import type { Partnership } from './layouts.ts';
import { strainsWorth } from './strains-worth.ts';

/** A call, and the contract if it is passed out. */
export interface Alternative {
  readonly call: Call;
  readonly contract: DeclaredContract | PassedOut;
}

/**
 * Instead of the call at `index`, or with it: pass, double, redouble, and bids in notrump, in suits of seven cards or more
 * between the two, and in those that the pair had bid by then.
 */
export function alternativesAt(auction: Auction, index: number, partnership: Partnership): Alternative[] {
  const before = unwrap(makeAuction(auction.dealer, auction.calls.slice(0, index)));
  const { side } = partnership;
  const bid = auction.calls
    .slice(0, index + 1)
    .filter((_, at) => sideOf(callerAt(auction, at)) === side)
    .filter(isBid)
    .map(strainOf);
  const strains = strainsWorth(partnership, bid);
  return legalCalls(before)
    .filter((call) => !isBid(call) || strains.includes(strainOf(call)))
    .map((call) => ({ call, contract: passedOutAfter(before, call) }));
}

/** The declarers and strains that have to be solved for these. */
export function playsOf(alternatives: readonly Alternative[]): DeclaredStrain[] {
  const plays = new Map<string, DeclaredStrain>();
  for (const { contract } of alternatives) {
    if (contract === 'Pass') continue;
    const { declarer, strain } = contract;
    plays.set(declarer + strain, { declarer, strain });
  }
  return [...plays.values()];
}

function passedOutAfter(before: Auction, call: Call): DeclaredContract | PassedOut {
  let auction = unwrap(addCall(before, call));
  let contract = contractOf(auction);
  while (contract === null) {
    auction = unwrap(addCall(auction, 'Pass'));
    contract = contractOf(auction);
  }
  return contract;
}
