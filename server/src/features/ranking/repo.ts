import type { Card } from '@bridge-review/bridge/card';
import type { ContractText, Tricks } from '@bridge-review/bridge/contract';
import type { TrickTableText } from '@bridge-review/bridge/double-dummy/trick-table';
import type { RankingTable } from '@bridge-review/bridge/ranking/rank-game';
import type { StatedPlace } from '@bridge-review/bridge/ranking/stated-ranking';
import type { StatedTeams } from '@bridge-review/bridge/ranking/stated-teams';
import type { TeamTable } from '@bridge-review/bridge/ranking/team-match';
import type { Room } from '@bridge-review/bridge/room';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { openingLead } from '../../db/opening-lead.ts';
import { games, hands, pairChoices, tableResults } from '../../db/schema.ts';
import { isVisibleTo } from '../../db/visible-game.ts';

export interface GameRow {
  readonly id: number;
  readonly stated: readonly StatedPlace[];
  readonly statedTeams: StatedTeams | null;
  /** The tables of the pair that this user chose, by side. */
  readonly chosen: Readonly<Record<Side, readonly number[]>> | null;
}

/** Null where there is no such game for this user. */
export async function findGame(db: Executor, gameId: number, userId: number): Promise<GameRow | null> {
  const [row] = await db
    .select({
      id: games.id,
      stated: games.statedRanking,
      statedTeams: games.statedTeams,
      NS: pairChoices.tablesNS,
      EW: pairChoices.tablesEW,
    })
    .from(games)
    .leftJoin(pairChoices, and(eq(pairChoices.gameId, games.id), eq(pairChoices.userId, userId)))
    .where(and(eq(games.id, gameId), isVisibleTo(userId)));
  if (row === undefined) return null;
  const { id, stated, statedTeams, NS, EW } = row;
  return { id, stated, statedTeams, chosen: NS && EW && { NS, EW } };
}

export interface HandToRank {
  readonly id: number;
  readonly gameId: number;
  readonly boardNumber: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly scoring: string | null;
  readonly trickTable: TrickTableText | null;
  readonly parNS: number | null;
}

const handColumns = {
  id: hands.id,
  gameId: hands.gameId,
  boardNumber: hands.boardNumber,
  dealer: hands.dealer,
  vulnerability: hands.vulnerability,
  scoring: hands.scoring,
  trickTable: hands.tricks,
  parNS: hands.parNS,
};

/** In the order of the file. */
export const listHands = (db: Executor, gameId: number): Promise<HandToRank[]> =>
  db.select(handColumns).from(hands).where(eq(hands.gameId, gameId)).orderBy(asc(hands.place));

/** Null where there is no such hand for this user. */
export async function findHand(db: Executor, handId: number, userId: number): Promise<HandToRank | null> {
  const [row] = await db
    .select(handColumns)
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isVisibleTo(userId)))
    .where(eq(hands.id, handId));
  return row ?? null;
}

/** A table as it is ranked, with the score that the file has. */
export interface TableToRank extends RankingTable, TeamTable {
  readonly id: number;
  readonly hand: HandToRank;
  readonly contract: ContractText | null;
  readonly declarer: Seat | null;
  readonly tricks: Tricks | null;
}

/** In the order of the file; those of one hand, if it is given. */
export async function listTables(
  db: Executor,
  boards: readonly HandToRank[],
  limit: number,
): Promise<TableToRank[]> {
  const [first] = boards;
  if (first === undefined) return [];
  const isOne = boards.length === 1;
  const rows = await db
    .select({
      id: tableResults.id,
      handId: tableResults.handId,
      north: tableResults.north,
      east: tableResults.east,
      south: tableResults.south,
      west: tableResults.west,
      section: tableResults.section,
      pairNS: tableResults.pairNS,
      pairEW: tableResults.pairEW,
      teamNS: tableResults.teamNS,
      teamEW: tableResults.teamEW,
      round: tableResults.round,
      contract: tableResults.contract,
      declarer: tableResults.declarer,
      tricks: tableResults.tricks,
      scoreNS: tableResults.scoreNS,
      adjustedNS: tableResults.adjustedNS,
      adjustedEW: tableResults.adjustedEW,
    })
    .from(tableResults)
    .innerJoin(hands, eq(hands.id, tableResults.handId))
    .where(isOne ? eq(hands.id, first.id) : eq(hands.gameId, first.gameId))
    .orderBy(asc(hands.place), asc(tableResults.place))
    .limit(limit);
  const handOf = new Map(boards.map((board) => [board.id, board]));
  return rows.flatMap(({ id, handId, section, contract, declarer, tricks, ...row }) => {
    const hand = handOf.get(handId);
    if (hand === undefined) return [];
    const { adjustedNS, adjustedEW, teamNS, teamEW, round } = row;
    const isAdjusted = adjustedNS !== null && adjustedEW !== null;
    return {
      id,
      hand,
      section,
      contract,
      declarer,
      tricks,
      players: { N: row.north, E: row.east, S: row.south, W: row.west },
      pairNumbers: { NS: row.pairNS, EW: row.pairEW },
      teams: teamNS !== null && teamEW !== null ? { NS: teamNS, EW: teamEW, round } : null,
      scoreNS: row.scoreNS,
      adjusted: isAdjusted ? { NS: adjustedNS, EW: adjustedEW } : null,
    };
  });
}

/** What is only shown of a table. */
export interface TableDetails {
  readonly lead: Card | null;
  readonly round: string | null;
  readonly table: string | null;
  readonly room: Room | null;
}

export async function findDetails(
  db: Executor,
  tableIds: readonly number[],
): Promise<ReadonlyMap<number, TableDetails>> {
  if (tableIds.length === 0) return new Map();
  const { id, round, tableName: table, room } = tableResults;
  const rows = await db
    .select({ id, round, table, room, lead: openingLead })
    .from(tableResults)
    .where(inArray(id, [...tableIds]));
  return new Map(rows.map(({ id: tableId, ...details }) => [tableId, details]));
}
