/**
 * The table in the middle of a line of play: what lies on it, who won what, whose turn it is.
 *
 * ```ts
 * import { playPositionAfter } from '@bridge-review/bridge/play-position';
 * import type { PlayedCard } from '@bridge-review/bridge/play';
 *
 * const line: PlayedCard[] = [
 *   { trick: 0, seat: 'W', card: 'DQ' },
 *   { trick: 0, seat: 'N', card: 'C3' },
 *   { trick: 0, seat: 'E', card: 'D4' },
 *   { trick: 0, seat: 'S', card: 'D8' },
 *   { trick: 1, seat: 'N', card: 'HA' },
 * ];
 * playPositionAfter(line, 'C', 4).winner; // => 'N'
 * playPositionAfter(line, 'C', 5).onTable; // => { N: 'HA', E: null, S: null, W: null }
 * playPositionAfter(line, 'C', 5).turn; // => 'E'
 * playPositionAfter(line, 'C', 5).won; // => { NS: 1, EW: 0 }
 * ```
 *
 * @module
 */
import type { Card } from './card.ts';
import { trickWinner, type PlayedCard, type Trick } from './play.ts';
import { nextSeat, type Seat } from './seat.ts';
import { sideOf, type Side } from './side.ts';
import type { Strain } from './strain.ts';

/** The table after some cards of a line. A trick stays on the table until the next lead. */
export interface PlayPosition {
  /** Counted from 0; that of the last card played. */
  readonly trick: number;
  /** Who led to the trick, or will lead before the first card. Null if there is no play. */
  readonly leader: Seat | null;
  readonly onTable: Trick;
  /** The winner of the trick on the table, once it is complete. */
  readonly winner: Seat | null;
  /** Whose card comes next; null when all thirteen tricks are over. */
  readonly turn: Seat | null;
  /** Tricks so far, the one on the table with them once it is complete. */
  readonly won: Readonly<Record<Side, number>>;
}

/** After so many cards of the line, all of them where the line is shorter. */
export function playPositionAfter(line: readonly PlayedCard[], strain: Strain, count: number): PlayPosition {
  const leader = line[0]?.seat ?? null;
  let position: PlayPosition = { ...start, leader, turn: leader };
  for (const played of line.slice(0, count)) position = afterCard(position, played, strain);
  return position;
}

function afterCard(before: PlayPosition, { trick, seat, card }: PlayedCard, strain: Strain): PlayPosition {
  const begun = trick === before.trick && !isEmpty(before.onTable);
  const leader = begun && before.leader !== null ? before.leader : seat;
  const onTable = { ...(begun ? before.onTable : noCards), [seat]: card };
  const winner = trickWinner(onTable, leader, strain);
  const won =
    winner === null ? before.won : { ...before.won, [sideOf(winner)]: before.won[sideOf(winner)] + 1 };
  const over = winner !== null && trick === LAST_TRICK;
  return { trick, leader, onTable, winner, turn: over ? null : (winner ?? nextSeat(seat)), won };
}

const LAST_TRICK = 12;

const noCards: Readonly<Record<Seat, Card | null>> = { N: null, E: null, S: null, W: null };

const start = { trick: 0, onTable: noCards, winner: null, won: { NS: 0, EW: 0 } } as const;

const isEmpty = (trick: Trick): boolean =>
  trick.N === null && trick.E === null && trick.S === null && trick.W === null;
