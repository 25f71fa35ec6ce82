import type { DeclaredContract } from '@bridge-review/bridge/contract';
import { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import {
  type ContractOdds,
  contractOdds,
  type OddsQuestion,
  oddsOf,
} from '@bridge-review/bridge/sampling/contract-odds';
import type { Estimate } from '@bridge-review/bridge/sampling/estimate';
import type { Partnership } from '@bridge-review/bridge/sampling/layouts';
import { strainsWorth } from '@bridge-review/bridge/sampling/strains-worth';
import { seatsOf } from '@bridge-review/bridge/side';
import type { Moves } from '../simulation/moves-text.ts';
import { type Run, type RunState, startSampledRun } from '../simulation/sampled-run.ts';
import { ContractSampler, type ContractSamplerParts } from './contract-sampler.ts';
import type { LayoutSource } from './layout-source.ts';

/** Enough to know the chance of a contract within 4 or 5 percentage points. */
export const LAYOUTS_PER_RUN = 500;
/** Without each of the conditions: a rough figure first, then a better one. */
const STAGES = [100, 400];
const UPDATE_INTERVAL_MS = 250;

/** How often a contract makes without each of the conditions, on layouts of the same seed. */
interface ContractMoves extends Moves {
  readonly contract: DeclaredContract;
}

/** The conditions without one of them. */
interface Variant {
  /** Of the chip that is left out. */
  readonly chip: string;
  readonly layoutAt: LayoutSource;
}

export interface Shown extends Pick<RunState<ContractSampler, Estimate>, 'phase' | 'target' | 'reason'> {
  readonly count: number;
  readonly rows: readonly ContractOdds[];
  /** Null until a run is done. */
  readonly moves: ContractMoves | null;
}

interface OddsRunParts {
  readonly partnership: Partnership;
  readonly question: OddsQuestion;
  readonly layoutAt: LayoutSource;
  readonly variants: readonly Variant[];
  readonly show: (shown: Shown) => void;
}

/** All contracts worth it, and how the one that was bid moves, or else the best. */
export function startOddsRun({ partnership, question, layoutAt, variants, show }: OddsRunParts): Run {
  const pool = new SolverPool();
  const solve: ContractSamplerParts['solve'] = (deal, options) => pool.solveTable(deal, options);
  const rowsOf = ({ samples }: ContractSampler) => contractOdds(samples, question);
  /** The contract that moves. */
  let moved: DeclaredContract | null = null;
  return startSampledRun<ContractSampler, Estimate>({
    pool,
    newSampler: (events) =>
      new ContractSampler({
        ...events,
        solve,
        layoutAt,
        declarers: seatsOf(partnership.side),
        strains: strainsWorth(
          partnership,
          question.always.map(({ strain }) => strain),
        ),
      }),
    movingAfter: (sampler) => {
      const contract = question.always[0] ?? bestOf(rowsOf(sampler));
      moved = contract;
      return (
        contract && {
          chips: variants.map(({ chip }) => chip),
          samplerWithout: (chip, events) =>
            new ContractSampler({
              ...events,
              solve,
              layoutAt: variants.find((each) => each.chip === chip)!.layoutAt,
              declarers: [contract.declarer],
              strains: [contract.strain],
            }),
          figureOf: ({ samples }) => oddsOf(samples, contract, question.vulnerable).chance,
        }
      );
    },
    layoutsPerRun: LAYOUTS_PER_RUN,
    stages: STAGES,
    intervalMs: UPDATE_INTERVAL_MS,
    show: ({ sampler, moves, ...state }) =>
      show({
        ...state,
        count: sampler.count,
        rows: rowsOf(sampler),
        moves: moved &&
          moves && {
            ...moves,
            contract: moved,
            chance: oddsOf(sampler.samples, moved, question.vulnerable).chance,
          },
      }),
  });
}

const bestOf = ([best]: readonly ContractOdds[]): DeclaredContract | null =>
  best ? { ...best.contract, declarer: best.declarers[0]! } : null;
