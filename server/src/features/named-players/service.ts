import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isDeepStrictEqual } from 'node:util';
import { MAX_SPELLINGS, type NamedPlayer, namedPlayersOf } from './named-players.ts';
import * as repo from './repo.ts';

/** As many pairs of names as there may be spellings, each with several partners. */
const MAX_SEATS = 4 * MAX_SPELLINGS;

/** The players that the results of a game name. */
async function playersInResults(db: Executor, gameId: number): Promise<NamedPlayer[]> {
  const seats = await repo.listNamedSeats(db, gameId, MAX_SEATS + 1);
  return seats.length > MAX_SEATS ? [] : namedPlayersOf(seats);
}

/** Rebuilds the list of players of a game, in the transaction in which its results are published or change. */
export async function relistPlayers(tx: Transaction, gameId: number): Promise<void> {
  await repo.replaceNamedPlayers(tx, gameId, await playersInResults(tx, gameId));
}

/** Whether the list is what the results say. */
export async function isListed(db: Executor, gameId: number): Promise<boolean> {
  const stored = await repo.listNamedPlayers(db, gameId);
  return isDeepStrictEqual(stored, await playersInResults(db, gameId));
}

/** Rebuilds the list if it does not match the results, and returns whether it did. */
export const repairList = (db: Database, gameId: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await repo.lockGame(tx, gameId)) || (await isListed(tx, gameId))) return false;
    await relistPlayers(tx, gameId);
    return true;
  });

/** For games that were there before players were listed. */
export async function listUnlisted(db: Database): Promise<void> {
  for (;;) {
    const gameId = await repo.findUnlisted(db);
    if (gameId === null) return;
    await inTransaction(db, async (tx) => {
      if (await repo.lockGame(tx, gameId)) await relistPlayers(tx, gameId);
    });
  }
}
