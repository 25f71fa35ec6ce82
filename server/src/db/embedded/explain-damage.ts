import { join } from 'node:path';
import { type LastBackup, readLastBackup } from '../backup/last-backup.ts';
import { ConnectionLostError, EmbeddedDatabaseError } from './embedded-database-error.ts';

/** Why PostgreSQL may refuse files that are whole. */
const NOT_DAMAGED = /incompatible|No space left|Permission denied|Read-only|open files|memory/i;

/** If an existing database could not be opened since its files are damaged: the same with the way out of it. */
export function explainDamage(error: unknown, dataFolder: string): unknown {
  if (!(error instanceof ConnectionLostError) || NOT_DAMAGED.test(error.reason)) return error;
  const database = join(dataFolder, 'db');
  return new EmbeddedDatabaseError(
    `The database in ${database} is damaged (${error.reason}), so nothing was started: move ${database} away and ${wayOut(readLastBackup(dataFolder))}.`,
    { cause: error },
  );
}

function wayOut(backup: LastBackup | null): string {
  if (backup === null)
    return 'restore your newest backup with npm run admin -- restore FILE (no backup was made of this folder that we know of)';
  const when = `made on ${backup.madeAt.slice(0, 10)} at ${backup.madeAt.slice(11, 16)} UTC`;
  return `restore the last backup (${when}) with npm run admin -- restore ${backup.file}`;
}
