/**
 * The alternatives at one call of an auction, layout after layout: the caller's side sees its 26 cards, the others' are
 * dealt as far as they fit their calls before it.
 *
 * @module
 */
import { callerAt } from '../auction.ts';
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import type { PlayToSolve } from '../double-dummy/search-table.ts';
import type { Meaning } from '../meanings/auction-meanings.ts';
import { sideOf } from '../side.ts';
import type { Vulnerability } from '../vulnerability.ts';
import { alternativesAt, playsOf, type Alternative } from './call-alternatives.ts';
import { compareCalls, type ComparedCall } from './compare-calls.ts';
import { layoutsHeard, MAX_TRIES, type Heard, type HeardLayouts } from './heard-layouts.ts';
import { TrickSamples } from './trick-samples.ts';

/** A call of a legal auction, by the partnership. */
export interface AskedCall extends Heard {
  readonly index: number;
  readonly vulnerability: Vulnerability;
  readonly seed: number;
}

/** Solves the plays of a layout. */
export type SolvePlays = (deal: Deal, plays: readonly PlayToSolve[]) => readonly Tricks[];

export class CallSampling {
  readonly #asked: AskedCall;
  readonly #solve: SolvePlays;
  readonly #alternatives: readonly Alternative[];
  readonly #heard: Generator<HeardLayouts, void, void>;
  #layouts: HeardLayouts;
  #samples: TrickSamples;

  constructor(asked: AskedCall, solve: SolvePlays) {
    if (sideOf(callerAt(asked.auction, asked.index)) !== asked.partnership.side)
      throw new RangeError('The call is not of this partnership.');
    this.#asked = asked;
    this.#solve = solve;
    this.#alternatives = alternativesAt(asked.auction, asked.index, asked.partnership);
    this.#heard = layoutsHeard(asked, asked.index);
    this.#layouts = this.#nextLayouts();
    this.#samples = this.#noSamples();
  }

  /** How many layouts are counted. */
  get count(): number {
    return this.#samples.count;
  }

  /** What the layouts are based on. */
  get meanings(): readonly Meaning[] {
    return this.#layouts.meanings;
  }

  /** Deals and solves one more. Where none is found, fewer calls count and it starts again. */
  addLayout(): void {
    const number = this.#samples.count;
    const { deal } = this.#layouts.sampler.dealAt({ seed: this.#asked.seed, number }, MAX_TRIES);
    if (deal === null) {
      this.#layouts = this.#nextLayouts();
      this.#samples = this.#noSamples();
      return this.addLayout();
    }
    const plays = this.#samples.plays.map((play) => ({ ...play, guess: this.#samples.mean(play) }));
    this.#samples.addPlays(number, this.#solve(deal, plays));
  }

  rows(): ComparedCall[] {
    const { auction, index, partnership, vulnerability } = this.#asked;
    const made = auction.calls[index]!;
    return compareCalls(this.#samples, this.#alternatives, { side: partnership.side, vulnerability, made });
  }

  #nextLayouts(): HeardLayouts {
    const next = this.#heard.next();
    if (next.done) throw new Error('Without conditions there is always a layout.');
    return next.value;
  }

  #noSamples(): TrickSamples {
    return new TrickSamples([], [], playsOf(this.#alternatives));
  }
}
