import type { CallName } from './call.tsx';

/** A call in the bidding box. */
export interface CallOption {
  call: CallName;
  /** Why it is not allowed; null if it is. */
  objection: string | null;
}
