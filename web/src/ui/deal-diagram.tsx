import type { Card } from '@bridge-review/bridge/card';
import { plural } from '@bridge-review/bridge/counted';
import { type Hand, pointsOf } from '@bridge-review/bridge/hand';
import type { Seat } from '@bridge-review/bridge/seat';
import { type Side, seatsOf, sides } from '@bridge-review/bridge/side';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { useRef } from 'react';
import { BoardTable, type TrickOnTable } from './board-table.tsx';
import { type CardLook, SeatHand } from './seat-hand.tsx';
import { usePlayableKeys } from './use-playable-keys.ts';

export interface DealDiagramProps {
  board: number;
  dealer: Seat;
  vulnerability: Vulnerability;
  /** Null for a hand that the file does not know. */
  hands: Readonly<Record<Seat, Hand | null>>;
  players?: Readonly<Record<Seat, string | null>> | undefined;
  /** Given while the play is stepped through: the trick in the middle, and whose card comes next. */
  playing?: { trick: TrickOnTable; turn: Seat | null } | undefined;
  /** Leaves room under each card for what it is worth, and room to touch it. */
  withWorth?: boolean | undefined;
  /** What sets a card apart: played, just played, or to be played from here. */
  lookOf?: ((card: Card) => CardLook | undefined) | undefined;
}

/** North at the top, West left, East right, South at the foot; one above the other where the room is narrow. */
export function DealDiagram({
  players,
  hands,
  playing,
  withWorth = false,
  lookOf,
  ...board
}: DealDiagramProps) {
  const diagram = useRef<HTMLDivElement>(null);
  usePlayableKeys(diagram, withWorth);
  const seat = (name: Seat) => (
    <SeatHand
      seat={name}
      hand={hands[name]}
      player={players?.[name]}
      toPlay={playing?.turn === name}
      lookOf={lookOf}
    />
  );
  return (
    <div ref={diagram} className="diagram" {...(withWorth && { 'data-own-arrows': '' })}>
      <div
        className="compass"
        {...(playing && { 'data-playing': '' })}
        {...(withWorth && { 'data-worth': '' })}
      >
        {seat('N')}
        {seat('W')}
        <BoardTable {...board} trick={playing?.trick} />
        {seat('E')}
        {seat('S')}
      </div>
    </div>
  );
}

export interface DealKeyProps {
  hands: DealDiagramProps['hands'];
}

/** Under the diagram: the points of each side, and what T is. */
export function DealKey({ hands }: DealKeyProps) {
  return (
    <p className="flex flex-wrap justify-center gap-x-s5 gap-y-s1 text-sm text-ink-2">
      {sides.map((side) => {
        const points = pointsOfSide(hands, side);
        return (
          points !== null && (
            <span key={side}>
              {SIDES[side]} <b className="text-ink">{points}</b> {plural(points, 'point')}
            </span>
          )
        );
      })}
      <span>T is the ten</span>
    </p>
  );
}

const SIDES: Record<Side, string> = { NS: 'North–South', EW: 'East–West' };

function pointsOfSide(hands: DealDiagramProps['hands'], side: Side): number | null {
  const [one, other] = seatsOf(side).map((seat) => hands[seat]);
  return one && other ? pointsOf(one) + pointsOf(other) : null;
}
