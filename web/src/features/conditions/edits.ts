/**
 * What somebody changed in the conditions that an auction gives: plain values, and functions from one to the next.
 *
 * @module
 */
import type { Condition } from '@bridge-review/bridge/conditions/condition';
import { formatCondition } from '@bridge-review/bridge/conditions/format-condition';
import type { SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { Seat } from '@bridge-review/bridge/seat';
import { type Chip, conditionsOfChips } from './chip.ts';

/** A condition that does not come from the auction. */
interface OwnCondition {
  readonly id: string;
  readonly seat: Seat;
  readonly condition: Condition;
}

export interface Edits {
  /** By chip: whether it was switched off, or on again. */
  readonly isOff: Readonly<Record<string, boolean>>;
  /** By chip: what it says instead. */
  readonly changed: Readonly<Record<string, Condition>>;
  readonly own: readonly OwnCondition[];
}

/** All as the auction says. */
export const noEdits: Edits = {
  isOff: {},
  changed: {},
  own: [],
};

/** More than anybody adds by hand. */
export const MAX_OWN_CONDITIONS = 20;

export const switchChip = (edits: Edits, { id, isOff, reason }: Chip): Edits => ({
  ...edits,
  isOff: isOff === (reason === null) ? without(edits.isOff, id) : { ...edits.isOff, [id]: !isOff },
});

/** A changed condition counts. Null takes an own condition away, and gives another back what the auction says. */
export function changeChip(edits: Edits, { id, source }: Chip, condition: Condition | null): Edits {
  const isOff = without(edits.isOff, id);
  if (source.kind === 'own') {
    const own = condition
      ? edits.own.map((each) => (each.id === id ? { ...each, condition } : each))
      : edits.own.filter((each) => each.id !== id);
    return { ...edits, isOff, own };
  }
  const changed = without(edits.changed, id);
  return { ...edits, isOff, changed: condition ? { ...changed, [id]: condition } : changed };
}

export const addCondition = (edits: Edits, seat: Seat, condition: Condition): Edits =>
  edits.own.length >= MAX_OWN_CONDITIONS
    ? edits
    : { ...edits, own: [...edits.own, { id: `own ${nextNumber(edits)}`, seat, condition }] };

/**
 * The conditions that were typed for these seats, in place of those of the chips. The chips of a seat whose text is
 * still the same stay as they are; those of the others are switched off, and own ones taken away.
 */
export function replaceConditions(
  edits: Edits,
  chips: readonly Chip[],
  seats: readonly Seat[],
  typed: SeatConditions,
): Edits {
  const current = conditionsOfChips(chips);
  const others = seats.filter((seat) => textOf(current[seat]) !== textOf(typed[seat]));
  if (others.length === 0) return edits;
  const emptied: Edits = {
    ...edits,
    isOff: { ...edits.isOff, ...switchedOff(chips, others) },
    own: edits.own.filter(({ seat }) => !others.includes(seat)),
  };
  return others.reduce((after, seat) => {
    const condition = typed[seat];
    return condition ? addCondition(after, seat, condition) : after;
  }, emptied);
}

const switchedOff = (chips: readonly Chip[], seats: readonly Seat[]): Record<string, boolean> =>
  Object.fromEntries(
    chips
      .filter(({ seat, source }) => seats.includes(seat) && source.kind !== 'own')
      .map(({ id }) => [id, true]),
  );

const textOf = (condition: Condition | undefined): string => (condition ? formatCondition(condition) : '');

const nextNumber = ({ own }: Edits): number =>
  Math.max(0, ...own.map(({ id }) => Number(id.slice('own '.length)))) + 1;

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}
