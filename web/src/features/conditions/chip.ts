import { callerAt } from '@bridge-review/bridge/auction';
import type { Call } from '@bridge-review/bridge/call';
import type { Condition } from '@bridge-review/bridge/conditions/condition';
import { formatCondition } from '@bridge-review/bridge/conditions/format-condition';
import { formatSeatConditions, type SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { Meaning } from '@bridge-review/bridge/meanings/auction-meanings';
import { joinConditions } from '@bridge-review/bridge/meanings/join-conditions';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import type { Edits } from './edits.ts';
import type { KnownCalls } from './known-calls.ts';

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

/** What the meanings say after the edits, in the order of the calls, and the viewer's own conditions. */
export function chipsOf(
  knownCalls: KnownCalls | null,
  meanings: readonly Meaning[],
  edits: Pick<Edits, 'isOff' | 'changed' | 'own'>,
): Chip[] {
  const said = meanings.filter((meaning, index) => !isSaidAgain(meaning, meanings.slice(0, index)));
  const fromAuction = knownCalls ? said.map((meaning) => chipOf(knownCalls, meanings, meaning, edits)) : [];
  const own = edits.own.map(({ id, seat, condition }): Chip => ({
    id,
    seat,
    condition,
    source: { kind: 'own' },
    isEdited: false,
    isOff: edits.isOff[id] ?? false,
    reason: null,
  }));
  return [...fromAuction, ...own];
}

/** A seat that passes three times is often said to have the same three times: one chip is enough. */
function isSaidAgain(meaning: Meaning, earlier: readonly Meaning[]): boolean {
  const words = ({ seat, condition, source, dropped }: Meaning) =>
    [seat, source.kind, formatCondition(condition), dropped].join(' ');
  return meaning.source.kind === 'rule' && earlier.some((each) => words(each) === words(meaning));
}

function chipOf(
  knownCalls: KnownCalls,
  meanings: readonly Meaning[],
  { seat, call, condition, source, dropped }: Meaning,
  { isOff, changed }: Pick<Edits, 'isOff' | 'changed'>,
): Chip {
  const id = `${seat}${call} ${source.kind}`;
  return {
    id,
    seat,
    condition: changed[id] ?? condition,
    source: {
      kind: source.kind === 'rule' ? 'rule' : knownCalls.from,
      call: knownCalls.auction.calls[call]!,
      ordinal: ordinalOf(knownCalls, call),
      isPart: meanings.filter((each) => each.call === call).length > 1,
      name: source.name,
    },
    isEdited: changed[id] !== undefined,
    isOff: isOff[id] ?? dropped !== null,
    reason: dropped,
  };
}

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

function ordinalOf({ auction, before }: KnownCalls, index: number): number | null {
  const same = auction.calls.flatMap((call, at) =>
    at < before && call === auction.calls[index] && callerAt(auction, at) === callerAt(auction, index)
      ? [at]
      : [],
  );
  return same.length === 1 ? null : same.indexOf(index) + 1;
}
