import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import {
  biddingRecords,
  blocks,
  commentReports,
  comments,
  games,
  hands,
  identities,
  knownDevices,
  participations,
  partners,
  passkeys,
  personalTokens,
  presentationNotes,
  sessions,
  shares,
  styleChoices,
  users,
} from '../../db/schema.ts';

/** Some rows of a user after the one of that id, in the order of ids. */
export type Listing<Row extends { readonly id: number | string } = { readonly id: number | string }> = (
  db: Executor,
  userId: number,
  after: number | string | null,
  limit: number,
) => Promise<Row[]>;

const partner = alias(users, 'partner');
const isAfter = (column: PgColumn | SQL, after: number | string | null): SQL | undefined =>
  after === null ? undefined : sql`${column} > ${after}`;

const board = { gameId: games.id, game: games.title, board: hands.boardNumber };

export const uploadedGames: Listing<{ readonly id: number }> = (db, userId, after, limit) =>
  db
    .select({
      id: games.id,
      title: games.title,
      date: games.date,
      location: games.location,
      tournament: games.tournament,
      round: games.round,
      filename: games.filename,
      uploadedAt: games.uploadedAt,
    })
    .from(games)
    .where(
      and(
        eq(games.uploadedBy, userId),
        sql`${games.publishedAt} is not null and not ${games.isSample}`,
        isAfter(games.id, after),
      ),
    )
    .orderBy(asc(games.id))
    .limit(limit);

const played: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: participations.gameId,
      game: games.title,
      partner: partner.displayName,
      seat: participations.seat,
      markedAt: participations.createdAt,
    })
    .from(participations)
    .innerJoin(games, eq(games.id, participations.gameId))
    .leftJoin(partner, eq(partner.id, participations.partnerId))
    .where(and(eq(participations.userId, userId), isAfter(participations.gameId, after)))
    .orderBy(asc(participations.gameId))
    .limit(limit);

const bidding: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: biddingRecords.id,
      ...board,
      isOwn: sql<boolean>`${biddingRecords.creatorId} = ${userId}`,
      createdBy: users.displayName,
      partner: partner.displayName,
      side: biddingRecords.side,
      calls: biddingRecords.calls,
      annotations: biddingRecords.annotations,
      judgement: biddingRecords.fair,
      createdAt: biddingRecords.createdAt,
      updatedAt: biddingRecords.updatedAt,
    })
    .from(biddingRecords)
    .innerJoin(hands, eq(hands.id, biddingRecords.handId))
    .innerJoin(games, eq(games.id, hands.gameId))
    .innerJoin(users, eq(users.id, biddingRecords.creatorId))
    .leftJoin(partner, eq(partner.id, biddingRecords.partnerId))
    .where(
      and(
        or(eq(biddingRecords.creatorId, userId), eq(biddingRecords.partnerId, userId)),
        isAfter(biddingRecords.id, after),
      ),
    )
    .orderBy(asc(biddingRecords.id))
    .limit(limit);

const written: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: comments.id,
      ...board,
      content: comments.content,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
    })
    .from(comments)
    .innerJoin(hands, eq(hands.id, comments.handId))
    .innerJoin(games, eq(games.id, hands.gameId))
    .where(and(eq(comments.userId, userId), isAfter(comments.id, after)))
    .orderBy(asc(comments.id))
    .limit(limit);

const listedPartners: Listing = (db, userId, after, limit) =>
  db
    .select({ id: partners.partnerId, name: partner.displayName, since: partners.createdAt })
    .from(partners)
    .innerJoin(partner, eq(partner.id, partners.partnerId))
    .where(and(eq(partners.userId, userId), isAfter(partners.partnerId, after)))
    .orderBy(asc(partners.partnerId))
    .limit(limit);

const blocked: Listing = (db, userId, after, limit) =>
  db
    .select({ id: blocks.blockedId, name: users.displayName, since: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.userId, userId), isAfter(blocks.blockedId, after)))
    .orderBy(asc(blocks.blockedId))
    .limit(limit);

const reported: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: commentReports.id,
      ...board,
      comment: commentReports.content,
      reason: commentReports.reason,
      note: commentReports.note,
      createdAt: commentReports.createdAt,
    })
    .from(commentReports)
    .leftJoin(hands, eq(hands.id, commentReports.handId))
    .leftJoin(games, eq(games.id, hands.gameId))
    .where(and(eq(commentReports.reporterId, userId), isAfter(commentReports.id, after)))
    .orderBy(asc(commentReports.id))
    .limit(limit);

const names: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: identities.id,
      gameId: identities.gameId,
      knownBy: identities.knownBy,
      name: identities.name,
      number: identities.number,
      createdAt: identities.createdAt,
    })
    .from(identities)
    .where(and(eq(identities.userId, userId), isAfter(identities.id, after)))
    .orderBy(asc(identities.id))
    .limit(limit);

const links: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: shares.id,
      gameId: shares.gameId,
      handId: shares.handId,
      shown: shares.shown,
      message: shares.message,
      createdAt: shares.createdAt,
      expiresAt: shares.expiresAt,
    })
    .from(shares)
    .where(and(eq(shares.userId, userId), isAfter(shares.id, after)))
    .orderBy(asc(shares.id))
    .limit(limit);

const notes: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: presentationNotes.handId,
      ...board,
      text: presentationNotes.text,
      updatedAt: presentationNotes.updatedAt,
    })
    .from(presentationNotes)
    .innerJoin(hands, eq(hands.id, presentationNotes.handId))
    .innerJoin(games, eq(games.id, hands.gameId))
    .where(and(eq(presentationNotes.userId, userId), isAfter(presentationNotes.handId, after)))
    .orderBy(asc(presentationNotes.handId))
    .limit(limit);

const styleId = sql<string>`lpad(${styleChoices.gameId}::text, 10, '0') || ' ' || ${styleChoices.pair}`;

const styles: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: styleId,
      gameId: styleChoices.gameId,
      pair: styleChoices.pair,
      style: styleChoices.style,
    })
    .from(styleChoices)
    .where(and(eq(styleChoices.userId, userId), isAfter(styleId, after)))
    .orderBy(asc(styleId))
    .limit(limit);

/** As the list of devices has it: the whole hash is nobody's business. */
const sessionId = sql<string>`left(${sessions.tokenHash}, 16)`;

const devices: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: sessionId,
      browser: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAfter(sessionId, after)))
    .orderBy(asc(sessionId))
    .limit(limit);

const tokens: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: personalTokens.id,
      name: personalTokens.name,
      scope: personalTokens.scope,
      createdAt: personalTokens.createdAt,
      lastUsedAt: personalTokens.lastUsedAt,
    })
    .from(personalTokens)
    .where(and(eq(personalTokens.userId, userId), isAfter(personalTokens.id, after)))
    .orderBy(asc(personalTokens.id))
    .limit(limit);

const ownPasskeys: Listing = (db, userId, after, limit) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), isAfter(passkeys.id, after)))
    .orderBy(asc(passkeys.id))
    .limit(limit);

const browserId = sql<string>`left(${knownDevices.deviceHash}, 16)`;

const browsers: Listing = (db, userId, after, limit) =>
  db
    .select({ id: browserId, createdAt: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), isAfter(browserId, after)))
    .orderBy(asc(browserId))
    .limit(limit);

/** By the name of their file. */
export const listings: Readonly<Record<string, Listing>> = {
  games: uploadedGames,
  played,
  bidding,
  comments: written,
  notes,
  partners: listedPartners,
  blocked,
  reports: reported,
  names,
  styles,
  links,
  devices,
  browsers,
  passkeys: ownPasskeys,
  tokens,
};
