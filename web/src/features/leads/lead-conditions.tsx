import { unwrap } from '@bridge-review/bridge/result';
import { makeKnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { type ReactNode, useMemo } from 'react';
import { ConditionsEditor } from '../conditions/conditions-editor.tsx';
import type { Fit } from '../conditions/conditions-tasks.ts';
import type { KnownCalls } from '../conditions/known-calls.ts';
import type { Conditions } from '../conditions/use-conditions.ts';
import { useFit } from '../conditions/use-fit.ts';
import { type LeadProblem, leaderOf } from './lead-problem.ts';

/** How many layouts around the leader's hand fit the conditions; null while that is being counted. */
export function useLeadFit(problem: LeadProblem, conditions: Conditions): Fit | null {
  const { hand } = problem;
  const leader = leaderOf(problem);
  const known = useMemo(() => unwrap(makeKnownCards({ [leader]: hand })), [leader, hand]);
  return useFit(known, conditions);
}

interface LeadConditionsProps {
  conditions: Conditions;
  knownCalls: KnownCalls | null;
  fit: Fit | null;
  /** What to say without an auction. */
  none: ReactNode;
}

const FROM = { file: 'From the auction at the table.', pair: 'From your auction.' } as const;

/** What is assumed of the three hands that the leader does not see. */
export const LeadConditions = ({ conditions, knownCalls, fit, none }: LeadConditionsProps) => (
  <ConditionsEditor
    conditions={conditions}
    title={knownCalls ? 'What the calls say' : 'Conditions on the other hands'}
    source={knownCalls ? FROM[knownCalls.from] : none}
    fit={fit}
    {...(knownCalls === null && { resetText: 'Remove all' })}
  />
);
