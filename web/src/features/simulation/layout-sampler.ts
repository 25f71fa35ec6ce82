import type { Signal } from '@bridge-review/bridge/double-dummy/solver-pool';
import { usualThreadCount } from '@bridge-review/bridge/double-dummy/threads';
import type { Result } from '@bridge-review/bridge/result';
import { LayoutRun } from '@bridge-review/bridge/sampling/layout-run';
import type { LayoutFailure } from '@bridge-review/bridge/sampling/sampled-layout';
import type { SamplerEvents } from './sampled-run.ts';
import type { CountedRun } from './sensitivity.ts';

interface LayoutSamplerParts<S, T> extends SamplerEvents {
  readonly samples: S;
  /** How many layouts are under way at once. */
  readonly width?: number | undefined;
  readonly solve: (number: number, signal: Signal) => Promise<Result<T, LayoutFailure>>;
  readonly solved: (number: number, layout: T) => void;
}

/** Solves layout after layout in workers, and counts them. */
export class LayoutSampler<S extends { readonly count: number }, T> implements CountedRun {
  readonly samples: S;
  readonly #run: LayoutRun<T>;

  constructor(parts: LayoutSamplerParts<S, T>) {
    const { samples, solve, solved, progressed, exhausted, failed } = parts;
    this.samples = samples;
    this.#run = new LayoutRun({
      // One more than there are workers, so that none of them waits for the next.
      width: parts.width ?? usualThreadCount() + 1,
      solve,
      solved: (number, layout) => {
        solved(number, layout);
        progressed();
      },
      exhausted: ({ message }) => exhausted(message),
      failed,
    });
  }

  get count(): number {
    return this.samples.count;
  }

  run(target: number): void {
    this.#run.run(target);
  }

  pause(): void {
    this.#run.pause();
  }

  stop(): void {
    this.#run.stop();
  }
}
