import type { Estimate } from '@bridge-review/bridge/sampling/estimate';
import { chipLabel } from '../conditions/chip-text.ts';
import type { Chip } from '../conditions/chip.ts';
import type { MovesRow } from '../../ui/moves-table.tsx';
import { shareText } from './figures-text.ts';

/** How often something happens without each of the conditions. */
export interface Moves {
  /** With all of them. */
  readonly chance: Estimate;
  /** The chips that make a difference to the conditions. */
  readonly chips: readonly string[];
  /** By the chip that is left out, as far as it has been worked out. */
  readonly without: Readonly<Record<string, Estimate>>;
  /** Those that could not be worked out. */
  readonly failed: readonly string[];
}

/** One row for each chip without which the conditions are others. */
export const moveRows = (
  chips: readonly Chip[],
  { chance, chips: moving, without, failed }: Moves,
): MovesRow[] =>
  chips
    .filter(({ id }) => moving.includes(id))
    .map((chip) => {
      const moved = without[chip.id];
      return {
        id: chip.id,
        label: `Without ${chipLabel(chip)}`,
        ...(moved && { chance: moved, text: shareText(moved.value) }),
        differs: moved !== undefined && differ(chance, moved),
        hasFailed: failed.includes(chip.id),
      };
    });

/**
 * Whether two shares differ by more than chance: the 95% interval of their difference, by Newcombe's method from those
 * of the two, leaves out 0.
 */
export function differ(one: Estimate, other: Estimate): boolean {
  const [less, more] = one.value <= other.value ? [one, other] : [other, one];
  const reach = Math.hypot(more.value - more.low, less.high - less.value);
  return more.value - less.value > reach;
}

/**
 * A sentence for each condition on which the figure depends, the strongest first; or, in the end, that there is none.
 * What happens is a clause such as `4S makes`.
 */
export function moveSentences(chips: readonly Chip[], moves: Moves, happens: string): string[] {
  const { chance, without } = moves;
  const distance = ({ id }: Chip): number => Math.abs(without[id]!.value - chance.value);
  const moving = chips
    .filter(({ id }) => without[id] && differ(chance, without[id]))
    .toSorted((one, other) => distance(other) - distance(one));
  if (moving.length === 0)
    return moves.chips.every((id) => without[id])
      ? [`No single condition decides how often ${happens}.`]
      : [];
  return moving.map(
    (chip) =>
      `Without ${chipLabel(chip)}, ${happens} ${shareText(without[chip.id]!.value)} of the time, not ${shareText(chance.value)}.`,
  );
}

/** By chip: its figure, where it makes a difference. */
export const moveNotes = (chips: readonly Chip[], moves: Moves): Record<string, string> =>
  Object.fromEntries(
    moveRows(chips, moves)
      .filter(({ differs }) => differs)
      .map(({ id, text = '' }) => [id, `without it ${text}`]),
  );
