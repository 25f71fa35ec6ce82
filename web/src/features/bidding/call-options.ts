import { type Auction, addCall, isOver } from '@bridge-review/bridge/auction';
import { type Call, bids } from '@bridge-review/bridge/call';
import type { CallOption } from '../../ui/call-option.ts';

const ALL_CALLS: readonly Call[] = [...bids, 'Pass', 'Double', 'Redouble'];

/** Every call of the bidding box: legal for the seat that calls next, or disabled with the reason. */
export const callOptions = (auction: Auction): CallOption[] =>
  ALL_CALLS.map((call) => ({ call, objection: callObjection(auction, call) }));

/** Null if the call is allowed. */
export function callObjection(auction: Auction, call: Call): string | null {
  if (isOver(auction)) return 'The auction is over.';
  const next = addCall(auction, call);
  return next.ok ? null : next.error.message;
}
