import type { Estimate } from './estimate.ts';

/** Rows whose interval meets that of the best one, and the others. */
export interface ClosenessSplit<T> {
  readonly close: readonly T[];
  readonly behind: readonly T[];
}

/** Both in the order in which they were given: only what the intervals tell apart is told apart. */
export function splitByCloseness<T>(rows: readonly T[], figure: (row: T) => Estimate): ClosenessSplit<T> {
  const [best] = rows.toSorted((one, other) => figure(other).value - figure(one).value);
  const isClose = (row: T): boolean => figure(row).high >= figure(best!).low;
  return { close: rows.filter(isClose), behind: rows.filter((row) => !isClose(row)) };
}
