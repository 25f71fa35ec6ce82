import type { Card } from '@bridge-review/bridge/card';
import type { Hand } from '@bridge-review/bridge/hand';
import { readPlayerName } from '@bridge-review/bridge/player-name';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { BoardTable, type TrickOnTable } from './board-table.tsx';
import type { CardLook } from './card-pieces.ts';
import { SeatHand } from './seat-hand.tsx';
import { shortSurname, surnameOf } from './short-name.ts';
import { usePlayableKeys } from './use-playable-keys.ts';

export interface DealDiagramProps {
  /** Null, as the dealer, for a deal that is no board. */
  board: number | null;
  dealer: Seat | null;
  vulnerability: Vulnerability;
  /** Null for a hand that the file does not know. */
  hands: Readonly<Record<Seat, Hand | null>>;
  players?: Readonly<Record<Seat, string | null>> | undefined;
  /** In the place of a hand that is null. */
  missing?: string | undefined;
  /** Given while the play is stepped through: the trick in the middle. */
  trick?: TrickOnTable | undefined;
  /** Whose card comes next. */
  turn?: Seat | null | undefined;
  /** What sets a card apart: played, just played, or to be played from here. */
  lookOf?: ((card: Card) => CardLook | undefined) | undefined;
  /** Whether cards are played in the hands themselves. */
  playsHere?: boolean;
  /** Hands that are shown; all of them where it is not given. */
  shown?: ReadonlySet<Seat> | undefined;
  onToggle?: ((seat: Seat) => void) | undefined;
  /** `Corner` parts; where the room is narrow they stand beside South. */
  corners?: ReactNode;
}

/** North at the top, West left, East right, South at the foot; in rows of two where the room is narrow. */
export function DealDiagram(props: DealDiagramProps) {
  const { board, dealer, vulnerability, players, hands, missing, trick, turn, lookOf } = props;
  const { playsHere = false, shown, onToggle, corners } = props;
  const diagram = useRef<HTMLDivElement>(null);
  usePlayableKeys(diagram, playsHere);
  const seat = (name: Seat) => (
    <SeatHand
      seat={name}
      hand={hands[name]}
      player={players?.[name]}
      missing={missing}
      toPlay={turn === name}
      lookOf={lookOf}
      playsHere={playsHere}
      isHidden={shown?.has(name) === false}
      onToggle={onToggle && (() => onToggle(name))}
    />
  );
  return (
    <div ref={diagram} className="diagram" style={{ '--longest': longestName(players) } as CSSProperties}>
      <div className="compass">
        {seat('N')}
        {seat('W')}
        <BoardTable board={board} dealer={dealer} vulnerability={vulnerability} trick={trick} />
        {seat('E')}
        {seat('S')}
        {corners !== undefined && <div className="corners">{corners}</div>}
      </div>
    </div>
  );
}

/** Of the four: where there is no room for it, no hand says 'HCP' beside its points. */
const longestName = (players: DealDiagramProps['players']): number =>
  Math.max(
    ...seats.map((seat) => shortSurname(surnameOf(readPlayerName(players?.[seat] ?? '').name)).length),
  );
