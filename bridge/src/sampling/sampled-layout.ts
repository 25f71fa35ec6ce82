/** A layout that fits what is known, dealt and solved in one place: what a worker does for leads and odds. */
import type { SeatConditions } from '../conditions/seat-conditions.ts';
import type { Deal } from '../deal.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { makeDealSampler, type DealSampler } from './deal-sampler.ts';
import type { KnownCards } from './known-cards.ts';

/** A series of layouts. Each is known by its number in it. */
export interface LayoutSeries {
  readonly known: KnownCards;
  readonly conditions: SeatConditions;
  readonly seed: number;
  /** A layout that is harder to find than this is given up. */
  readonly maxTries: number;
}

/** A layout and what was solved on it. */
export interface SolvedLayout<T> {
  readonly deal: Deal;
  readonly tricks: T;
}

/** No deal fits, or none was found. */
export type LayoutFailure = Failure<'impossible' | 'not-found'>;

/** Deals layouts of one series after another; what counting costs is spent once for each series. */
export class LayoutDealer {
  #key = '';
  #sampler: Result<DealSampler, LayoutFailure> | null = null;

  dealAt(series: LayoutSeries, number: number): Result<Deal, LayoutFailure> {
    const { known, conditions, seed, maxTries } = series;
    const key = JSON.stringify([known, conditions]);
    if (!this.#sampler || key !== this.#key) {
      this.#sampler = makeDealSampler(known, conditions);
      this.#key = key;
    }
    if (!this.#sampler.ok) return this.#sampler;
    const { deal } = this.#sampler.value.dealAt({ seed, number }, maxTries);
    return deal ? ok(deal) : fail('not-found', `No deal fitted in ${maxTries.toLocaleString('en')} tries.`);
  }
}
