import type { Level } from '@bridge-review/bridge/call';
import type { DeclaredContract } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Strain } from '@bridge-review/bridge/strain';

/** The contract that one plays instead of the table's. */
export interface Replay {
  /** Null while the table's is played, or par. */
  readonly contract: DeclaredContract | null;
  /** With the contract that is being replayed, or null: back to the table's. */
  readonly choose: (contract: DeclaredContract | null) => void;
}

/** What one would bid with so many tricks: exactly that, and at least one. */
export const contractFor = (declarer: Seat, strain: Strain, tricks: number): DeclaredContract => ({
  level: Math.max(1, tricks - 6) as Level,
  strain,
  doubling: '',
  declarer,
});

export const isSameContract = (one: DeclaredContract | null, other: DeclaredContract | null): boolean =>
  one?.declarer === other?.declarer && one?.strain === other?.strain;
