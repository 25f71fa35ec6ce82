import type { Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';

export interface DealQuestion {
  /** PBN's text of a whole deal. */
  readonly deal: string;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
}

/** Solves a deal without blocking the server. */
export interface DealSolver {
  /** One at a time. Where the signal ends it, the search ends at once. */
  solve(question: DealQuestion, signal: AbortSignal): Promise<{ tricks: string; parNS: number }>;
  /** Ends what solving has started; the next question starts it again. */
  stop(): Promise<void>;
}
