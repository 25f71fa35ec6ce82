/** What `lead` and `odds` have in common: layouts solved on all cores, progress, and an end by Ctrl-C. */
import { availableParallelism } from 'node:os';
import { counted } from '../counted.ts';
import { SolverPool } from '../double-dummy/solver-pool.ts';
import { makeDealSampler, MAX_TRIES } from '../sampling/deal-sampler.ts';
import type { Estimate } from '../sampling/estimate.ts';
import type { LayoutRunParts } from '../sampling/layout-run.ts';
import type { LayoutSeries } from '../sampling/sampled-layout.ts';
import { solveLayouts } from '../sampling/solve-layouts.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import type { LeadCommand, OddsCommand } from './sampling-arguments.ts';
import type { Terminal } from './terminal.ts';

interface Sampled<T> {
  readonly solve: (
    pool: SolverPool,
    series: LayoutSeries,
    ...layout: Parameters<LayoutRunParts<T>['solve']>
  ) => ReturnType<LayoutRunParts<T>['solve']>;
  readonly solved: LayoutRunParts<T>['solved'];
  /** How many layouts count. */
  readonly count: () => number;
  /** Prints the figures of the layouts that count. */
  readonly report: (seed: number, fit: Estimate) => void;
}

/** Solves the layouts that the command asks for and reports them, also those of a run that was stopped. */
export async function sample<T>(
  command: LeadCommand | OddsCommand,
  terminal: Terminal,
  { solve, solved, count, report }: Sampled<T>,
): Promise<ExitCode> {
  const { known, conditions, layouts } = command;
  const sampler = makeDealSampler(known, conditions);
  if (!sampler.ok) {
    terminal.err(`${sampler.error.message}\n`);
    return exitCodes.warnings;
  }
  const seed = command.seed ?? Math.floor(Math.random() * 2 ** 32);
  const series = { known, conditions, seed, maxTries: MAX_TRIES };
  const width = availableParallelism();
  const pool = new SolverPool({ size: width });
  const stopping = new AbortController();
  const release = terminal.onInterrupt?.(() => stopping.abort());
  try {
    const failure = await solveLayouts<T>({
      count: layouts,
      // One more than there are workers, so that none of them waits for the next.
      width: width + 1,
      signal: stopping.signal,
      solve: (number, signal) => solve(pool, series, number, signal),
      solved: (number, layout) => {
        solved(number, layout);
        terminal.progress?.(`${count()} of ${counted(layouts, 'layout')}`);
      },
    });
    terminal.progress?.(null);
    if (count() > 0) report(seed, sampler.value.fit());
    if (stopping.signal.aborted) terminal.err(`Stopped after ${counted(count(), 'layout')}.\n`);
    else if (failure) terminal.err(`${counted(count(), 'layout')} found. ${failure.message}\n`);
    return stopping.signal.aborted ? exitCodes.stopped : failure ? exitCodes.warnings : exitCodes.ok;
  } finally {
    release?.();
    pool.close();
  }
}

/** `18% (15 to 22)` */
export const shareText = ({ value, low, high }: Estimate): string =>
  `${Math.round(100 * value)}% (${Math.round(100 * low)} to ${Math.round(100 * high)})`;

/** `3.40 ±0.12`; of a single layout without the second part. */
export const meanText = ({ value, high }: Estimate, digits: number): string =>
  value.toFixed(digits) + (Number.isFinite(high) ? ` ±${(high - value).toFixed(digits)}` : '');

/** Lines in columns, each as wide as its widest cell. */
export function columnLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('   ')
      .trimEnd(),
  );
}

/** For JSON: the interval's ends are null where there is none. */
export const meanJson = ({ value, low, high }: Estimate): object => ({ mean: value, low, high });

export const shareJson = ({ value, low, high }: Estimate): object => ({ share: value, low, high });
