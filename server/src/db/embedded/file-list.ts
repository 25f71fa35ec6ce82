import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a clean stop leaves behind: the size of every file, and a hash of those without checksums in them. So the next
 * start notices a file that is missing, cut off, or an older one.
 */
interface FileList {
  /** PostgreSQL writes this file at every start. Where it has changed, the list is no longer about these files. */
  readonly control: string;
  readonly sizes: Readonly<Record<string, number>>;
  readonly hashes: Readonly<Record<string, string>>;
}

const LIST = 'files-at-stop.json';
const CONTROL = 'global/pg_control';
/** Rows, and which transactions were committed. */
const FOLDERS = ['base', 'global', 'pg_xact', 'pg_multixact'];
const WITHOUT_CHECKSUMS = /^pg_/;
/** A cache, which a start takes away before it writes the control file, and makes anew. */
const CACHE = /\/pg_internal\.init/;

export function noteFiles(database: string): void {
  const paths = pathsIn(database);
  const list: FileList = {
    control: hashOf(database, CONTROL),
    sizes: Object.fromEntries(paths.map((path) => [path, sizeOf(database, path)])),
    hashes: Object.fromEntries(
      paths.filter((path) => WITHOUT_CHECKSUMS.test(path)).map((path) => [path, hashOf(database, path)]),
    ),
  };
  writeFileSync(join(database, LIST), JSON.stringify(list), { mode: 0o600 });
}

/** What is wrong with the files, for a person; null if they are as they were left, or nobody noted how. */
export function changeSinceStop(database: string): string | null {
  const list = readList(database);
  if (list === null || hashOf(database, CONTROL) !== list.control) return null;
  for (const [path, size] of Object.entries(list.sizes)) {
    if (CACHE.test(path)) continue;
    const now = sizeOf(database, path);
    if (now === -1) return `${path} is missing`;
    if (now !== size) return `${path} has ${now} bytes and had ${size}`;
    if (path in list.hashes && hashOf(database, path) !== list.hashes[path])
      return `${path} is not as it was left`;
  }
  return null;
}

/** From now on the files change. */
export const forgetFiles = (database: string): void => rmSync(join(database, LIST), { force: true });

function readList(database: string): FileList | null {
  try {
    return JSON.parse(readFileSync(join(database, LIST), 'utf8')) as FileList;
  } catch {
    return null;
  }
}

const pathsIn = (database: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(database, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(database.length + 1)),
  );

function sizeOf(database: string, path: string): number {
  return statSync(join(database, path), { throwIfNoEntry: false })?.size ?? -1;
}

function hashOf(database: string, path: string): string {
  try {
    return createHash('sha256')
      .update(readFileSync(join(database, path)))
      .digest('base64');
  } catch {
    return '';
  }
}
