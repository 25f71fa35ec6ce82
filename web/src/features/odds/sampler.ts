import type { Deal } from '@bridge-review/bridge/deal';
import type { Signal } from '@bridge-review/bridge/double-dummy/solver-pool';
import type { TricksOf } from '@bridge-review/bridge/double-dummy/trick-table';
import { ok } from '@bridge-review/bridge/result';
import { LayoutRun } from '@bridge-review/bridge/sampling/layout-run';
import { TrickSamples } from '@bridge-review/bridge/sampling/trick-samples';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Strain } from '@bridge-review/bridge/strain';
import type { LayoutSource } from './layout-source.ts';

export interface SamplerParts {
  declarers: readonly Seat[];
  strains: readonly Strain[];
  layoutAt: LayoutSource;
  /** How many layouts are under way at once. */
  width: number;
  solve(
    deal: Deal,
    options: { declarers: readonly Seat[]; strains: readonly Strain[]; signal: Signal },
  ): Promise<TricksOf<Seat, Strain>>;
  /** Another layout counts, or the last one that was wanted does. */
  progressed(): void;
  failed(error: unknown): void;
}

/** Deals layout after layout, solves it for some declarers and strains, and counts the tricks. */
export class Sampler {
  readonly samples: TrickSamples;
  readonly #run: LayoutRun<TricksOf<Seat, Strain>>;
  #isRunning = false;

  constructor({ declarers, strains, layoutAt, width, solve, progressed, failed }: SamplerParts) {
    this.samples = new TrickSamples(declarers, strains);
    this.#run = new LayoutRun({
      width,
      solve: async (number, signal) => {
        const deal = await layoutAt(number);
        if (signal.aborted) throw signal.reason;
        return ok(await solve(deal, { declarers, strains, signal }));
      },
      solved: (number, tricks) => {
        this.samples.add(number, tricks);
        if (this.#isRunning) progressed();
      },
      // Here a layout that cannot be dealt is a failure.
      exhausted: () => {},
      failed: (error) => {
        this.#isRunning = false;
        failed(error);
      },
    });
  }

  /** How many layouts are counted. */
  get count(): number {
    return this.samples.count;
  }

  /** Runs until the given number of layouts is counted. */
  run(target: number): void {
    this.#isRunning = true;
    this.#run.run(target);
  }

  /** Starts no more layouts; running ones are finished. */
  pause(): void {
    this.#run.pause();
  }

  /** Ends at once. */
  stop(): void {
    this.#isRunning = false;
    this.#run.stop();
  }
}
