/**
 * Pages of results show a contract in a viewer that wants an auction, and make one up: passes to the declarer, the
 * contract, perhaps a double, three passes.
 *
 * ```ts
 * import { parseAuction } from '@bridge-review/bridge/auction';
 * import { looksMadeUp } from '@bridge-review/bridge/record/made-up-auction';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * looksMadeUp(unwrap(parseAuction('N', ['p', 'p', 'p', '4H', 'p', 'p', 'p']))); // => true
 * looksMadeUp(unwrap(parseAuction('N', ['1H', 'p', '4H', 'p', 'p', 'p']))); // => false
 * ```
 *
 * @module
 */
import { contractOf, type Auction } from '../auction.ts';
import { isBid } from '../call.ts';

/** Whether it has a single bid, and is over. Real auctions are at times like that, and say no more than their contract. */
export function looksMadeUp(auction: Auction): boolean {
  const contract = contractOf(auction);
  if (contract === null || contract === 'Pass') return false;
  const bid = auction.calls.findIndex(isBid);
  const after = auction.calls.slice(bid + 1);
  const doubles = after.filter((call) => call !== 'Pass');
  return !doubles.some(isBid) && after.slice(0, doubles.length).every((call) => call !== 'Pass');
}
