import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { deleteExpiredAttempts } from './attempt-repo.ts';
import { deleteExpiredTokens } from './email-token-repo.ts';
import { deleteExpiredSessions } from './session-repo.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What has expired is refused anyway; once an hour it is also removed, so that nothing piles up. */
export function startHousekeeping(db: Database, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      await deleteExpiredSessions(db);
      await deleteExpiredTokens(db);
      await deleteExpiredAttempts(db);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping will try again in an hour');
    }
  };
  const timer = setInterval(() => void (running = sweep()), HOUR_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
