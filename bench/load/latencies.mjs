/** Times by the kind of what took them: how many, the usual quantiles, and the longest. */

/** @typedef {{ count: number, p50: number, p95: number, p99: number, max: number }} Figures in milliseconds */

/** Of milliseconds, for a small picture of all times. */
export const BOUNDS = [10, 25, 50, 100, 250, 500, 1_000];

export class Latencies {
  /** @type {Map<string, number[]>} */
  #times = new Map();

  /** @param {string} kind @param {number} milliseconds */
  add(kind, milliseconds) {
    const times = this.#times.get(kind);
    if (times === undefined) this.#times.set(kind, [milliseconds]);
    else times.push(milliseconds);
  }

  /** @returns {Map<string, Figures>} by kind, the most frequent first */
  byKind() {
    const figures = [...this.#times].map(([kind, times]) => /** @type {const} */ ([kind, figuresOf(times)]));
    return new Map(figures.sort(([, one], [, other]) => other.count - one.count));
  }

  /** @returns {Figures} */
  all() {
    return figuresOf([...this.#times.values()].flat());
  }

  /**
   * @param {readonly number[]} bounds upwards
   * @returns {number[]} how many took at most each bound and more than the one before; last, how many took more than all
   */
  counts(bounds) {
    const counted = [...bounds, Infinity].map(() => 0);
    for (const time of [...this.#times.values()].flat()) {
      const place = bounds.findIndex((bound) => time <= bound);
      const at = place < 0 ? bounds.length : place;
      counted[at] = Number(counted[at]) + 1;
    }
    return counted;
  }
}

/** @param {readonly number[]} times @returns {Figures} */
function figuresOf(times) {
  const sorted = times.toSorted((one, other) => one - other);
  // The smallest time that this share of all does not exceed.
  const quantile = (/** @type {number} */ share) =>
    sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return {
    count: sorted.length,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    max: sorted.at(-1) ?? Number.NaN,
  };
}
