/** The messages between a pool and its workers: plain values that can be cloned between threads. */
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import type { Result } from '../result.ts';
import type { LayoutFailure, LayoutSeries, SolvedLayout } from '../sampling/sampled-layout.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import type { Position } from './position.ts';
import type { CardValue } from './search-cards.ts';
import type { PlayToSolve } from './search-table.ts';
import type { TricksOf } from './trick-table.ts';

/** One piece of work for one worker. */
export type SolverTask =
  | {
      readonly kind: 'strain';
      readonly deal: Deal;
      readonly strain: Strain;
      readonly declarers: readonly Seat[];
    }
  | { readonly kind: 'cards'; readonly position: Position }
  | (SampledTask & { readonly kind: 'leads'; readonly leader: Seat; readonly strain: Strain })
  | (SampledTask & {
      readonly kind: 'contracts';
      readonly declarers: readonly Seat[];
      readonly strains: readonly Strain[];
    })
  | (SampledTask & { readonly kind: 'plays'; readonly plays: readonly PlayToSolve[] });

/** Which layout to deal and solve. */
export interface SampledTask {
  readonly series: LayoutSeries;
  readonly number: number;
}

/** The result of each kind of task. */
export interface SolverAnswers {
  readonly strain: Partial<Readonly<Record<Seat, Tricks>>>;
  readonly cards: readonly CardValue[];
  /** The tricks of the defence with each of the leader's cards, in their order. */
  readonly leads: Result<SolvedLayout<readonly Tricks[]>, LayoutFailure>;
  readonly contracts: Result<SolvedLayout<TricksOf<Seat, Strain>>, LayoutFailure>;
  /** In the order of the plays. */
  readonly plays: Result<SolvedLayout<readonly Tricks[]>, LayoutFailure>;
}

/** A worker replies to every task: with the answer, or with an error message. */
export type SolverReply =
  | { readonly ok: true; readonly answer: SolverAnswers[keyof SolverAnswers] }
  | { readonly ok: false; readonly message: string };
