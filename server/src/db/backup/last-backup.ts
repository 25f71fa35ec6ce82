import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const lastBackup = z.object({ file: z.string(), madeAt: z.string() });

export type LastBackup = z.infer<typeof lastBackup>;

/** Beside the embedded database and not in it: it is wanted when that one can no longer be read. */
const NAME = 'last-backup';

export async function noteLastBackup(dataFolder: string, file: string): Promise<void> {
  const note: LastBackup = { file: resolve(file), madeAt: new Date().toISOString() };
  const path = join(dataFolder, NAME);
  await writeFile(`${path}.new`, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export function readLastBackup(dataFolder: string): LastBackup | null {
  try {
    return lastBackup.parse(JSON.parse(readFileSync(join(dataFolder, NAME), 'utf8')));
  } catch {
    return null;
  }
}
