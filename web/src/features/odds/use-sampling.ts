import type { OddsQuestion } from '@bridge-review/bridge/sampling/contract-odds';
import type { Partnership } from '@bridge-review/bridge/sampling/layouts';
import { formatSeatConditions, type SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { variantsOf } from '../conditions/chip.ts';
import type { Conditions } from '../conditions/use-conditions.ts';
import { knownCards } from '../hands/partnership-of.ts';
import { allLayouts, fittingLayouts, type LayoutSource } from './layout-source.ts';
import { useWatchedRun } from '../simulation/use-watched-run.ts';
import { LAYOUTS_PER_RUN, type Shown, startOddsRun } from './odds-run.ts';

export interface Sampling extends Shown {
  /** Starts or continues. */
  deal(): void;
  stop(): void;
}

interface Asked {
  readonly partnership: Partnership;
  readonly seed: number;
  readonly question: OddsQuestion;
  readonly conditions: Conditions;
}

const NOTHING: Shown = {
  phase: 'idle',
  count: 0,
  target: LAYOUTS_PER_RUN,
  rows: [],
  moves: null,
  reason: null,
};

/** Samples and solves in workers while mounted and visible. */
export function useSampling(asked: Asked): Sampling {
  const { partnership, seed, question, conditions } = asked;
  return useWatchedRun({
    question: JSON.stringify([partnership, seed, question]),
    conditions: conditions.text,
    initial: NOTHING,
    start: (show) =>
      startOddsRun({
        partnership,
        question,
        layoutAt: layoutsFor(asked, conditions.conditions),
        variants: variantsOf(conditions.chips).map((variant) => ({
          chip: variant.chip,
          layoutAt: layoutsFor(asked, variant.conditions),
        })),
        show,
      }),
  });
}

function layoutsFor(
  { partnership, seed, conditions: { thread } }: Asked,
  where: SeatConditions,
): LayoutSource {
  if (formatSeatConditions(where) === '') return allLayouts(partnership, seed);
  return fittingLayouts(thread, { known: knownCards(partnership), conditions: where }, seed);
}
