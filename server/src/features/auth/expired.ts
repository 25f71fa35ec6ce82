import type { Database } from '../../db/database.ts';
import { deleteExpiredAttempts } from './attempt-repo.ts';
import { deleteExpiredTokens } from './email-token-repo.ts';
import { deleteExpiredDevices } from './device-repo.ts';
import { deleteExpiredSessions } from './session-repo.ts';

/** What has expired is refused anyway; it is also removed, so that nothing piles up. */
export async function removeExpired(db: Database): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredTokens(db);
  await deleteExpiredAttempts(db);
  await deleteExpiredDevices(db);
}
