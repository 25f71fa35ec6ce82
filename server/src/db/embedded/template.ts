import { readFileSync } from 'node:fs';
import { access, constants, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiledWorkerUrl } from '../../compiled-worker-url.ts';
import { READABLE, syncFolder } from './durable-folder.ts';
import { FolderInUseError, type FolderLock, lockFolder } from './folder-lock.ts';
import { initialise } from './initialise.ts';

/** Where the build keeps an empty database, which a first start copies instead of making its own. */
export function templateFolder(): string {
  return fileURLToPath(
    compiledWorkerUrl(import.meta.url, `../../embedded-template/pglite-${pgliteVersion()}`),
  );
}

/** A template is renamed into place when it is done, so an existing one is complete. */
export async function templateIsReady(folder = templateFolder()): Promise<boolean> {
  return access(join(folder, 'PG_VERSION'), constants.R_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the template if missing. Several processes may call this at once.
 *
 * @public Called by `scripts/prepare-template.mjs` once it is compiled.
 */
export async function prepareTemplate(
  folder = templateFolder(),
  onProgress: (what: string) => void = () => undefined,
): Promise<void> {
  if (await templateIsReady(folder)) return;
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  const lock = await waitForLock(parent);
  try {
    if (await templateIsReady(folder)) return;
    onProgress('Making an empty database (takes some seconds)');
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await initialise(unfinished, READABLE);
    await rename(unfinished, folder);
    await syncFolder(parent);
  } finally {
    lock.release();
  }
}

async function waitForLock(folder: string): Promise<FolderLock> {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await sleep(200);
    }
  }
}

/** PGlite does not export its package.json. */
function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}
