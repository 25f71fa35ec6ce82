import { type Seat, seats } from '@bridge-review/bridge/seat';
import { type Side, seatsOf, sideOf } from '@bridge-review/bridge/side';
import { useMemo, useState } from 'react';

export type HandsChoice = 'all' | 'ours' | 'mine' | 'none';

export interface ShownHands {
  readonly shown: ReadonlySet<Seat>;
  /** What can be chosen: without a seat there is no Mine, without a side no Ours. */
  readonly choices: readonly HandsChoice[];
  /** Null after a single hand was shown or hidden. */
  readonly choice: HandsChoice | null;
  readonly choose: (choice: HandsChoice) => void;
  readonly toggle: (seat: Seat) => void;
  /** To the next choice, round and round. */
  readonly cycle: () => void;
  /** All of them once the editor is closed, whatever was shown before. */
  readonly showAllAfterBidding: () => void;
}

/** Where the viewer sat, as far as anybody knows. */
export interface Viewer {
  readonly seat: Seat | null;
  readonly side: Side | null;
}

type Selection = { readonly choice: HandsChoice } | { readonly seats: ReadonlySet<Seat> };

/**
 * Which hands are open. While one bids, these are one's own, as at the table, until one asks for others; what was shown
 * before comes back afterwards. The choice goes along from board to board.
 */
export function useShownHands(viewer: Viewer | undefined, isBidding: boolean): ShownHands {
  const { seat = null, side = null } = viewer ?? {};
  const isKnown = viewer !== undefined;
  const [reviewing, setReviewing] = useState<Selection>({ choice: 'all' });
  const [bidding, setBidding] = useState<Selection | null>(null);
  // Begins anew each time the editor opens.
  if (!isBidding && bidding !== null) setBidding(null);
  return useMemo(() => {
    // All four keep their place until it is known which there are.
    const choices = isKnown ? choicesFor(seat, side) : ALL_CHOICES;
    const selection: Selection = isBidding
      ? (bidding ?? { choice: choices.includes('ours') ? 'ours' : 'all' })
      : reviewing;
    const select = isBidding ? setBidding : setReviewing;
    const choice = 'choice' in selection && choices.includes(selection.choice) ? selection.choice : null;
    const shown = 'seats' in selection ? selection.seats : new Set(seatsShown(choice ?? 'all', seat, side));
    const choose = (next: HandsChoice) => select({ choice: next });
    return {
      shown,
      choices,
      choice: 'seats' in selection ? null : (choice ?? 'all'),
      choose,
      toggle: (one) =>
        select({ seats: new Set(seats.filter((other) => shown.has(other) !== (other === one))) }),
      showAllAfterBidding: () => setReviewing({ choice: 'all' }),
      cycle: () => choose(choices[(choices.indexOf(choice ?? 'none') + 1) % choices.length] ?? 'all'),
    };
  }, [seat, side, isKnown, isBidding, bidding, reviewing]);
}

const ALL_CHOICES: readonly HandsChoice[] = ['all', 'ours', 'mine', 'none'];

function choicesFor(seat: Seat | null, side: Side | null): readonly HandsChoice[] {
  if (seat !== null) return ALL_CHOICES;
  return side === null ? ['all', 'none'] : ['all', 'ours', 'none'];
}

function seatsShown(choice: HandsChoice, seat: Seat | null, side: Side | null): readonly Seat[] {
  const own = seat === null ? side : sideOf(seat);
  if (choice === 'ours' && own !== null) return seatsOf(own);
  if (choice === 'mine' && seat !== null) return [seat];
  return choice === 'none' ? [] : seats;
}
