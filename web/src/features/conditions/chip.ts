import type { Call } from '@bridge-review/bridge/call';
import type { Condition } from '@bridge-review/bridge/conditions/condition';
import { formatSeatConditions, type SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { joinConditions } from '@bridge-review/bridge/meanings/join-conditions';
import { type Seat, seats } from '@bridge-review/bridge/seat';

/** One condition on a hand that can be looked at, changed and switched off. */
export interface Chip {
  readonly id: string;
  readonly seat: Seat;
  readonly condition: Condition;
  readonly source: ChipSource;
  /** Somebody changed what the auction says. */
  readonly isEdited: boolean;
  readonly isOff: boolean;
  /** Why it was left out from the start, a sentence; else null. */
  readonly reason: string | null;
}

/** A call with its explanation in the file or by the pair, a call with its rule, or the viewer. */
type ChipSource =
  | {
      readonly kind: 'file' | 'pair' | 'rule';
      readonly call: Call;
      /** Which pass or double of the seat it is, counted from 1; null if it is the only one. */
      readonly ordinal: number | null;
      /** An explanation says part of what the call means, and a rule the rest. */
      readonly isPart: boolean;
      readonly name: string;
    }
  | { readonly kind: 'own' };

/** By seat: all that its chips say, without those that are off. */
export function conditionsOfChips(chips: readonly Chip[]): SeatConditions {
  const conditions: { [S in Seat]?: Condition } = {};
  for (const seat of seats) {
    const counted = chips.filter((chip) => chip.seat === seat && !chip.isOff);
    if (counted.length > 0) conditions[seat] = joinConditions(counted.map(({ condition }) => condition));
  }
  return conditions;
}

/** The conditions if this one were not there. */
const conditionsWithout = (chips: readonly Chip[], chip: Chip): SeatConditions =>
  conditionsOfChips(chips.filter(({ id }) => id !== chip.id));

/** The conditions without one chip. */
export interface ConditionsVariant {
  /** The id of the chip that is left out. */
  readonly chip: string;
  readonly conditions: SeatConditions;
}

/** The conditions without each chip that counts, unless the others say the same. */
export function variantsOf(chips: readonly Chip[]): ConditionsVariant[] {
  const all = formatSeatConditions(conditionsOfChips(chips));
  return chips.flatMap((chip) => {
    const conditions = conditionsWithout(chips, chip);
    return chip.isOff || formatSeatConditions(conditions) === all ? [] : [{ chip: chip.id, conditions }];
  });
}
