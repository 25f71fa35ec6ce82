import type { Ranking, Scorecard, Traveller } from '@bridge-review/api/ranking';
import type { Page } from '@bridge-review/api/route';
import { boardScores } from '@bridge-review/bridge/ranking/board-scores';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { NamedViewer } from '../hands/service.ts';
import { presentRanking } from './present-ranking.ts';
import { presentTeams, teamsIn } from './present-teams.ts';
import { presentScorecard, SCORECARD_BOARDS } from './present-scorecard.ts';
import { presentTraveller, type ScoredBoard, tablesToShow, TRAVELLERS_ROWS } from './present-traveller.ts';
import { entrantAt, rankedGame, type RankedGame, scored } from './ranked-game.ts';
import * as repo from './repo.ts';

export interface RankingService {
  /** Each field without the first `from` of it, and one match of teams board by board. */
  ofGame(gameId: number, viewer: NamedViewer, asked: { from: number; match?: number }): Promise<Ranking>;
  /** Null where nobody sat there or, without a table, where the viewer's own pair is not known. */
  scorecard(
    gameId: number,
    viewer: NamedViewer,
    at: { tableId?: number; seat?: Seat },
  ): Promise<Scorecard | null>;
  /** Without the first `from` tables. */
  traveller(handId: number, viewer: NamedViewer, from: number): Promise<Traveller>;
  /** Of so many boards from the first one on, as far as they fit in a page. */
  travellers(
    gameId: number,
    viewer: NamedViewer,
    wanted: { readonly first?: number; readonly boards: number; readonly cursor?: number },
  ): Promise<Page<Traveller>>;
}

/** More than any file of one event has: 160 tables that play 60 boards. Ranking more would keep everybody waiting. */
const MAX_TABLES = 10_000;

export function rankingService(db: Database): RankingService {
  const rank = async (gameId: number, viewer: NamedViewer): Promise<RankedGame> => {
    const game = found(await repo.findGame(db, gameId, viewer.id));
    const hands = await repo.listHands(db, gameId);
    const tables = await repo.listTables(db, hands, MAX_TABLES + 1);
    return rankedGame(game, hands, tables.length > MAX_TABLES ? null : tables, viewer);
  };

  return {
    async ofGame(gameId, viewer, { from, match }) {
      const game = await rank(gameId, viewer);
      const teams = teamsIn(game, match);
      const details = await repo.findDetails(db, teams?.tableIds ?? []);
      return { ...presentRanking(game, from), teams: teams && presentTeams(game, teams, details) };
    },

    async scorecard(gameId, viewer, { tableId, seat }) {
      const game = await rank(gameId, viewer);
      const [own] = game.own?.entrant.sittings ?? [];
      const at =
        tableId !== undefined
          ? { tableId, seat: seat ?? 'N' }
          : own && { tableId: own.table.id, seat: own.seats[0] };
      const entrant = at ? entrantAt(game, at) : null;
      if (entrant === null) return null;
      const sittings = entrant.ranked.entrant.sittings.slice(0, SCORECARD_BOARDS);
      const details = await repo.findDetails(
        db,
        sittings.map(({ table }) => table.id),
      );
      return presentScorecard(game, entrant, sittings, details);
    },

    async traveller(handId, viewer, from) {
      const hand = found(await repo.findHand(db, handId, viewer.id));
      const game = await rank(hand.gameId, viewer);
      const board = await boardOf(db, game, hand);
      const shown = tablesToShow(board, from);
      const details = await repo.findDetails(
        db,
        shown.map(({ id }) => id),
      );
      return presentTraveller(game, hand, board, shown, details);
    },

    async travellers(gameId, viewer, { first, boards, cursor }) {
      const game = await rank(gameId, viewer);
      const start = first === undefined ? 0 : game.boards.findIndex(({ hand }) => hand.id === first);
      if (start < 0) throw new AppError('not_found');
      const end = Math.min(start + boards, game.boards.length);
      const at = { board: start, from: 0, ...(cursor !== undefined && readCursor(cursor)) };
      const parts: { hand: repo.HandToRank; board: ScoredBoard; shown: repo.TableToRank[] }[] = [];
      let room = TRAVELLERS_ROWS;
      while (at.board < end && room > 0) {
        const hand = game.boards[at.board]?.hand;
        if (hand === undefined) break;
        const board = await boardOf(db, game, hand);
        const shown = tablesToShow(board, at.from, room);
        parts.push({ hand, board, shown });
        room -= shown.length;
        if (at.from + shown.length < board.tables.length) at.from += shown.length;
        else Object.assign(at, { board: at.board + 1, from: 0 });
      }
      const ids = parts.flatMap(({ shown }) => shown.map(({ id }) => id));
      const details = await repo.findDetails(db, ids);
      return {
        rows: parts.map(({ hand, board, shown }) => presentTraveller(game, hand, board, shown, details)),
        next: at.board < end ? cursorOf(at) : null,
      };
    },
  };
}

/** More than any board has. */
const TABLES_OF_BOARD = 100_000;

/** Where the next page begins: the board, counted from the first of the game, and how many of its tables are left out. */
const cursorOf = ({ board, from }: { readonly board: number; readonly from: number }): string =>
  String(board * TABLES_OF_BOARD + from);

const readCursor = (cursor: number) => ({
  board: Math.floor(cursor / TABLES_OF_BOARD),
  from: cursor % TABLES_OF_BOARD,
});

/** The board of a game that is too large to be ranked is compared by itself. */
async function boardOf(db: Database, game: RankedGame, hand: repo.HandToRank): Promise<ScoredBoard> {
  const known = game.boards.find((board) => board.hand.id === hand.id)?.tables ?? [];
  if (game.state !== 'too large') return { tables: known, scores: game.ranking.scores };
  const tables = (await repo.listTables(db, [hand], MAX_TABLES)).map(scored);
  const given = boardScores(tables, { method: game.ranking.method, expected: null });
  const scores = new Map(
    tables.flatMap((table, index) => {
      const score = given[index];
      return score ? [[table, score] as const] : [];
    }),
  );
  return { tables, scores };
}
