import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from '@bridge-review/bridge/testing/needs';
import type { TestOptions } from 'vitest';

/** Mounts a disk in memory on a folder, and returns what unmounts it. */
export function mountSmallDisk(folder: string, megabytes: number): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  return () => void execFileSync('umount', [folder]);
}

/** Options of a test, or of a group, that is skipped for a user who may not make a small disk in memory. */
export const needsSmallDisk = (): TestOptions => needs('a user who may mount a small disk', canMount());

function canMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), 'bridge-disk-'));
  try {
    mountSmallDisk(disk, 1)();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(disk);
  }
}

/** Writes until nothing more fits. */
export function fillDisk(path: string): void {
  writeFileSync(path, '');
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
