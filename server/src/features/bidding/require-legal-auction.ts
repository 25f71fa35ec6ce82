import { makeAuction } from '@bridge-review/bridge/auction';
import type { Call } from '@bridge-review/bridge/call';
import type { Seat } from '@bridge-review/bridge/seat';
import { AppError } from '../../http/app-error.ts';

/** Refuses what the Laws do not allow, and names the offending call. */
export function requireLegalAuction(dealer: Seat, calls: readonly Call[]): void {
  const auction = makeAuction(dealer, calls);
  if (auction.ok) return;
  const { message, index } = auction.error;
  throw new AppError('invalid_input', { message, issues: [{ path: `biddingSequence.${index}`, message }] });
}
