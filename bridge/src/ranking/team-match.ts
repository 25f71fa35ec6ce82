/**
 * Matches of teams: each board played at two tables, at which the teams sit the other way round, compared in IMPs or, in
 * a board-a-match, won, lost or halved.
 *
 * ```ts
 * import { teamEvent } from '@bridge-review/bridge/ranking/team-match';
 *
 * const teams = { NS: 'Larks', EW: 'Wrens', round: null };
 * const open = { teams, scoreNS: 620, adjusted: null };
 * const closed = { teams: { NS: 'Wrens', EW: 'Larks', round: null }, scoreNS: 170, adjusted: null };
 *
 * const [match] = teamEvent([{ tables: [open, closed] }], null)?.matches ?? [];
 * match?.teams; // => ['Larks', 'Wrens']
 * match?.imps; // => [10, 0]
 * ```
 *
 * @module
 */
import { adjustedImps } from '../adjusted-score.ts';
import { imps } from '../imps.ts';
import type { ScoredTable } from './board-scores.ts';
import { inPlaces, type Place } from './places.ts';
import type { StatedMatch, StatedTeam, StatedTeams } from './stated-teams.ts';
import type { TableTeams } from './table-teams.ts';
import { victoryPoints } from './victory-points.ts';

/** A table with the teams that play there, if any. */
export interface TeamTable extends ScoredTable {
  readonly teams: TableTeams | null;
}

/** In what teams are ranked: IMPs, victory points, or points of boards won and halved. */
type TeamUnit = 'imps' | 'vps' | 'points';

/** A figure for each of two teams. */
export type ByTeam<T = number> = readonly [T, T];

/** A board of a match. */
interface MatchBoard<Table> {
  /** Its index among the boards of the game. */
  readonly board: number;
  /** Where the first team sat North-South, and where it sat East-West. */
  readonly tables: ByTeam<Table | null>;
  /** IMPs, or points of a board-a-match, to each; null where the board does not count. */
  readonly won: ByTeam | null;
  /** Why it does not. */
  readonly problem: 'one table' | 'no score' | 'several tables' | null;
  /** After this board, with what was carried over. */
  readonly total: ByTeam;
}

interface TeamMatch<Table> {
  readonly round: string | null;
  /** The home team first, where the file tells; else the one that sat North-South first. */
  readonly teams: ByTeam<string>;
  readonly boards: readonly MatchBoard<Table>[];
  /** How many of them count. */
  readonly counted: number;
  /** In a board-a-match, points: two for a board won, one each for a board halved. */
  readonly imps: ByTeam;
  readonly carryOver: ByTeam;
  /** Null where the file does not say that the match is scored in them. */
  readonly victoryPoints: {
    /** The file's, where it has them. */
    readonly points: ByTeam;
    readonly isStated: boolean;
    /** By the scale of the World Bridge Federation; null where no board counts. */
    readonly byScale: ByTeam | null;
  } | null;
}

/** A team with its place among all. */
interface TeamStanding extends Place {
  readonly team: string;
  readonly matches: number;
  /** Won and lost, without what was carried over; in a board-a-match, points. */
  readonly imps: ByTeam;
  /** Victory points, points of a board-a-match, or IMPs won less IMPs lost: what decides the place. */
  readonly value: number;
  /** What the file says. */
  readonly stated: StatedTeam | null;
}

export interface TeamEvent<Table> {
  readonly unit: TeamUnit;
  /** By round, else in the order of the boards. */
  readonly matches: readonly TeamMatch<Table>[];
  /** The best first; none where two teams alone have met, or each has one match and no victory points. */
  readonly standings: readonly TeamStanding[];
}

/** Null where no board was played by two teams at two tables. */
export function teamEvent<Table extends TeamTable>(
  boards: readonly { readonly tables: readonly Table[] }[],
  stated: StatedTeams | null,
): TeamEvent<Table> | null {
  const unit = unitOf(stated);
  const drafts = new Map<string, Draft<Table>>();
  for (const match of stated?.matches ?? []) {
    const key = keyOf(match.round, match.teams);
    if (!drafts.has(key)) drafts.set(key, { ...match, stated: match, played: new Map() });
  }
  for (const [board, { tables }] of boards.entries()) {
    for (const table of tables) {
      if (!table.teams) continue;
      const { NS, EW, round } = table.teams;
      const key = keyOf(round, [NS, EW]);
      const draft: Draft<Table> = drafts.get(key) ?? {
        round,
        teams: [NS, EW],
        stated: null,
        played: new Map(),
      };
      drafts.set(key, draft);
      const same = draft.played.get(board);
      if (same) same.push(table);
      else draft.played.set(board, [table]);
    }
  }
  const matches = [...drafts.values()]
    .map((draft) => matchOf(draft, unit))
    .filter(({ boards: own, victoryPoints: points }) => own.length > 0 || points?.isStated === true)
    .toSorted((one, other) => inOrder.compare(one.round ?? '', other.round ?? ''));
  if (!matches.some(({ counted }) => counted > 0)) return null;
  return { unit, matches, standings: standingsOf(matches, unit, stated?.standings ?? []) };
}

const unitOf = (stated: StatedTeams | null): TeamUnit =>
  stated?.inVictoryPoints === true ? 'vps' : stated?.isBoardAMatch === true ? 'points' : 'imps';

const inOrder = new Intl.Collator('en', { numeric: true });

interface Draft<Table> {
  readonly round: string | null;
  readonly teams: ByTeam<string>;
  readonly stated: StatedMatch | null;
  /** The tables of each board. */
  readonly played: Map<number, Table[]>;
}

const keyOf = (round: string | null, teams: ByTeam<string>): string =>
  JSON.stringify([round, ...teams.toSorted()]);

function matchOf<Table extends TeamTable>(
  { round, teams, stated, played }: Draft<Table>,
  unit: TeamUnit,
): TeamMatch<Table> {
  const carryOver = stated?.carryOver ?? [0, 0];
  let total: ByTeam = carryOver;
  let counted = 0;
  const boards = Array.from(played, ([board, all]): MatchBoard<Table> => {
    const compared = compareTables(teams[0], all, unit === 'points' ? halved : inImps);
    if (compared.won) {
      total = [total[0] + compared.won[0], total[1] + compared.won[1]];
      counted += 1;
    }
    return { board, ...compared, total };
  });
  const won: ByTeam = [total[0] - carryOver[0], total[1] - carryOver[1]];
  return {
    round,
    teams,
    boards,
    counted,
    imps: won,
    carryOver,
    victoryPoints: unit === 'vps' ? pointsOf(stated, won, counted) : null,
  };
}

function compareTables<Table extends TeamTable>(
  first: string,
  all: readonly Table[],
  method: Comparison,
): Pick<MatchBoard<Table>, 'tables' | 'won' | 'problem'> {
  const [north, ...moreNorth] = all.filter(({ teams }) => teams?.NS === first);
  const [east, ...moreEast] = all.filter(({ teams }) => teams?.EW === first);
  const tables = [north ?? null, east ?? null] as const;
  if (moreNorth.length > 0 || moreEast.length > 0) return { tables, won: null, problem: 'several tables' };
  if (!north || !east) return { tables, won: null, problem: 'one table' };
  const won = wonAt(north, east, method);
  return { tables, won, problem: won ? null : 'no score' };
}

/** What two scores, or a share in percent that the director gave, are worth to a team. */
interface Comparison {
  readonly won: (margin: number) => ByTeam;
  readonly given: (percent: number) => number;
}

const inImps: Comparison = { won: (margin) => gained(imps(margin)), given: adjustedImps };

const halved: Comparison = {
  won: (margin) => (margin === 0 ? [1, 1] : margin > 0 ? [2, 0] : [0, 2]),
  given: (percent) => percent / 50,
};

/** The first team is North-South at the first table. */
function wonAt(north: TeamTable, east: TeamTable, method: Comparison): ByTeam | null {
  const given = [
    ...(north.adjusted ? [[north.adjusted.NS, north.adjusted.EW] as const] : []),
    ...(east.adjusted ? [[east.adjusted.EW, east.adjusted.NS] as const] : []),
  ];
  if (given.length > 0) {
    const mean = (team: 0 | 1): number =>
      given.reduce((sum, percents) => sum + method.given(percents[team]), 0) / given.length;
    const [one, other] = [mean(0), mean(1)];
    // What one side gains the other loses, unless the director gave both more, or both less, than their share.
    return one === -other ? gained(one) : [one, other];
  }
  if (north.scoreNS === null || east.scoreNS === null) return null;
  return method.won(north.scoreNS - east.scoreNS);
}

const gained = (won: number): ByTeam => (won < 0 ? [0, -won] : [won, 0]);

function pointsOf(
  stated: StatedMatch | null,
  [one, other]: ByTeam,
  counted: number,
): TeamMatch<unknown>['victoryPoints'] {
  const byScale: ByTeam | null =
    counted === 0 ? null : [victoryPoints(one - other, counted), victoryPoints(other - one, counted)];
  const [first, second] = stated?.points ?? [null, null];
  if (first !== null && second !== null) return { points: [first, second], isStated: true, byScale };
  return byScale && { points: byScale, isStated: false, byScale };
}

function valueOf(unit: TeamUnit, [won, lost]: ByTeam, points: number): number {
  if (unit === 'imps') return won - lost;
  return Math.round(100 * (unit === 'vps' ? points : won)) / 100;
}

function standingsOf(
  matches: readonly TeamMatch<unknown>[],
  unit: TeamUnit,
  stated: readonly StatedTeam[],
): TeamStanding[] {
  const totals = new Map<string, { matches: number; imps: [number, number]; points: number }>();
  for (const { teams, imps: won, victoryPoints: points } of matches) {
    for (const [own, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const team = teams[own];
      const total = totals.get(team) ?? { matches: 0, imps: [0, 0], points: 0 };
      totals.set(team, total);
      total.matches += 1;
      total.imps[0] += won[own];
      total.imps[1] += won[other];
      total.points += points?.points[own] ?? 0;
    }
  }
  const isTable = totals.size > 2 && (unit !== 'imps' || [...totals.values()].some((one) => one.matches > 1));
  if (!isTable) return [];
  const statedOf = new Map(stated.map((row) => [row.team, row]));
  const rows = Array.from(totals, ([team, { matches: count, imps: won, points }]) => ({
    team,
    matches: count,
    imps: won,
    value: valueOf(unit, won, points),
    stated: statedOf.get(team) ?? null,
  }));
  const places = inPlaces(rows.map(({ value }) => value));
  return rows
    .map((row, index) => ({ ...row, place: 0, isTied: false, ...places[index] }))
    .toSorted((one, other) => one.place - other.place);
}
