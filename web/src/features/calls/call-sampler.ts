import type { Tricks } from '@bridge-review/bridge/contract';
import type { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import { usualThreadCount } from '@bridge-review/bridge/double-dummy/threads';
import { type AskedCall, CallSamples } from '@bridge-review/bridge/sampling/call-samples';
import { LayoutRun } from '@bridge-review/bridge/sampling/layout-run';
import type { LayoutSeries, SolvedLayout } from '@bridge-review/bridge/sampling/sampled-layout';
import type { SamplerEvents } from '../simulation/sampled-run.ts';
import type { CountedRun } from '../simulation/sensitivity.ts';

interface CallSamplerParts extends SamplerEvents {
  pool: SolverPool;
  asked: AskedCall;
  series: LayoutSeries;
}

/** Deals layout after layout of a series in workers, and solves on each what the calls lead to. */
export class CallSampler implements CountedRun {
  readonly samples: CallSamples;
  readonly #run: LayoutRun<SolvedLayout<readonly Tricks[]>>;

  constructor({ pool, asked, series, progressed, exhausted, failed }: CallSamplerParts) {
    this.samples = new CallSamples(asked);
    this.#run = new LayoutRun({
      // One more than there are workers, so that none of them waits for the next.
      width: usualThreadCount() + 1,
      solve: (number, signal) =>
        pool.samplePlays({ series, number, plays: this.samples.plays() }, { signal }),
      solved: (number, { tricks }) => {
        this.samples.add(number, tricks);
        progressed();
      },
      exhausted: ({ message }) => exhausted(message),
      failed,
    });
  }

  get count(): number {
    return this.samples.count;
  }

  run(target: number): void {
    this.#run.run(target);
  }

  pause(): void {
    this.#run.pause();
  }

  stop(): void {
    this.#run.stop();
  }
}
