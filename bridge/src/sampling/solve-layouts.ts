import type { Signal } from '../double-dummy/solver-pool.ts';
import { LayoutRun, type LayoutRunParts } from './layout-run.ts';
import type { LayoutFailure } from './sampled-layout.ts';

interface SolveLayouts<T> extends Pick<LayoutRunParts<T>, 'width' | 'solve' | 'solved'> {
  /** How many. */
  readonly count: number;
  /** Aborted, it ends with what is solved by then. */
  readonly signal?: Signal;
}

/** Solves so many layouts; answers why where there were fewer, and throws where the solver did. */
export function solveLayouts<T>(parts: SolveLayouts<T>): Promise<LayoutFailure | null> {
  const { count, signal, width, solve, solved } = parts;
  return new Promise((resolve, reject) => {
    let left = count;
    const run = new LayoutRun<T>({
      width,
      solve,
      solved: (number, layout) => {
        solved(number, layout);
        left -= 1;
        if (left === 0) resolve(null);
      },
      exhausted: resolve,
      failed: reject,
    });
    signal?.addEventListener('abort', () => {
      run.stop();
      resolve(null);
    });
    if (count === 0 || signal?.aborted) resolve(null);
    else run.run(count);
  });
}
