import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface Modes {
  readonly file: number;
  readonly folder: number;
}

/** For data: readable by its owner only. */
export const PRIVATE: Modes = { file: 0o600, folder: 0o700 };
/** For what is shipped: the server may run as another user than the one who built it. */
export const READABLE: Modes = { file: 0o644, folder: 0o755 };

/** Copies a folder with access for its owner only, and returns once everything is on the disk. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFolder(from, to);
  await setModesAndSync(to, PRIVATE);
}

/** Copies a folder, of which a power cut may leave anything. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const { folders, files } = await listTree(from);
  const target = (path: string): string => join(to, relative(from, path));
  for (const folder of folders) await mkdir(target(folder));
  await inLanes(files, (file) => copyFile(file, target(file), constants.COPYFILE_FICLONE));
}

/** Sets who may read a folder and all that is in it, and returns once all of it is on the disk. */
export async function setModesAndSync(root: string, modes: Modes): Promise<void> {
  const { folders, files } = await listTree(root);
  await inLanes(files, async (file) => {
    await chmod(file, modes.file);
    await syncFile(file);
  });
  for (const folder of folders) {
    await chmod(folder, modes.folder);
    await syncFolder(folder);
  }
}

/** Syncs the names in a folder: on some systems the sync of a new file does not include its name. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot, and need not.
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/** Returns once what was written into a file is on the disk. */
export const syncFile = (path: string): Promise<void> => sync(path, 'r+');

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Outer folders come before inner ones. */
async function listTree(root: string): Promise<{ folders: string[]; files: string[] }> {
  const folders = [root];
  const files: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      (entry.isDirectory() ? folders : files).push(join(folder, entry.name));
    }
  }
  return { folders, files };
}

const LANES = 8;

/** A few at a time: a database is a thousand files, and some systems allow 256 open ones. */
async function inLanes<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const item of rest) await run(item);
    }),
  );
}
