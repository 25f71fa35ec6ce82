/**
 * Victory points by the continuous scale of the World Bridge Federation: 20 to share, 10 each for a draw. How many IMPs
 * win all of them depends on the number of boards.
 *
 * ```ts
 * import { victoryPoints } from '@bridge-review/bridge/ranking/victory-points';
 *
 * victoryPoints(9, 28); // => 11.98
 * victoryPoints(-9, 28); // => 8.02
 * victoryPoints(0, 16); // => 10
 * victoryPoints(80, 28); // => 20
 * ```
 *
 * @module
 */

/** The golden section, by which an IMP of a large margin is worth less than one of a small margin. */
const tau = (Math.sqrt(5) - 1) / 2;

/** For the team that won by so many IMPs, or lost by so many below zero; to a hundredth. Part of an IMP is rounded. */
export function victoryPoints(margin: number, boards: number): number {
  if (boards < 1) return 10;
  const scale = scaleFor(boards);
  const won = scale[Math.min(Math.round(Math.abs(margin)), scale.length - 1)] ?? 0;
  return (margin < 0 ? 1000 - won : 1000 + won) / 100;
}

const scales = new Map<number, readonly number[]>();

function scaleFor(boards: number): readonly number[] {
  const known = scales.get(boards) ?? scaleOf(boards);
  scales.set(boards, known);
  return known;
}

/** Hundredths of a victory point beyond ten, for each margin up to the one that wins all. */
function scaleOf(boards: number): number[] {
  const largest = Math.ceil(15 * Math.sqrt(boards));
  const scale = Array.from({ length: largest + 1 }, (_, margin) => {
    const share = (1 - tau ** ((3 * margin) / (15 * Math.sqrt(boards)))) / (1 - tau ** 3);
    return Math.round(1000 * Math.min(1, share));
  });
  // Rounding must not make an IMP worth more than the one before it.
  const at = (margin: number): number => scale[margin] ?? 1000;
  const isConvex = (margin: number): boolean => at(margin + 1) - at(margin) > at(margin) - at(margin - 1);
  for (let margin = 1; margin < largest;) {
    if (isConvex(margin)) {
      scale[margin] = at(margin) + 1;
      margin = Math.max(1, margin - 1);
    } else margin += 1;
  }
  return scale;
}
