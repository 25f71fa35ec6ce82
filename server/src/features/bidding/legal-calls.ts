import { parseAuction } from '@bridge-review/bridge/auction';
import type { Call } from '@bridge-review/bridge/call';
import type { Seat } from '@bridge-review/bridge/seat';
import { AppError } from '../../http/app-error.ts';

/** The calls as they are stored. What the Laws do not allow is refused, and the offending call named. */
export function legalCalls(dealer: Seat, texts: readonly string[]): readonly Call[] {
  const auction = parseAuction(dealer, texts);
  if (auction.ok) return auction.value.calls;
  const { message, index } = auction.error;
  throw new AppError('invalid_input', { message, issues: [{ path: `biddingSequence.${index}`, message }] });
}
