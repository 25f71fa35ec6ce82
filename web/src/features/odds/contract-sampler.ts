import type { Deal } from '@bridge-review/bridge/deal';
import type { Signal } from '@bridge-review/bridge/double-dummy/solver-pool';
import type { TricksOf } from '@bridge-review/bridge/double-dummy/trick-table';
import { ok } from '@bridge-review/bridge/result';
import { TrickSamples } from '@bridge-review/bridge/sampling/trick-samples';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Strain } from '@bridge-review/bridge/strain';
import { LayoutSampler } from '../simulation/layout-sampler.ts';
import type { SamplerEvents } from '../simulation/sampled-run.ts';
import type { LayoutSource } from './layout-source.ts';

export interface ContractSamplerParts extends SamplerEvents {
  declarers: readonly Seat[];
  strains: readonly Strain[];
  layoutAt: LayoutSource;
  /** How many layouts are under way at once, if not as many as there are workers. */
  width?: number;
  solve(
    deal: Deal,
    options: { declarers: readonly Seat[]; strains: readonly Strain[]; signal: Signal },
  ): Promise<TricksOf<Seat, Strain>>;
}

/** Deals layout after layout, solves it for some declarers and strains, and counts the tricks. */
export class ContractSampler extends LayoutSampler<TrickSamples, TricksOf<Seat, Strain>> {
  constructor({ declarers, strains, layoutAt, solve, ...parts }: ContractSamplerParts) {
    const samples = new TrickSamples(declarers, strains);
    super({
      ...parts,
      samples,
      solve: async (number, signal) => {
        const deal = await layoutAt(number);
        if (signal.aborted) throw signal.reason;
        return deal.ok ? ok(await solve(deal.value, { declarers, strains, signal })) : deal;
      },
      solved: (number, tricks) => samples.add(number, tricks),
    });
  }
}
