import type { Tricks } from '@bridge-review/bridge/contract';
import type { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import { type AskedCall, CallSamples } from '@bridge-review/bridge/sampling/call-samples';
import type { LayoutSeries, SolvedLayout } from '@bridge-review/bridge/sampling/sampled-layout';
import { LayoutSampler } from '../simulation/layout-sampler.ts';
import type { SamplerEvents } from '../simulation/sampled-run.ts';

interface CallSamplerParts extends SamplerEvents {
  pool: SolverPool;
  asked: AskedCall;
  series: LayoutSeries;
}

/** Deals layout after layout of a series in workers, and solves on each what the calls lead to. */
export class CallSampler extends LayoutSampler<CallSamples, SolvedLayout<readonly Tricks[]>> {
  constructor({ pool, asked, series, ...events }: CallSamplerParts) {
    const samples = new CallSamples(asked);
    super({
      ...events,
      samples,
      solve: (number, signal) => pool.samplePlays({ series, number, plays: samples.plays() }, { signal }),
      solved: (number, { tricks }) => samples.add(number, tricks),
    });
  }
}
