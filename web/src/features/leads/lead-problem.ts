import type { DeclaredContract } from '@bridge-review/bridge/contract';
import type { Hand } from '@bridge-review/bridge/hand';
import { type Seat, nextSeat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';

/** What somebody has to lead from, and against what. */
export interface LeadProblem {
  readonly hand: Hand;
  readonly contract: DeclaredContract;
  readonly vulnerability: Vulnerability;
}

/** Who leads against the contract. */
export const leaderOf = ({ contract }: Pick<LeadProblem, 'contract'>): Seat => nextSeat(contract.declarer);
