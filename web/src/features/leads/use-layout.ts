import type { Deal } from '@bridge-review/bridge/deal';
import { useEffect, useState } from 'react';
import { acquireSolver } from '../analysis/solver.ts';
import { leaderOf } from './lead-problem.ts';
import { type LeadQuestion, seriesOf } from './lead-run.ts';

/** A layout that was asked for by its number. */
export type LayoutState =
  | { readonly state: 'dealing' }
  | { readonly state: 'dealt'; readonly deal: Deal }
  | { readonly state: 'none'; readonly reason: string };

/** Deals one layout of a series in a worker; null while none is asked for. */
export function useLayout(question: LeadQuestion | null, number: number | null): LayoutState | null {
  const key = question && number !== null ? JSON.stringify([question, number]) : null;
  const [found, setFound] = useState<{ key: string; state: LayoutState } | null>(null);
  useEffect(() => {
    if (key === null || question === null || number === null) return undefined;
    const leave = new AbortController();
    const { solver, release } = acquireSolver();
    const task = {
      series: seriesOf(question),
      number,
      leader: leaderOf(question.problem),
      strain: question.problem.contract.strain,
    };
    const show = (state: LayoutState) => {
      if (!leave.signal.aborted) setFound({ key, state });
    };
    solver
      .then((pool) => pool.sampleLeads(task, { signal: leave.signal }))
      .then(
        (layout) =>
          show(
            layout.ok
              ? { state: 'dealt', deal: layout.value.deal }
              : { state: 'none', reason: layout.error.message },
          ),
        () => show({ state: 'none', reason: 'The solver could not run in this browser.' }),
      );
    return () => {
      leave.abort();
      release();
    };
    // The question and the number are known by the key.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [key]);
  if (key === null) return null;
  return found?.key === key ? found.state : { state: 'dealing' };
}
