import type { CleanupResult } from '@bridge-review/api/admin';
import type { Transaction } from '../../db/database.ts';
import type { AccountService } from '../account/service.ts';
import type { EventService } from '../events/service.ts';
import * as repo from './cleanup-repo.ts';

interface CleanupParts {
  readonly account: AccountService;
  readonly events: EventService;
}

/**
 * Test users go, with their games and what stands on those, and with what they said elsewhere. What a real player
 * has recorded together with a test user stays theirs: then the test user's row stays too, empty, as that of anybody
 * who deletes an account.
 */
export async function cleanUp(tx: Transaction, { account, events }: CleanupParts): Promise<CleanupResult> {
  const testers = await repo.listTestUsers(tx);
  if (testers.length === 0) return { deletedUsers: 0, deletedGames: 0, deletedHands: 0, deletedComments: 0 };
  const ids = testers.map(({ id }) => id);
  const touched = await repo.lockAll(tx, ids);

  const deletedComments = await repo.deleteComments(tx, ids);
  await repo.deleteRecordsAmong(tx, ids);
  const { deletedGames, deletedHands } = await repo.deleteGamesOf(tx, ids);
  await repo.settleHands(tx, touched);

  const needed = new Set(await repo.listNeeded(tx, ids));
  for (const tester of testers) if (needed.has(tester.id)) await account.forget(tx, tester);
  await repo.deleteMailsTo(tx, testers);
  await repo.deleteUsers(
    tx,
    ids.filter((id) => !needed.has(id)),
  );

  await events.commentsChanged(tx, touched);
  return { deletedUsers: testers.length, deletedGames, deletedHands, deletedComments };
}
