import type { TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import type { PlayedCard } from '@bridge-review/bridge/play';
import { type PlayPosition, positionAfter } from '@bridge-review/bridge/play-position';
import type { Seat } from '@bridge-review/bridge/seat';
import { useMemo, useState } from 'react';
import type { CardLook } from '../../ui/seat-hand.tsx';
import type { LineOfPlay } from './line-of-play.ts';

/** A line of play and how far it has been stepped through. */
export interface PlayState {
  readonly line: LineOfPlay;
  readonly players: TableResult['players'] | undefined;
  /** How many cards have been played. */
  readonly step: number;
  readonly setStep: (step: number) => void;
  readonly position: PlayPosition;
  readonly last: PlayedCard | null;
  readonly lookOf: (card: Card) => CardLook;
}

/**
 * Steps through any line: what a table recorded, or one of somebody's own. A different line begins at its start;
 * `key` says when it is a different one.
 */
export function usePlay(
  key: number | string | null,
  line: LineOfPlay | null,
  players?: Readonly<Record<Seat, string | null>>,
): PlayState | null {
  const [at, setAt] = useState({ key, step: 0 });
  const step = at.key === key ? Math.min(at.step, line?.cards.length ?? 0) : 0;
  return useMemo(() => {
    if (line === null) return null;
    const played = new Set<Card>(line.cards.slice(0, step).map(({ card }) => card));
    const last = line.cards[step - 1] ?? null;
    return {
      line,
      players,
      step,
      setStep: (next) => setAt({ key, step: next }),
      position: positionAfter(line.cards, line.strain, step),
      last,
      lookOf: (card) => ({ played: played.has(card), current: card === last?.card }),
    };
  }, [key, line, players, step]);
}
