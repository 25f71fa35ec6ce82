import { below, randomNumbers } from '@bridge-review/bridge/random';

/** What is left to chance. The same seed and number decide the same. */
export interface Chance {
  /** A whole number from 0 below the end. */
  below(end: number): number;
  isOneIn(count: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
}

export function chanceOf(seed: number, number: number): Chance {
  const random = randomNumbers({ seed, number });
  const belowEnd = (end: number): number => below(random, end);
  return {
    below: belowEnd,
    isOneIn: (count) => belowEnd(count) === 0,
    pick: <T>(list: readonly T[]) => list[belowEnd(Math.max(1, list.length))] as T,
  };
}
