import { limits } from '@bridge-review/api/limits';
import { serverMessages } from '../../server-messages.ts';
import type { Database, Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { relistPlayers } from '../named-players/service.ts';
import type { GameRows } from './reading/file-reader.ts';
import type { SourcePart } from './reading/protocol.ts';
import { findDuplicate } from './repo.ts';
import { byteCount, joinedBytes, sourceList, sourceNames } from './sources.ts';
import * as repo from './upload-repo.ts';

/** The parts of a game as they are stored. */
export const storedParts = (parts: readonly SourcePart[], { parts: own, kept }: GameRows): SourcePart[] =>
  own.flatMap((index, at) => {
    const part = parts[index];
    const bytes = kept[at];
    if (part === undefined) return [];
    return bytes ? { kind: 'results', name: part.name, bytes } : part;
  });

/** A game whose row is there, and what else is to be written of it. */
export interface WrittenGame {
  readonly id: number;
  readonly parts: readonly SourcePart[];
  readonly rows: GameRows;
}

/** Bounds the size of later answers at upload. */
export function refuseTooMany(games: readonly { readonly boards: number; readonly tables: number }[]): void {
  if (games.some(({ boards }) => boards > limits.boards)) throw unusable(serverMessages.tooManyBoards);
  if (games.some(({ tables }) => tables > limits.tables)) throw unusable(serverMessages.tooManyTables);
  if (games.reduce((sum, { boards }) => sum + boards, 0) > limits.uploadBoards)
    throw unusable(serverMessages.tooManyBoardsInAll);
}

const unusable = (message: string): AppError => new AppError('unusable_file', { message });

export const insertGame = (
  tx: Executor,
  uploader: number,
  parts: readonly SourcePart[],
  { facts }: GameRows,
  isSample = false,
): Promise<number> =>
  repo.insertUnpublished(
    tx,
    uploader,
    {
      filename: sourceNames(parts),
      sources: sourceList(parts),
      fileBytes: byteCount(parts),
      isSample,
    },
    facts,
  );

export async function write(
  db: Executor,
  { id, parts, rows }: WrittenGame,
  signal: AbortSignal,
): Promise<void> {
  await repo.insertFile(db, id, joinedBytes(parts));
  for (const batch of rows.hands) {
    signal.throwIfAborted();
    await repo.insertHands(db, id, batch);
  }
  for (const batch of rows.results) {
    signal.throwIfAborted();
    await repo.insertResults(db, id, batch);
  }
}

export async function publish(
  db: Database,
  games: readonly WrittenGame[],
  force: boolean,
  signal: AbortSignal,
): Promise<void> {
  const rows = games.map((game) => game.rows);
  await inTransaction(db, async (tx) => {
    // In one order, so that two uploads of the same games do not wait for each other.
    for (const deal of rows.map(({ facts }) => facts.firstDeal).toSorted())
      await repo.lockFirstDeal(tx, deal);
    if (!force) await refuseDuplicates(tx, rows);
    for (const { id } of games) {
      await relistPlayers(tx, id);
      await repo.publish(tx, id);
    }
    signal.throwIfAborted();
  });
}

export async function refuseDuplicates(db: Executor, games: readonly GameRows[]): Promise<void> {
  for (const { facts } of games) {
    const duplicateGame = await findDuplicate(db, facts.firstDeal);
    if (duplicateGame !== null) throw new AppError('duplicate_game', { details: { duplicateGame } });
  }
}
