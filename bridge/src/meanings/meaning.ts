import type { Condition } from '../conditions/condition.ts';
import type { Seat } from '../seat.ts';

/** One condition on a hand, and where it comes from. */
export interface Meaning {
  readonly seat: Seat;
  /** The index of the call in the auction. */
  readonly call: number;
  readonly condition: Condition;
  readonly source: MeaningSource;
  /** Why it does not count, a sentence; null if it counts. */
  readonly dropped: string | null;
}

/** A rule of a style, or the explanation in the file. */
export interface MeaningSource {
  readonly kind: 'rule' | 'explanation';
  /** Of a rule: the style, the position, the calls before and the call. Of an explanation: the text as it stands. */
  readonly id: string;
  /** What players call it, `weak two in ♥`, or the text of the explanation. */
  readonly name: string;
  /** A sentence for players: `1NT opening: 15–17 HCP, balanced`. */
  readonly text: string;
}
