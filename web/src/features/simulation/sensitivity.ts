/** Layouts of one question that are solved until so many are counted, and that can be paused. */
export interface CountedRun {
  readonly count: number;
  run(target: number): void;
  /** Finishes the layouts under way. */
  pause(): void;
  /** Ends at once. */
  stop(): void;
}

interface SensitivityParts<R extends CountedRun> {
  /** Each is left out in turn. */
  chips: readonly string[];
  /** The layouts without the chip. They are not started yet. */
  runWithout(chip: string, events: { progressed(): void; failed(): void }): R;
  /** How many layouts each has: a rough figure for all first, then better ones. */
  stages: readonly number[];
  /** Another figure, a better one, or one that cannot be had. */
  progressed(): void;
}

/** The same figures with one condition left out, for each of them. */
export class Sensitivity<R extends CountedRun> {
  readonly #runs: readonly { readonly chip: string; readonly run: R }[];
  readonly #stages: readonly number[];
  readonly #failed = new Set<string>();
  /** Of the run that is under way; infinite while none is. */
  #target = Infinity;

  constructor({ chips, runWithout, stages, progressed }: SensitivityParts<R>) {
    this.#stages = stages;
    this.#runs = chips.map((chip) => {
      const run = runWithout(chip, {
        progressed: () => {
          if (run.count < this.#target) return;
          progressed();
          this.run();
        },
        // The others are worked out all the same.
        failed: () => {
          this.#failed.add(chip);
          progressed();
          if (this.#target < Infinity) this.run();
        },
      });
      return { chip, run };
    });
  }

  /** Those that could not be worked out. */
  get failed(): readonly string[] {
    return [...this.#failed];
  }

  /** Starts or continues. */
  run(): void {
    const next = this.#next();
    this.#target = next?.target ?? Infinity;
    next?.run.run(next.target);
  }

  pause(): void {
    this.#target = Infinity;
    for (const { run } of this.#runs) run.pause();
  }

  stop(): void {
    this.#target = Infinity;
    for (const { run } of this.#runs) run.stop();
  }

  /** By chip, as far as there are figures. */
  figures<T>(figureOf: (run: R) => T): Readonly<Record<string, T>> {
    return Object.fromEntries(
      this.#runs.flatMap(({ chip, run }) =>
        run.count >= this.#stages[0]! ? [[chip, figureOf(run)] as const] : [],
      ),
    );
  }

  #next(): { run: R; target: number } | null {
    for (const target of this.#stages)
      for (const { chip, run } of this.#runs)
        if (run.count < target && !this.#failed.has(chip)) return { run, target };
    return null;
  }
}
