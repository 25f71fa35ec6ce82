import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDurably, copyFolder, PRIVATE, syncFolder } from './durable-folder.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { initialise } from './initialise.ts';
import { templateFolder, templateIsReady } from './template.ts';

/**
 * Returns the folder of PostgreSQL's own files, `db` in the data folder, and creates it if missing. A new one is
 * made as `db.new` and renamed when it is on the disk: an existing `db` is complete, and a `db.new` is left over
 * from an interrupted start. Only for the holder of the folder's lock.
 */
export async function ensureDatabase(
  dataFolder: string,
  onProgress: (what: string) => void,
  { template = templateFolder(), durable = true }: { template?: string | undefined; durable?: boolean } = {},
): Promise<{ readonly database: string; readonly isNew: boolean }> {
  const database = join(dataFolder, 'db');
  const unfinished = join(dataFolder, 'db.new');
  await rm(unfinished, { recursive: true, force: true });
  await rm(copyFolderOf(dataFolder), { recursive: true, force: true });
  if (existsSync(join(database, 'PG_VERSION'))) return { database, isNew: false };
  if (existsSync(database)) {
    throw new EmbeddedDatabaseError(`${database} is not a database: PG_VERSION is missing in it.`);
  }

  if (await templateIsReady(template)) {
    onProgress('Making a new database');
    await (durable ? copyDurably : copyFolder)(template, unfinished);
  } else {
    onProgress('Making a new database (takes some seconds)');
    await initialise(unfinished, PRIVATE);
  }
  await rename(unfinished, database);
  await syncFolder(dataFolder);
  return { database, isNew: true };
}

const copyFolderOf = (dataFolder: string): string => join(dataFolder, 'copy');

/**
 * Copies the database into a data folder of its own, which it returns. Only while nothing is written: the copy is then
 * what a killed server leaves behind, and opens as that does.
 */
export async function copyDatabase(dataFolder: string): Promise<string> {
  const copy = copyFolderOf(dataFolder);
  await rm(copy, { recursive: true, force: true });
  try {
    await mkdir(copy, { mode: PRIVATE.folder });
    await copyFolder(join(dataFolder, 'db'), join(copy, 'db'));
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}
