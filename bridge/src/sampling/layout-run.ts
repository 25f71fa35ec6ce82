/**
 * Solves layout after layout, several at once, until so many are done. It can be stopped at any time and continued, and
 * what it has solved does not depend on how many are under way.
 *
 * @module
 */
import type { Signal } from '../double-dummy/solver-pool.ts';
import type { Result } from '../result.ts';
import type { LayoutFailure } from './sampled-layout.ts';

export interface LayoutRunParts<T> {
  /** How many layouts are under way at once. */
  readonly width: number;
  readonly solve: (number: number, signal: Signal) => Promise<Result<T, LayoutFailure>>;
  /** A layout is done; they come in any order. */
  readonly solved: (number: number, layout: T) => void;
  /** There is no layout of some number, and all before it are done: the series ends here. */
  readonly exhausted: (failure: LayoutFailure) => void;
  /** The solver did not answer. It may be tried again. */
  readonly failed: (error: unknown) => void;
}

/** What was stopped half way is dealt again, since layouts are known by number. */
export class LayoutRun<T> {
  readonly #parts: LayoutRunParts<T>;
  /** Numbers that were given up, the lowest first. */
  readonly #again: number[] = [];
  #next = 0;
  #target = 0;
  #underWay = 0;
  #stop: Stop | null = null;
  #end: { readonly number: number; readonly failure: LayoutFailure } | null = null;

  constructor(parts: LayoutRunParts<T>) {
    this.#parts = parts;
  }

  /** Solves the layouts with a number below the target. */
  run(target: number): void {
    this.#target = target;
    this.#stop ??= newStop();
    this.#fill();
  }

  /** Starts no more layouts; running ones are finished. */
  pause(): void {
    this.#target = 0;
  }

  /** Ends at once. */
  stop(): void {
    this.#target = 0;
    this.#stop?.abort();
    this.#stop = null;
  }

  #fill(): void {
    const target = Math.min(this.#target, this.#end?.number ?? Infinity);
    while (this.#underWay < this.#parts.width && (this.#again[0] ?? this.#next) < target)
      void this.#solve(this.#again.shift() ?? this.#next++, this.#stop!.signal);
    if (this.#underWay === 0 && this.#end && this.#target > 0) {
      this.stop();
      this.#parts.exhausted(this.#end.failure);
    }
  }

  async #solve(number: number, signal: Signal): Promise<void> {
    const { solve, solved, failed } = this.#parts;
    this.#underWay += 1;
    try {
      const layout = await solve(number, signal);
      if (layout.ok) solved(number, layout.value);
      else if (number < (this.#end?.number ?? Infinity)) this.#end = { number, failure: layout.error };
    } catch (error) {
      this.#again.push(number);
      this.#again.sort((one, other) => one - other);
      if (!signal.aborted) {
        this.stop();
        failed(error);
      }
    } finally {
      this.#underWay -= 1;
      // Also after a stop: a new run may have begun before this one was done.
      this.#fill();
    }
  }
}

interface Stop {
  readonly signal: Signal;
  readonly abort: () => void;
}

/** The host's, which the types in use do not include. */
const newStop = (): Stop => {
  const { AbortController } = globalThis as unknown as { AbortController: new () => Stop };
  return new AbortController();
};
