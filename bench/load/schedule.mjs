/**
 * Who does what when, decided before the first request: what is due is due, however slow the answers are. A person acts
 * once in each span of `everyMs`, at a random moment of it.
 */

/** @typedef {{ at: number, person: number, kind: string }} Due `at` in milliseconds from the start */

/**
 * @param {{ people: number, everyMs: number, forMs: number, weights: Readonly<Record<string, number>>, random: () => number }} plan
 *   an action is chosen as often as its weight says; `random` is from 0 up to 1
 * @returns {Due[]} by time
 */
export function schedule({ people, everyMs, forMs, weights, random }) {
  /** @type {Due[]} */
  const due = [];
  for (let from = 0; from < forMs; from += everyMs) {
    for (let person = 0; person < people; person += 1) {
      const at = from + random() * everyMs;
      if (at < forMs) due.push({ at, person, kind: pickByWeight(weights, random()) });
    }
  }
  return due.sort((one, other) => one.at - other.at);
}

/**
 * @param {Readonly<Record<string, number>>} weights
 * @param {number} drawn from 0 up to 1
 */
export function pickByWeight(weights, drawn) {
  const all = Object.entries(weights);
  let left = drawn * all.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of all) {
    left -= weight;
    if (left < 0) return name;
  }
  return /** @type {[string, number]} */ (all.at(-1))[0];
}

/** @param {number} seed @returns {() => number} the same numbers from 0 up to 1 in every run */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
