import type { ChosenPair, MarkAsPlayed } from '@bridge-review/api/participation';
import type { Player } from '@bridge-review/api/player';
import type { Seat } from '@bridge-review/bridge/seat';
import { and, asc, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { areBlocked } from '../../db/blocked.ts';
import { judgeAgain } from '../../db/own-record.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import {
  biddingRecords,
  games,
  hands,
  pairChoices,
  participations,
  tableResults,
  users,
} from '../../db/schema.ts';
import { isVisibleTo } from '../../db/visible-game.ts';

export type { PartAndSeat } from '../../db/schema.ts';

const partners = alias(users, 'partners');
const partnerColumns = { id: partners.id, displayName: partners.displayName };

export interface ParticipationKey {
  readonly gameId: number;
  readonly userId: number;
}

export interface ParticipationRow {
  readonly partner: Player | null;
  readonly seat: Seat | null;
}

export interface PlayedGame {
  readonly isSample: boolean;
}

const gameById = preparedOnce((db) =>
  db
    .select({ isSample: games.isSample })
    .from(games)
    .where(and(eq(games.id, sql.placeholder('gameId')), isVisibleTo(sql.placeholder('viewerId')))),
);

/** Null if there is no such game for this user. */
export async function findGame(db: Executor, gameId: number, viewerId: number): Promise<PlayedGame | null> {
  const [row] = await gameById(db).execute({ gameId, viewerId });
  return row ?? null;
}

/** One row per game and player, however often and by however many requests at once it is marked. */
export async function upsertParticipation(
  tx: Transaction,
  { gameId, userId }: Authorized<'change participation', ParticipationKey>,
  { partnerId, seat }: MarkAsPlayed,
): Promise<void> {
  const given = {
    ...(partnerId === undefined ? {} : { partnerId }),
    ...(seat === undefined ? {} : { seat }),
  };
  const insert = tx.insert(participations).values({ gameId, userId, ...given });
  await (Object.keys(given).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: [participations.gameId, participations.userId], set: given }));
  if (seat !== undefined) await judgeAgainWithoutSide(tx, gameId, userId);
}

/** Records that do not say for which side they are take it from the seat. */
async function judgeAgainWithoutSide(tx: Transaction, gameId: number, userId: number): Promise<void> {
  const ofGame = tx.select({ id: hands.id }).from(hands).where(eq(hands.gameId, gameId));
  await tx
    .update(biddingRecords)
    .set(judgeAgain)
    .where(
      and(
        eq(biddingRecords.creatorId, userId),
        isNull(biddingRecords.side),
        inArray(biddingRecords.handId, ofGame),
      ),
    );
}

export async function deleteParticipation(
  tx: Transaction,
  { gameId, userId }: Authorized<'change participation', ParticipationKey>,
): Promise<void> {
  await tx
    .delete(participations)
    .where(and(eq(participations.gameId, gameId), eq(participations.userId, userId)));
  await judgeAgainWithoutSide(tx, gameId, userId);
}

const participationOf = preparedOnce((db) =>
  db
    .select({ partner: partnerColumns, seat: participations.seat })
    .from(participations)
    .leftJoin(partners, eq(partners.id, participations.partnerId))
    .where(
      and(
        eq(participations.gameId, sql.placeholder('gameId')),
        eq(participations.userId, sql.placeholder('userId')),
      ),
    ),
);

export async function findParticipation(
  db: Executor,
  gameId: number,
  userId: number,
): Promise<ParticipationRow | null> {
  const [row] = await participationOf(db).execute({ gameId, userId });
  return row ?? null;
}

export async function listParticipations(
  db: Executor,
  userId: number,
  gameIds: readonly number[],
): Promise<(ParticipationRow & { readonly gameId: number })[]> {
  return db
    .select({ gameId: participations.gameId, partner: partnerColumns, seat: participations.seat })
    .from(participations)
    .leftJoin(partners, eq(partners.id, participations.partnerId))
    .where(and(eq(participations.userId, userId), inArray(participations.gameId, [...gameIds])));
}

/** As many as an answer lists; hardly a game has more. */
const PLAYERS_LISTED = 1_000;

/** In the order in which they marked the game. */
export async function listPlayers(db: Executor, gameId: number): Promise<(Player & ParticipationRow)[]> {
  return db
    .select({
      id: users.id,
      displayName: users.displayName,
      partner: partnerColumns,
      seat: participations.seat,
    })
    .from(participations)
    .innerJoin(users, eq(users.id, participations.userId))
    .leftJoin(partners, eq(partners.id, participations.partnerId))
    .where(eq(participations.gameId, gameId))
    .orderBy(asc(participations.createdAt), asc(users.id))
    .limit(PLAYERS_LISTED);
}

/** The last who named this user as their partner, and is not kept apart by a block. */
export async function findPlayerWhoNamed(
  db: Executor,
  gameId: number,
  userId: number,
): Promise<Player | null> {
  const [row] = await db
    .select({ id: users.id, displayName: users.displayName })
    .from(participations)
    .innerJoin(users, eq(users.id, participations.userId))
    .where(and(eq(participations.gameId, gameId), hasNamed(userId)))
    .orderBy(desc(participations.createdAt), desc(users.id))
    .limit(1);
  return row ?? null;
}

/** The same for several games: who named this user last in each. */
export async function listPlayersWhoNamed(
  db: Executor,
  userId: number,
  gameIds: readonly number[],
): Promise<{ readonly gameId: number; readonly player: Player }[]> {
  return db
    .selectDistinctOn([participations.gameId], {
      gameId: participations.gameId,
      player: { id: users.id, displayName: users.displayName },
    })
    .from(participations)
    .innerJoin(users, eq(users.id, participations.userId))
    .where(and(inArray(participations.gameId, [...gameIds]), hasNamed(userId)))
    .orderBy(participations.gameId, desc(participations.createdAt), desc(users.id));
}

/** Of somebody who may be shown to the user. */
const hasNamed = (userId: number) =>
  and(eq(participations.partnerId, userId), isNull(users.deactivatedAt), not(areBlocked(userId, users.id)));

/** Null for an account that was deleted meanwhile. */
export async function findExisting(db: Executor, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row?.id ?? null;
}

/** Whether the file says who sat at any table of the game. */
export async function hasPairs(db: Executor, gameId: number): Promise<boolean> {
  const { north, east, south, west, pairNS, pairEW } = tableResults;
  const [row] = await db
    .select({ id: tableResults.id })
    .from(tableResults)
    .innerJoin(hands, and(eq(hands.id, tableResults.handId), eq(hands.gameId, gameId)))
    .where(sql`coalesce(${north}, ${east}, ${south}, ${west}, ${pairNS}, ${pairEW}) is not null`)
    .limit(1);
  return row !== undefined;
}

/** The pair that this user said was theirs, with its records as far as they are still there. */
export async function findChosenPair(
  db: Executor,
  gameId: number,
  userId: number,
): Promise<ChosenPair | null> {
  const isMade = eq(biddingRecords.id, sql`any(${pairChoices.recordIds})`);
  const [row] = await db
    .select({
      names: pairChoices.names,
      after: pairChoices.after,
      seat: participations.seat,
      number: pairChoices.number,
      records: sql<number>`(select count(*)::int from ${biddingRecords} where ${isMade} and ${biddingRecords.version} = 1)`,
    })
    .from(pairChoices)
    .leftJoin(participations, and(eq(participations.gameId, gameId), eq(participations.userId, userId)))
    .where(and(eq(pairChoices.gameId, gameId), eq(pairChoices.userId, userId)));
  if (row === undefined) return null;
  const { names, after, seat, ...pair } = row;
  const { viewer = null, ...both } = names;
  // Whoever has said another seat since is not held to what follows from the pair.
  return { ...pair, names: both, viewer: seat === after.seat ? viewer : null };
}

export async function forgetPlayer(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(pairChoices).where(eq(pairChoices.userId, id));
  await tx.delete(participations).where(eq(participations.userId, id));
  await tx
    .update(participations)
    .set({ partnerId: sql`null` })
    .where(eq(participations.partnerId, id));
}
