/**
 * What files say of teams beside their results: carried-over points, victory points of matches, and the standings.
 *
 * @module
 */
import { statedContestants } from '../pbn/stated-contestants.ts';
import { teamName } from '../record/contestants.ts';
import type { BoardRecord } from '../record/hand-record.ts';
import { scoringOf } from '../record/result-tags.ts';
import type { SessionRecord } from '../record/session-record.ts';
import { tableTeams } from './table-teams.ts';
import { roundOf, teamTags } from './team-tags.ts';

export interface StatedTeams {
  /** Whether the file says that matches are scored in victory points. */
  readonly inVictoryPoints: boolean;
  /** Whether it says that each board is won, lost or halved. */
  readonly isBoardAMatch?: boolean;
  readonly matches: readonly StatedMatch[];
  readonly standings: readonly StatedTeam[];
}

export interface StatedMatch {
  readonly round: string | null;
  readonly teams: readonly [string, string];
  /** IMPs that each had before the first board. */
  readonly carryOver: readonly [number, number];
  /** Victory points. */
  readonly points: readonly [number | null, number | null];
}

export interface StatedTeam {
  readonly team: string;
  readonly place: number | null;
  /** Victory points, or those of boards won and halved. */
  readonly points: number | null;
}

/** More than one event has. */
const mostMatches = 500;
const mostTeams = 300;

/** Of the boards of a game, and of the files of results that came to them. Null where no teams play. */
export function statedTeams(
  boards: readonly BoardRecord[],
  sessions: readonly SessionRecord[],
): StatedTeams | null {
  if (tableTeams(boards).size === 0) return null;
  const events = sessions.filter(({ matches }) => matches.length > 0);
  const inVictoryPoints =
    events.some(({ event }) => event.inVictoryPoints === true) ||
    boards.some(({ tags }) => /\bVP/u.test(tags.get('Scoring') ?? ''));
  const isBoardAMatch =
    !inVictoryPoints &&
    (events.some(({ event }) => event.scoring === 'board-a-match') ||
      boards.some(({ tags }) => scoringOf(tags.get('Scoring') ?? '') === 'board-a-match'));
  const matches = [...statedInTags(boards), ...events.flatMap(matchesOf)].slice(0, mostMatches);
  const standings = [
    ...statedContestants(boards).map((one) => ({ ...one, isInPoints: true })),
    ...events.flatMap(({ contestants, event }) =>
      contestants.map((one) => ({ ...one, isInPoints: event.inVictoryPoints === true || isBoardAMatch })),
    ),
  ]
    .filter(({ kind, standing }) => kind === 'team' && standing !== null)
    .slice(0, mostTeams)
    .map((one) => ({
      team: teamName(one),
      place: one.standing?.place ?? null,
      points: one.isInPoints ? (one.standing?.total ?? null) : null,
    }));
  return { inVictoryPoints, ...(isBoardAMatch && { isBoardAMatch }), matches, standings };
}

function statedInTags(boards: readonly BoardRecord[]): StatedMatch[] {
  const found = new Map<string, StatedMatch>();
  for (const board of boards) {
    for (const result of board.results) {
      const tags = teamTags(result, board);
      if (!tags || tags.carryOver.every((points) => points === 0)) continue;
      const round = roundOf(result, board);
      const key = JSON.stringify([round, tags.names]);
      if (!found.has(key))
        found.set(key, { round, teams: tags.names, carryOver: tags.carryOver, points: [null, null] });
    }
  }
  return [...found.values()];
}

const matchesOf = ({ matches, event }: SessionRecord): StatedMatch[] =>
  matches.flatMap(({ round, names, scores }) =>
    names && event.inVictoryPoints === true
      ? [{ round, teams: names, carryOver: [0, 0], points: scores }]
      : [],
  );
