import { type Auction, addCall, isOver } from '@bridge-review/bridge/auction';
import { type Call, bids } from '@bridge-review/bridge/call';
import type { CallOption } from '../../ui/bidding-box.tsx';

const ALL_CALLS: readonly Call[] = [...bids, 'Pass', 'Double', 'Redouble'];

/** Every call of the box: open to whoever is to call, or closed with the reason why. */
export const callOptions = (auction: Auction): CallOption[] =>
  ALL_CALLS.map((call) => ({ call, objection: callObjection(auction, call) }));

/** Null where the call is allowed. */
export function callObjection(auction: Auction, call: Call): string | null {
  if (isOver(auction)) return 'The auction is over.';
  const next = addCall(auction, call);
  return next.ok ? null : next.error.message;
}
