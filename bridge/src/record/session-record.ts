/**
 * What a file says of a session: who played, what each table made of each board, and the ranking. Files of results often
 * have no deals, so a board here may be without one; {@link HandRecord} has only boards that have one.
 *
 * ```ts
 * import { readLin } from '@bridge-review/bridge/lin/read-lin';
 * import { sessionOfRecord } from '@bridge-review/bridge/record/session-of-record';
 *
 * const { record } = readLin(
 *   'pn|Ann,Bob,Cleo,Dan|md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 15|' +
 *     'mb|p|mb|1H|mb|2N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|H5|mc|9|',
 * );
 * const [board] = sessionOfRecord(record).boards;
 * board?.number; // => 15
 * board?.results[0]?.lead; // => 'H5'
 * board?.results[0]?.pairNumbers; // => { NS: null, EW: null }
 * ```
 *
 * @module
 */
import type { BoardNumber } from '../board.ts';
import type { Card } from '../card.ts';
import type { Deal } from '../deal.ts';
import type { PartialDeal } from '../partial-deal.ts';
import type { Seat } from '../seat.ts';
import type { Side } from '../side.ts';
import type { Vulnerability } from '../vulnerability.ts';
import type { TablePlay, Warning } from './hand-record.ts';

/** What reading a file of results gives, always. */
export interface SessionReading {
  readonly session: SessionRecord;
  readonly warnings: readonly Warning[];
}

/** A whole file. Null is unknown, here and below. */
export interface SessionRecord {
  readonly event: EventFacts;
  /** In the order of the file. A number comes again only with another deal, or in another section or session. */
  readonly boards: readonly SessionBoard[];
  /** Pairs, teams and single players, in the order of the file; those without results too. */
  readonly contestants: readonly Contestant[];
  /** Of teams, where the file gives them. */
  readonly matches: readonly TeamMatch[];
}

/** What was played, where and when. */
export interface EventFacts {
  readonly title: string | null;
  readonly club: string | null;
  /** `2026-11-16` */
  readonly date: string | null;
  readonly scoring: StatedScoring | null;
  /** Two where North-South and East-West are ranked apart. */
  readonly winners: 1 | 2 | null;
  /** Whether the file says that matches of teams are scored in victory points. */
  readonly inVictoryPoints?: boolean;
}

/** How the scores of a board are compared: `IMPs` are those of a match of teams. */
export type StatedScoring = 'matchpoints' | 'IMPs' | 'cross-IMPs' | 'Butler' | 'board-a-match';

/** A board and what each table made of it. */
export interface SessionBoard {
  readonly number: BoardNumber;
  /** Null where the board is the same in all sessions, or in all sections, or where there is one only. */
  readonly session: string | null;
  readonly section: string | null;
  /** Null for results without a deal. */
  readonly deal: Deal | PartialDeal | null;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly results: readonly SessionResult[];
}

/** A figure for each side. */
export type BySide = Readonly<Record<Side, number | null>>;

/** What one table made of a board. Names are those of the contestants where the row has none. */
export interface SessionResult extends TablePlay {
  readonly round: string | null;
  /** As the contestants have them; of individuals the numbers of the two players, as `3-14`. */
  readonly pairNumbers: Readonly<Record<Side, string | null>>;
  /** The teams' names in a match. */
  readonly teams?: Readonly<Record<Side, string>>;
  /** As the row says, whoever holds the card. */
  readonly lead: Card | null;
  /** As the file has them, on whatever scale. */
  readonly matchpoints: BySide;
  readonly percent: BySide;
  /** By the scoring method of the event. */
  readonly imps: BySide;
  /** What a director gave each side instead of a score, in percent. */
  readonly adjusted: Readonly<Record<Side, number>> | null;
  /** Whether the row says that the board was not played here; then it says nothing else. */
  readonly isNotPlayed: boolean;
}

/** Who is ranked. */
export interface Contestant {
  readonly kind: 'pair' | 'team' | 'player';
  /** Text, for `1NS` and `1EW` are two pairs. */
  readonly number: string;
  readonly session: string | null;
  readonly section: string | null;
  /** Where both directions are numbered from 1, or ranked apart. */
  readonly side: Side | null;
  /** Of a team; null where it has none. */
  readonly name: string | null;
  /** The names of a pair in the order of the file, or of all who played for a team; null for one that is missing. */
  readonly players: readonly (string | null)[];
  /** Of a pair in a team: the team's number. */
  readonly team: string | null;
  readonly standing: Standing | null;
}

/** What the file's own ranking says. */
export interface Standing {
  readonly place: number | null;
  readonly isTied: boolean;
  readonly percent: number | null;
  /** Matchpoints, IMPs or victory points. */
  readonly total: number | null;
}

/** A match of two teams. */
export interface TeamMatch {
  readonly session: string | null;
  readonly round: string | null;
  /** Their numbers. */
  readonly teams: readonly [string, string];
  /** As in the results. */
  readonly names?: readonly [string, string];
  /** Victory points or IMPs, as the file has them. */
  readonly scores: readonly [number | null, number | null];
}

/** A figure of neither side. */
export const noFigure: BySide = { NS: null, EW: null };

/** Of a file that says nothing. */
export const emptySession: SessionRecord = {
  event: { title: null, club: null, date: null, scoring: null, winners: null },
  boards: [],
  contestants: [],
  matches: [],
};
