import type { SetupReport } from '@bridge-review/api/setup';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupSchedule, Config } from '../../config.ts';
import { listActiveAdmins } from '../../db/active-admins.ts';
import { backUp, type BackupOptions } from '../../db/backup/backup.ts';
import { BackupError } from '../../db/backup/backup-error.ts';
import { noteLastBackup } from '../../db/backup/last-backup.ts';
import type { Connection } from '../../db/connect.ts';
import { isConnectionFailure } from '../../db/connection-failure.ts';
import { EmbeddedDatabaseError } from '../../db/embedded/embedded-database-error.ts';
import { lockRuns } from '../../db/run-lock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { MailService } from '../mail/service.ts';
import { backupFiles } from './backup-files.ts';
import * as repo from './repo.ts';
import { lastDue } from './schedule.ts';

export interface BackupService {
  /**
   * Makes the backup of the last hour that was due, if no server has. What fails is stored, mailed to administrators and
   * not thrown, unless the database itself is away.
   */
  makeIfDue(now?: Date): Promise<void>;
  report(): Promise<SetupReport['backup']>;
  /** Ends the one in hand; the next server to start makes it. */
  stop(): Promise<void>;
}

interface BackupParts extends Pick<BackupOptions, 'onWritten'> {
  readonly config: Pick<Config, 'backup' | 'dataDir' | 'publicUrl'>;
  readonly connection: Pick<Connection, 'db' | 'engine' | 'pool' | 'snapshot'>;
  readonly mail: MailService;
  readonly log: FastifyBaseLogger;
}

export function backupService({ config, connection, mail, log, onWritten }: BackupParts): BackupService {
  const { db } = connection;
  const { backup: schedule } = config;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;

  const write = async (now: Date, { folder }: BackupSchedule): Promise<void> => {
    const files = backupFiles(folder, config.publicUrl);
    // Before anything is copied for it.
    await files.requireFolder();
    const file = files.nameAt(now);
    const snapshot = await connection.snapshot();
    try {
      signal.throwIfAborted();
      const { rows } = await backUp(snapshot.pool, file, { signal, ...(onWritten && { onWritten }) });
      if (connection.engine === 'embedded') await noteLastBackup(config.dataDir, file);
      log.info({ file, rows }, 'backup made');
    } finally {
      await snapshot.close();
    }
  };

  /** Only once the new one is there: until then they are needed. */
  const removeOld = async ({ folder, keep }: BackupSchedule): Promise<void> => {
    try {
      const removed = await backupFiles(folder, config.publicUrl).removeOld(keep);
      if (removed.length > 0) log.info({ removed }, 'old backups removed');
    } catch (error) {
      throw new BackupError(`Old backups in ${folder} could not be removed: ${String(error)}.`);
    }
  };

  const noteFailure = async (error: unknown): Promise<void> => {
    log.error({ err: error }, 'the backup failed');
    const isNotified = await inTransaction(db, async (tx) => {
      await repo.noteFailure(tx, sentenceOn(error));
      if (!(await repo.takeTurnToNotify(tx))) return false;
      for (const { id, email } of await listActiveAdmins(tx)) {
        await mail.enqueue(tx, { kind: 'backup-failed', userId: id, email });
      }
      return true;
    });
    if (isNotified) mail.wake();
  };

  const makeAlone = async (now: Date): Promise<void> => {
    if (schedule === null) return;
    const due = lastDue(now, schedule.hour);
    const isDone = async (): Promise<boolean> => {
      const { doneFor } = await repo.findState(db);
      return doneFor !== null && doneFor >= due;
    };
    if (await isDone()) return;
    const unlock = await lockRuns(connection, 'backup');
    // Another server is at it.
    if (unlock === null) return;
    try {
      if (await isDone()) return;
      await write(now, schedule);
      await repo.noteScheduledBackup(db, due);
      await removeOld(schedule);
    } catch (error) {
      if (signal.aborted) return;
      if (isConnectionFailure(error)) throw error;
      await noteFailure(error);
    } finally {
      await unlock();
    }
  };

  return {
    makeIfDue(now = new Date()) {
      running ??= makeAlone(now).finally(() => {
        running = null;
      });
      return running;
    },

    async report() {
      const { backedUpAt, failedAt, failure } = await repo.findState(db);
      return {
        schedule: schedule && { ...schedule },
        lastAt: backedUpAt?.toISOString() ?? null,
        failure:
          schedule === null || failedAt === null || failure === null
            ? null
            : { at: failedAt.toISOString(), reason: failure },
      };
    },

    async stop() {
      stopping.abort();
      await running?.catch(() => undefined);
    },
  };
}

const LONGEST = 500;

/** For administrators; what is no mistake of theirs is in the log. */
function sentenceOn(error: unknown): string {
  if (error instanceof BackupError || error instanceof EmbeddedDatabaseError)
    return error.message.slice(0, LONGEST);
  const reason = error instanceof Error ? error.message : String(error);
  return `It failed for a reason that only a developer can fix: ${reason}`.slice(0, LONGEST);
}
