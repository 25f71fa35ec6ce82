import type { TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import type { PlayedCard } from '@bridge-review/bridge/play';
import type { PlayPosition } from '@bridge-review/bridge/play-position';
import type { Seat } from '@bridge-review/bridge/seat';
import { useMemo, useState } from 'react';
import type { CardLook } from '../../ui/card-pieces.ts';
import { type LineOfPlay, lineWith, firstDifference, positionIn } from './line-of-play.ts';

/** A line of play and how far it has been stepped through. */
export interface PlayState {
  readonly line: LineOfPlay;
  /** Whether somebody has left the line that was given. */
  readonly isOwn: boolean;
  /** Whether the given line is one that was played. */
  readonly isRecorded: boolean;
  readonly players: TableResult['players'] | undefined;
  /** How many cards have been played. */
  readonly step: number;
  readonly setStep: (step: number) => void;
  /** Plays a card from here: a step where the line goes on with it, else the beginning of a line of one's own. */
  readonly playCard: (card: Card) => void;
  /** Gives the own line up, and shows the given one at the point where it was left. */
  readonly returnToGiven: () => void;
  readonly position: PlayPosition;
  readonly last: PlayedCard | null;
  readonly lookOf: (card: Card) => CardLook;
}

interface Place {
  readonly key: number | string | null;
  readonly step: number;
  readonly own: LineOfPlay | null;
}

/**
 * Steps through a line, what a table recorded or a contract before its lead, and through what somebody plays instead.
 * A different line begins at its start; `key` says when it is a different one.
 */
export function usePlay(
  key: number | string | null,
  given: LineOfPlay | null,
  players?: Readonly<Record<Seat, string | null>>,
): PlayState | null {
  const [place, setPlace] = useState<Place>({ key, step: 0, own: null });
  const { step: wanted, own } = place.key === key ? place : { step: 0, own: null };
  return useMemo(() => {
    if (given === null) return null;
    const line = own ?? given;
    const step = Math.min(wanted, line.cards.length);
    const played = new Set<Card>(line.cards.slice(0, step).map(({ card }) => card));
    const last = line.cards[step - 1] ?? null;
    return {
      line,
      isOwn: own !== null,
      isRecorded: given.cards.length > 0,
      players,
      step,
      setStep: (next) => setPlace({ key, step: next, own }),
      playCard: (card) => {
        const next = lineWith(line, step, card);
        setPlace({ key, step: step + 1, own: next === given ? null : next });
      },
      returnToGiven: () =>
        setPlace({ key, step: own === null ? step : Math.min(step, firstDifference(own, given)), own: null }),
      position: positionIn(line, step),
      last,
      lookOf: (card) => ({ played: played.has(card), current: card === last?.card }),
    };
  }, [key, given, own, players, wanted]);
}
