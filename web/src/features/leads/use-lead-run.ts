import { formatSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { ConditionsVariant } from '../conditions/chip.ts';
import type { Run } from '../simulation/sampled-run.ts';
import { useWatchedRun } from '../simulation/use-watched-run.ts';
import { type Found, LAYOUTS_PER_RUN, type LeadQuestion, startLeadRun } from './lead-run.ts';

export type LeadRun = Found & Pick<Run, 'deal' | 'stop'>;

interface LeadRunParts {
  readonly question: LeadQuestion;
  readonly variants: readonly ConditionsVariant[];
  /** Whether it starts without a click, as soon as it is ready. */
  readonly autoStart: boolean;
  readonly isReady: boolean;
}

/** Samples and solves in workers while mounted and visible. */
export function useLeadRun({ question, variants, autoStart, isReady }: LeadRunParts): LeadRun {
  const { conditions, ...asked } = question;
  return useWatchedRun({
    question: JSON.stringify(asked),
    conditions: formatSeatConditions(conditions),
    initial: NOTHING,
    autoStart,
    isReady,
    start: (show) => startLeadRun(question, variants, show),
  });
}

const NOTHING: Found = {
  phase: 'idle',
  target: LAYOUTS_PER_RUN,
  odds: [],
  reason: null,
  samples: null,
  deals: [],
  moves: null,
};
