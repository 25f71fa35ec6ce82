import type { CleanupResult } from '@bridge-review/api/admin';
import type { Authorized } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import type { AccountService } from '../account/service.ts';
import type { EventService } from '../events/service.ts';
import * as repo from './cleanup-repo.ts';

interface CleanupParts {
  readonly account: AccountService;
  readonly events: EventService;
}

/**
 * Deletes test users with their games and their comments elsewhere. A record that a real player shares with a test
 * user is kept: then the test user's row stays too, anonymized like that of a deleted account.
 */
export async function cleanUp(
  tx: Transaction,
  testUsers: readonly Authorized<'delete account', Person>[],
  { account, events }: CleanupParts,
): Promise<CleanupResult> {
  if (testUsers.length === 0)
    return { deletedUsers: 0, deletedGames: 0, deletedHands: 0, deletedComments: 0 };
  const touched = await repo.lockAll(
    tx,
    testUsers.map(({ id }) => id),
  );

  const deletedComments = await repo.deleteComments(tx, testUsers);
  await repo.deleteRecordsAmong(tx, testUsers);
  const { deletedGames, deletedHands } = await repo.deleteGamesOf(tx, testUsers);
  await repo.updateHasBiddingOf(tx, touched);

  const referenced = new Set(await repo.listStillReferenced(tx, testUsers));
  for (const testUser of testUsers) if (referenced.has(testUser.id)) await account.forget(tx, testUser);
  await repo.deleteMailsTo(tx, testUsers);
  await repo.deleteUsers(
    tx,
    testUsers.filter(({ id }) => !referenced.has(id)),
  );

  await events.commentsChanged(tx, touched);
  return { deletedUsers: testUsers.length, deletedGames, deletedHands, deletedComments };
}
