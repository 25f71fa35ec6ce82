import type { Deal } from '@bridge-review/bridge/deal';
import type { TricksOf } from '@bridge-review/bridge/double-dummy/trick-table';
import { type Partnership, layoutAt } from '@bridge-review/bridge/sampling/layouts';
import { TrickSamples } from '@bridge-review/bridge/sampling/trick-samples';
import type { Seat } from '@bridge-review/bridge/seat';
import { seatsOf } from '@bridge-review/bridge/side';
import type { Strain } from '@bridge-review/bridge/strain';

export interface SamplerParts {
  partnership: Partnership;
  strains: readonly Strain[];
  seed: number;
  /** How many layouts are under way at once. */
  width: number;
  solve(
    deal: Deal,
    options: { declarers: readonly Seat[]; strains: readonly Strain[]; signal: AbortSignal },
  ): Promise<TricksOf<Seat, Strain>>;
  /** Another layout counts, or the last one that was wanted does. */
  progressed(): void;
  failed(error: unknown): void;
}

/** Deals and solves layout after layout. What is stopped half way is dealt again, for layouts are known by number. */
export class Sampler {
  readonly samples: TrickSamples;
  readonly #parts: SamplerParts;
  readonly #again: number[] = [];
  #next = 0;
  #target = 0;
  #underWay = 0;
  #stop: AbortController | null = null;

  constructor(parts: SamplerParts) {
    this.#parts = parts;
    this.samples = new TrickSamples(seatsOf(parts.partnership.side), parts.strains);
  }

  /** Runs until the given number of layouts is counted. */
  run(target: number): void {
    this.#target = target;
    this.#stop ??= new AbortController();
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
    while (this.#underWay < this.#parts.width && this.#nextNumber() < this.#target) {
      const number = this.#again.shift() ?? this.#next++;
      void this.#solve(number, this.#stop!.signal);
    }
  }

  #nextNumber(): number {
    return this.#again[0] ?? this.#next;
  }

  async #solve(number: number, signal: AbortSignal): Promise<void> {
    const { partnership, strains, seed, solve, progressed, failed } = this.#parts;
    this.#underWay += 1;
    try {
      const deal = layoutAt(partnership, { seed, number });
      this.samples.add(number, await solve(deal, { declarers: this.samples.declarers, strains, signal }));
      if (!signal.aborted) progressed();
    } catch (error) {
      this.#again.push(number);
      this.#again.sort((one, other) => one - other);
      if (!signal.aborted) {
        this.stop();
        failed(error);
      }
    } finally {
      this.#underWay -= 1;
      // Also after an end: a new run may have begun before this one was done.
      this.#fill();
    }
  }
}
