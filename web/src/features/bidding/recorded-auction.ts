import type { CallAnnotation } from '@bridge-review/api/bidding';
import { type Auction, addCall, contractOf, startAuction, turnOf } from '@bridge-review/bridge/auction';
import type { Call } from '@bridge-review/bridge/call';
import { type ContractText, formatContract } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';

/** The auction for a list of calls. The server stores only legal ones; illegal calls are dropped. */
export function auctionOf(dealer: Seat, calls: readonly Call[]): Auction {
  let auction = startAuction(dealer);
  for (const call of calls) {
    const next = addCall(auction, call);
    if (!next.ok) break;
    auction = next.value;
  }
  return auction;
}

/** The calls, each with what is said of it. */
export const explainedCalls = (calls: readonly Call[], annotations: readonly CallAnnotation[]) =>
  calls.map((call, index) => ({ call, note: annotations.find((annotation) => annotation.call === index) }));

/** The auction before its last call. */
export const withoutLast = ({ dealer, calls }: Auction): Auction => auctionOf(dealer, calls.slice(0, -1));

/** The state of an auction: whose turn it is, or how it has ended. */
export type AuctionState =
  | { readonly state: 'turn'; readonly seat: Seat }
  | { readonly state: 'passed-out' }
  | { readonly state: 'contract'; readonly contract: ContractText; readonly declarer: Seat };

export function stateOf(auction: Auction): AuctionState {
  const seat = turnOf(auction);
  if (seat !== null) return { state: 'turn', seat };
  const contract = contractOf(auction);
  return contract === null || contract === 'Pass'
    ? { state: 'passed-out' }
    : { state: 'contract', contract: formatContract(contract), declarer: contract.declarer };
}

/** Where two versions of an auction differ, in words; null if they are the same. */
export function differenceOf(saved: Auction, own: Auction): string | null {
  const longest = Math.max(saved.calls.length, own.calls.length);
  for (let index = 0; index < longest; index += 1) {
    const [there, here] = [saved.calls[index], own.calls[index]];
    if (there !== here) {
      return `The two auctions differ at call ${index + 1}: saved ${word(there)}, yours ${word(here)}.`;
    }
  }
  return null;
}

const word = (call: Call | undefined): string => call ?? 'no call';
