import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { handRows, resultRows } from '../../db/bulk-rows.ts';
import type { Executor } from '../../db/database.ts';
import { filePieces, games, hands, tableResults } from '../../db/schema.ts';
import { gameVersion } from '../../db/game-version.ts';
import type { SourceList } from '../../db/source-list.ts';
import type { GameFacts, SourcePart } from './reading/protocol.ts';
import { partsOf } from './sources.ts';

/** Small enough that writing or reading one does not block other queries for long. */
const PIECE_BYTES = 128 * 1024;

/** The file of a game, or what else it was made of. */
interface StoredFile {
  readonly filename: string;
  readonly sources: SourceList | null;
  readonly fileBytes: number;
  readonly isSample?: boolean;
}

/** A game that stays invisible until it is published. */
export async function insertUnpublished(
  db: Executor,
  uploadedBy: number,
  file: StoredFile,
  facts: GameFacts,
): Promise<number> {
  const [row] = await db
    .insert(games)
    .values({ ...facts, ...file, uploadedBy, date: facts.pbnDate, location: facts.pbnSite })
    .returning({ id: games.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

/** `after` is the number of pieces that the game has already. */
export async function insertFile(db: Executor, gameId: number, file: Uint8Array, after = 0): Promise<void> {
  for (let piece = 0; piece === 0 || piece * PIECE_BYTES < file.length; piece += 1) {
    const bytes = file.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
    await db.insert(filePieces).values({ gameId, piece: after + piece, bytes });
  }
}

/** What a game was made of. */
export const readSources = async (db: Executor, gameId: number): Promise<SourcePart[]> =>
  (await readVersion(db, gameId)).parts;

/**
 * What a game was made of, and a text that changes when that does: results may be added and taken back. It is empty where
 * there is no such game.
 */
export async function readVersion(
  db: Executor,
  gameId: number,
): Promise<{ readonly parts: SourcePart[]; readonly version: string }> {
  for (;;) {
    const [game] = await db
      .select({ filename: games.filename, sources: games.sources, version: gameVersion })
      .from(games)
      .where(eq(games.id, gameId));
    const bytes = await readFile(db, gameId);
    const version = await findVersion(db, gameId);
    if (version === (game?.version ?? null))
      return { parts: partsOf(game?.filename ?? '', game?.sources ?? null, bytes), version: version ?? '' };
  }
}

/** Null where there is no such game. */
export async function findVersion(db: Executor, gameId: number): Promise<string | null> {
  const [game] = await db.select({ version: gameVersion }).from(games).where(eq(games.id, gameId));
  return game?.version ?? null;
}

async function readFile(db: Executor, gameId: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const [row] = await db
      .select({ bytes: filePieces.bytes })
      .from(filePieces)
      .where(and(eq(filePieces.gameId, gameId), eq(filePieces.piece, pieces.length)));
    if (row === undefined) return Buffer.concat(pieces);
    pieces.push(row.bytes);
  }
}

export async function insertHands(db: Executor, gameId: number, json: string): Promise<void> {
  await db.execute(sql`
    insert into ${hands} (game_id, ${handRows.list()})
    select ${gameId}, ${handRows.list('file')} from ${handRows.from(json, 'file')}
    order by file.place`);
}

/** The hands must exist: each row refers to its hand by its place in the game. */
export async function insertResults(db: Executor, gameId: number, json: string): Promise<void> {
  await db.execute(sql`
    insert into ${tableResults} (hand_id, ${resultRows.list()})
    select hands.id, ${resultRows.list('file')} from ${resultRows.from(json, 'file', sql`hand int`)}
    join ${hands} on hands.game_id = ${gameId} and hands.place = file.hand
    order by file.hand, file.place`);
}

/** The sample of a user; null where they have none. */
export async function findSample(db: Executor, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(games.isSample, eq(games.uploadedBy, userId)));
  return row?.id ?? null;
}

/** Held until the transaction ends, so that of two clicks at once the second finds the sample of the first. */
export async function lockSample(db: Executor, userId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sample of ${userId}`}, 0))`);
}

/** Held until the transaction ends, so that equal games that arrive at once are checked one after the other. */
export async function lockFirstDeal(db: Executor, firstDeal: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${firstDeal}, 0))`);
}

export async function publish(db: Executor, gameId: number): Promise<void> {
  await db
    .update(games)
    .set({ publishedAt: sql`now()` })
    .where(eq(games.id, gameId));
}

/** For an upload that failed or was cut off: what it has written so far. */
export async function deleteUpload(db: Executor, gameId: number): Promise<void> {
  await db.delete(games).where(eq(games.id, gameId));
}

/** A leftover of an interrupted upload; null if there is none. */
export async function findLeftover(db: Executor, uploadedBefore: Date): Promise<number | null> {
  const [row] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(isNull(games.publishedAt), lt(games.uploadedAt, uploadedBefore)))
    .orderBy(asc(games.uploadedAt))
    .limit(1);
  return row?.id ?? null;
}
