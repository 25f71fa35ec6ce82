import type { Tricks } from '@bridge-review/bridge/contract';
import type { Deal } from '@bridge-review/bridge/deal';
import type { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import { LeadSamples } from '@bridge-review/bridge/sampling/lead-samples';
import type { LayoutSeries, SolvedLayout } from '@bridge-review/bridge/sampling/sampled-layout';
import { LayoutSampler } from '../simulation/layout-sampler.ts';
import type { SamplerEvents } from '../simulation/sampled-run.ts';
import { type LeadProblem, leaderOf } from './lead-problem.ts';

interface LeadSamplerParts extends SamplerEvents {
  pool: SolverPool;
  problem: LeadProblem;
  series: LayoutSeries;
}

/** Deals layout after layout of a series in workers, and solves all leads on each. */
export class LeadSampler extends LayoutSampler<LeadSamples, SolvedLayout<readonly Tricks[]>> {
  /** The layouts, by number. */
  readonly deals: readonly Deal[];

  constructor({ pool, problem, series, ...events }: LeadSamplerParts) {
    const { strain } = problem.contract;
    const leader = leaderOf(problem);
    const samples = new LeadSamples(problem.hand);
    const deals: Deal[] = [];
    super({
      ...events,
      samples,
      solve: (number, signal) => pool.sampleLeads({ series, number, leader, strain }, { signal }),
      solved: (number, { deal, tricks }) => {
        deals[number] = deal;
        samples.add(number, tricks);
      },
    });
    this.deals = deals;
  }
}
