/**
 * Match points: each score of a board against every other (Law 78A).
 *
 * ```ts
 * import { matchpoints, percentages } from '@bridge-review/bridge/matchpoints';
 *
 * matchpoints([420, 450, 420, -50]); // => [3, 6, 3, 0]
 * matchpoints([420, 450, 420, -50], 1); // => [1.5, 3, 1.5, 0]
 * percentages([420, 450, 420, -50]); // => [50, 100, 50, 0]
 * ```
 *
 * The scores are North and South's; East and West have what is missing to the top, `winPoints × (tables − 1)`.
 *
 * @module
 */

/**
 * The given points for each beaten score and half of them for each tie. Two for a win is usual in most of the world,
 * one in North America.
 */
export function matchpoints(scoresNS: readonly number[], winPoints: 2 | 1 = 2): number[] {
  const places = new Map<number, { below: number; equal: number }>();
  for (const [index, score] of scoresNS.toSorted((one, other) => one - other).entries()) {
    const place = places.get(score);
    if (place) place.equal++;
    else places.set(score, { below: index, equal: 0 });
  }
  return scoresNS.map((score) => {
    const { below, equal } = places.get(score) ?? { below: 0, equal: 0 };
    return winPoints * below + (winPoints / 2) * equal;
  });
}

/** Matchpoints as a percentage of the top; a single table gets 50. */
export function percentages(scoresNS: readonly number[]): number[] {
  const top = 2 * (scoresNS.length - 1);
  return matchpoints(scoresNS).map((points) => (top === 0 ? 50 : (100 * points) / top));
}
