import type { Tricks } from '@bridge-review/bridge/contract';
import type { Deal } from '@bridge-review/bridge/deal';
import type { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import { usualThreadCount } from '@bridge-review/bridge/double-dummy/threads';
import { LayoutRun } from '@bridge-review/bridge/sampling/layout-run';
import { LeadSamples } from '@bridge-review/bridge/sampling/lead-samples';
import type { LayoutSeries, SolvedLayout } from '@bridge-review/bridge/sampling/sampled-layout';
import type { SamplerEvents } from '../simulation/sampled-run.ts';
import type { CountedRun } from '../simulation/sensitivity.ts';
import { type LeadProblem, leaderOf } from './lead-problem.ts';

interface LeadSamplerParts extends SamplerEvents {
  pool: SolverPool;
  problem: LeadProblem;
  series: LayoutSeries;
}

/** Deals layout after layout of a series in workers, and solves all leads on each. */
export class LeadSampler implements CountedRun {
  readonly samples: LeadSamples;
  /** The layouts, by number. */
  readonly deals: Deal[] = [];
  readonly #run: LayoutRun<SolvedLayout<readonly Tricks[]>>;

  constructor({ pool, problem, series, progressed, exhausted, failed }: LeadSamplerParts) {
    const { strain } = problem.contract;
    const leader = leaderOf(problem);
    this.samples = new LeadSamples(problem.hand);
    this.#run = new LayoutRun({
      // One more than there are workers, so that none of them waits for the next.
      width: usualThreadCount() + 1,
      solve: (number, signal) => pool.sampleLeads({ series, number, leader, strain }, { signal }),
      solved: (number, { deal, tricks }) => {
        this.deals[number] = deal;
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
