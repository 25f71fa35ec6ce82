/**
 * For a simulation: `useConditions` with the known calls and the seats whose hands are not known,
 * `ConditionsEditor` to show and change them, `useFit` for how rare they are, and `thread.ask({ kind: 'deals' })` for
 * deals that fit. Reset, kept edits and styles are taken care of here.
 *
 * @module
 */
import { formatSeatConditions, type SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { Seat } from '@bridge-review/bridge/seat';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import { useEffect, useMemo, useState } from 'react';
import type { TableStyles } from '@bridge-review/api/styles';
import type { StyleName } from '@bridge-review/bridge/meanings/style-name';
import type { ResolvedStyle } from '@bridge-review/bridge/meanings/resolve-style';
import { useStyles } from '../styles/queries.ts';
import { chipsOf } from './auction-chips.ts';
import { type Chip, conditionsOfChips } from './chip.ts';
import type { CallMeanings } from './conditions-tasks.ts';
import { ConditionsThread } from './conditions-thread.ts';
import { type Edits, noEdits } from './edits.ts';
import type { KnownCalls } from './known-calls.ts';
import { useKeptEdits } from './kept-edits.ts';

export interface Conditions {
  /** Whose hands are not known. */
  readonly seats: readonly Seat[];
  /** Of these seats, in the order of the calls. */
  readonly chips: readonly Chip[];
  /** What the chips say together, and as text; the text is the same exactly where the conditions are. */
  readonly conditions: SeatConditions;
  readonly text: string;
  readonly edits: Edits;
  /** Sides whose style makes a difference here, and how each is known. */
  readonly styles: readonly SideStyle[];
  /** Whether the auction has been read: false until its conditions are there. */
  readonly isReady: boolean;
  /** The worker could not read the auction. */
  readonly hasFailed: boolean;
  /** Also counts and deals what fits; ends with the component. */
  readonly thread: ConditionsThread;
  change(change: (edits: Edits) => Edits): void;
  /** For the pair on this side, in the whole game; null is as the game tells. */
  chooseStyle(side: Side, style: StyleName | null): void;
  reset(): void;
}

interface SideStyle {
  readonly side: Side;
  readonly resolved: ResolvedStyle;
  readonly evidence: TableStyles[Side];
}

interface Question {
  /** The id of the board, or another name for a question without one: edits are kept under this name and the auction. */
  readonly board: string;
  readonly knownCalls: KnownCalls | null;
  readonly seats: readonly Seat[];
}

/** The conditions on the hands of these seats: what the auction says, and what the viewer made of it. */
export function useConditions({ board, knownCalls, seats }: Question): Conditions {
  const key = JSON.stringify([board, knownCalls?.auction]);
  const [edits, change] = useKeptEdits(key);
  const thread = useThread();
  const styles = useStyles(board, knownCalls);
  const read = useMeanings(thread, knownCalls, styles.styles);
  const { meanings } = read;
  const wanted = seats.join('');
  const chips = useMemo(
    () => chipsOf(knownCalls, meanings?.meanings ?? [], edits).filter(({ seat }) => wanted.includes(seat)),
    [knownCalls, meanings, edits, wanted],
  );
  const conditions = useMemo(() => conditionsOfChips(chips), [chips]);
  const styledSides =
    styles.styles === null
      ? []
      : (meanings?.styledSides.filter((side) => seats.some((seat) => sideOf(seat) === side)) ?? []);
  return {
    seats,
    chips,
    conditions,
    text: formatSeatConditions(conditions),
    edits,
    styles: styledSides.map((side) => ({
      side,
      resolved: meanings!.styles[side],
      evidence: styles.styles![side],
    })),
    isReady: knownCalls === null || meanings !== null || read.hasFailed,
    hasFailed: read.hasFailed,
    thread,
    change,
    chooseStyle: styles.choose,
    reset: () => change(() => noEdits),
  };
}

function useThread(): ConditionsThread {
  const [thread] = useState(() => new ConditionsThread());
  useEffect(() => () => thread.close(), [thread]);
  return thread;
}

interface ReadMeanings {
  readonly meanings: CallMeanings | null;
  readonly hasFailed: boolean;
}

/** While another style is being read, the conditions of the one before stay. */
function useMeanings(
  thread: ConditionsThread,
  knownCalls: KnownCalls | null,
  styles: TableStyles | null,
): ReadMeanings {
  const key = JSON.stringify(knownCalls);
  const [read, setRead] = useState<ReadMeanings & { key: string }>({ key, meanings: null, hasFailed: false });
  useEffect(() => {
    if (knownCalls === null || styles === null) return undefined;
    let isWanted = true;
    thread.ask({ kind: 'meanings', knownCalls, styles }).then(
      (meanings) => isWanted && setRead({ key, meanings, hasFailed: false }),
      () => isWanted && setRead({ key, meanings: null, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
    // The auction is known by its key.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [thread, key, styles]);
  return read.key === key ? read : { meanings: null, hasFailed: false };
}
