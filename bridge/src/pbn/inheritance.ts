import type { Budget } from '../record/budget.ts';
import { isNeverInherited, isSectionTag } from './tag-names.ts';

/**
 * Values that games inherit from earlier games: `#` is the last value of the tag, and a value that begins with
 * `##` applies to every following game until one has its own value.
 */
export class Inheritance {
  readonly #budget: Budget;
  readonly #isUsed: boolean;
  readonly #latest = new Map<string, string>();
  readonly #standing = new Map<string, string>();

  constructor(text: string, budget: Budget) {
    this.#budget = budget;
    this.#isUsed = text.includes('"#');
  }

  /** The tag's real value, for the game it stands in. */
  resolve(name: string, value: string): string {
    if (value.charCodeAt(0) === HASH) return this.#resolveMark(name, value);
    const plain = value.trim();
    if (!this.#isUsed) return plain;
    this.#standing.delete(name);
    this.#latest.set(name, plain);
    return plain;
  }

  /** Puts into a game what holds for every game, each value that the game does not have itself. */
  addStanding(has: (name: string) => boolean, put: (name: string, value: string) => void): void {
    for (const [name, value] of this.#standing) {
      if (!has(name) && this.#budget.make(name.length + value.length)) put(name, value);
    }
  }

  #resolveMark(name: string, value: string): string {
    if (value.startsWith('##') && !isNeverInherited(name)) {
      const standing = value.slice(2).trim();
      if (this.#standing.size < maxStanding && !isSectionTag(name)) this.#standing.set(name, standing);
      this.#latest.set(name, standing);
      return standing;
    }
    if (value.trimEnd() !== '#') {
      this.#latest.set(name, value.trim());
      return value.trim();
    }
    this.#standing.delete(name);
    const inherited = this.#latest.get(name) ?? '';
    return this.#budget.make(inherited.length) ? inherited : '';
  }
}

const HASH = 0x23;

/** More than the standard has tags. */
const maxStanding = 100;
