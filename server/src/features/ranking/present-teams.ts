import type { Entrant, MatchBoard, TeamMatch, Teams } from '@bridge-review/api/ranking';
import { type ByTeam, teamEvent, type TeamEvent } from '@bridge-review/bridge/ranking/team-match';
import { sides } from '@bridge-review/bridge/side';
import { presentSide, rounded } from './present-ranking.ts';
import type { RankedGame } from './ranked-game.ts';
import type { TableDetails, TableToRank } from './repo.ts';

/** As the schema says. */
const LISTED = 200;
const BOARDS = 500;
/** More than sit for one team in a match. */
const PAIRS = 20;

type Match = TeamEvent<TableToRank>['matches'][number];

/** The matches of a game, and which of them is shown board by board. */
export interface GameTeams {
  readonly event: TeamEvent<TableToRank>;
  readonly ownTeam: string | null;
  readonly shown: Match;
  /** Those of the match that is shown. */
  readonly tableIds: readonly number[];
}

/** Null where no teams played, and of games that were stored before teams were. `asked` counts from 1. */
export function teamsIn(game: RankedGame, asked: number | undefined): GameTeams | null {
  const event = game.statedTeams && teamEvent(game.boards, game.statedTeams);
  const [first] = event?.matches ?? [];
  if (event === null || first === undefined) return null;
  const ownTeam = teamOfOwn(game);
  const shown =
    (asked === undefined ? event.matches.find(({ teams }) => ownIn(teams, ownTeam) !== null) : null) ??
    event.matches[(asked ?? 1) - 1] ??
    first;
  const tableIds = shown.boards
    .slice(0, BOARDS)
    .flatMap(({ tables }) => tables.flatMap((table) => (table === null ? [] : [table.id])));
  return { event, ownTeam, shown, tableIds };
}

function teamOfOwn({ own }: RankedGame): string | null {
  for (const { table, side } of own?.entrant.sittings ?? []) if (table.teams) return table.teams[side];
  return null;
}

const ownIn = ([first, second]: ByTeam<string>, own: string | null): TeamMatch['own'] =>
  own === first ? 'first' : own === second ? 'second' : null;

export function presentTeams(
  game: RankedGame,
  { event, ownTeam, shown }: GameTeams,
  details: ReadonlyMap<number, TableDetails>,
): Teams {
  const present = (match: Match): TeamMatch => ({
    index: event.matches.indexOf(match) + 1,
    round: match.round,
    teams: both(match.teams),
    counted: match.counted,
    total: match.boards.length,
    imps: both(match.imps),
    carryOver: both(match.carryOver),
    victoryPoints: match.victoryPoints && {
      points: both(match.victoryPoints.points),
      isStated: match.victoryPoints.isStated,
      byScale: match.victoryPoints.byScale && both(match.victoryPoints.byScale),
    },
    own: ownIn(match.teams, ownTeam),
  });
  return {
    unit: event.unit,
    standings: event.standings.slice(0, LISTED).map(({ imps: [won, lost], stated, ...standing }) => ({
      ...standing,
      imps: { won, lost },
      value: rounded(standing.value),
      stated: stated && { place: stated.place, points: stated.points },
      isOwn: standing.team === ownTeam,
    })),
    matches: event.matches.slice(0, LISTED).map(present),
    matchCount: event.matches.length,
    shown: {
      ...present(shown),
      pairs: both([pairsOf(shown, 0), pairsOf(shown, 1)]),
      boards: shown.boards.slice(0, BOARDS).map((board) => presentBoard(game, board, details)),
    },
  };
}

function presentBoard(
  { boards }: RankedGame,
  { board, tables: [first, second], won, problem, total }: Match['boards'][number],
  details: ReadonlyMap<number, TableDetails>,
): MatchBoard {
  const hand = boards[board]?.hand;
  const table = (row: TableToRank | null): MatchBoard['tables']['first'] =>
    row && {
      tableId: row.id,
      room: details.get(row.id)?.room ?? null,
      contract: row.contract,
      declarer: row.declarer,
      tricks: row.tricks,
      scoreNS: row.scoreNS,
      adjusted: row.adjusted,
    };
  return {
    handId: hand?.id ?? 0,
    boardNumber: hand?.boardNumber ?? 0,
    tables: both([table(first), table(second)]),
    won: won && both(won),
    problem,
    running: both(total),
  };
}

/** Each once, in the order of the boards. */
function pairsOf({ teams, boards }: Match, team: 0 | 1): Entrant[] {
  const pairs = new Map<string, Entrant>();
  for (const { tables } of boards) {
    for (const table of tables) {
      for (const side of sides) {
        if (table?.teams?.[side] !== teams[team]) continue;
        const pair = presentSide(table, side);
        const people = [pair.names.first, pair.names.second].filter((name) => name !== null);
        const key = people.length > 0 ? people.toSorted().join('\n') : (pair.number ?? '');
        if (key !== '' && !pairs.has(key) && pairs.size < PAIRS) pairs.set(key, pair);
      }
    }
  }
  return [...pairs.values()];
}

const both = <T>([first, second]: ByTeam<T>): { first: T; second: T } => ({ first, second });
