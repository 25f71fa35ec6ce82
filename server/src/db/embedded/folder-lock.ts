import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface FolderLock {
  release(): void;
}

/**
 * Makes this the only user of a folder, or throws `FolderInUseError`. The kernel holds the lock for the open
 * file, so it ends with the process however that ends, and a second holder is refused in this process too.
 *
 * The file itself is never removed: a lock on a removed file would have no effect.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const fd = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!native().tryLock(fd)) throw new FolderInUseError(folder, readHolder(path));
    ftruncateSync(fd);
    writeSync(fd, `${process.pid}\n`, 0);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return { release: once(() => closeSync(fd)) };
}

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly folder: string;

  constructor(folder: string, holder: number | null) {
    const who = holder === null ? '' : ` (process ${holder})`;
    super(
      `Another Bridge Review server${who} is already using ${folder}; stop it or choose another DATA_DIR.`,
    );
    this.folder = folder;
  }
}

/** Loaded when needed: with a PostgreSQL server, a platform it was not built for will do. */
const native = (): typeof import('fs-native-extensions') =>
  createRequire(import.meta.url)('fs-native-extensions') as typeof import('fs-native-extensions');

/** Only for the message: Windows does not allow reading a locked file, and the holder may not have written it yet. */
function readHolder(path: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** The descriptor's number may be another file's after the first close. */
function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}
