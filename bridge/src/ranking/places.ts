/**
 * Places in a ranking. Equal figures share a place, and the next one is skipped.
 *
 * ```ts
 * import { formatPlace, inPlaces } from '@bridge-review/bridge/ranking/places';
 *
 * inPlaces([52.1, 61.5, 52.1, 40]).map(formatPlace); // => ['2=', '1', '2=', '4']
 * ```
 *
 * @module
 */

export interface Place {
  readonly place: number;
  readonly isTied: boolean;
}

/** What is printed alike is equal. */
const hundredths = (value: number): number => Math.round(value * 100 + Math.sign(value) * 1e-6);

/** The place of each value, the highest first; values that do not differ by a hundredth are equal. */
export function inPlaces(values: readonly number[]): Place[] {
  const places = new Map<number, { place: number; count: number }>();
  for (const [index, value] of values
    .map(hundredths)
    .toSorted((one, other) => other - one)
    .entries()) {
    const found = places.get(value);
    if (found) found.count++;
    else places.set(value, { place: index + 1, count: 1 });
  }
  return values.map((value) => {
    const { place = 0, count = 0 } = places.get(hundredths(value)) ?? {};
    return { place, isTied: count > 1 };
  });
}

/** `3=` for a shared third place. */
export const formatPlace = ({ place, isTied }: Place): string => `${place}${isTied ? '=' : ''}`;
