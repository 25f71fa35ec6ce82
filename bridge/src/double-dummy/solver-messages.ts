/** What a pool and its workers say to each other: plain values that survive the way between threads. */
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import type { Position } from './position.ts';
import type { CardValue } from './search-cards.ts';

/** One piece of work for one worker. */
export type SolverTask =
  | {
      readonly kind: 'strain';
      readonly deal: Deal;
      readonly strain: Strain;
      readonly declarers: readonly Seat[];
    }
  | { readonly kind: 'cards'; readonly position: Position };

/** The result of each kind of task. */
export interface SolverAnswers {
  readonly strain: Partial<Readonly<Record<Seat, Tricks>>>;
  readonly cards: readonly CardValue[];
}

/** A worker that cannot solve says why; it never stays silent. */
export type SolverReply =
  | { readonly ok: true; readonly answer: SolverAnswers[keyof SolverAnswers] }
  | { readonly ok: false; readonly message: string };
