import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** Creates the data folder if missing, and throws an `EmbeddedDatabaseError` if it is not writable. */
export function usableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainFolderFailure(error, folder);
  }
}

const OUR_OWN = ['db', 'db.new', 'copy', 'last-backup', 'lock', 'outbox'];

/** A mistyped DATA_DIR must not fill an unrelated folder: a new database is only created among our own files. */
export function refuseForeignFolder(folder: string): void {
  // A separate disk has a lost+found folder; names with a dot belong to system tools.
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  if (names.length === 0 || names.some((name) => OUR_OWN.includes(name))) return;
  throw new EmbeddedDatabaseError(
    `${folder} holds other files and no database of Bridge Review; set DATA_DIR to a folder that is empty or new.`,
  );
}

/** Turns what an operator can fix into one sentence; anything else is rethrown. */
export function explainFolderFailure(error: unknown, folder: string): unknown {
  const sentence = sentenceFor(error instanceof Error && 'code' in error ? String(error.code) : '', folder);
  return sentence === null ? error : new EmbeddedDatabaseError(sentence, { cause: error });
}

function sentenceFor(code: string, folder: string): string | null {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is not a folder; set DATA_DIR to one.`;
    case 'EACCES':
    case 'EPERM':
      return `${folder} may not be written by this user; change its owner or set DATA_DIR to another folder.`;
    case 'EROFS':
      return `${folder} is on a disk that cannot be written; set DATA_DIR to another folder.`;
    case 'ENOENT':
      return `${folder} cannot be made; set DATA_DIR to another folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no room left on the disk of ${folder}.`;
    default:
      return null;
  }
}
