import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedName } from '../../db/backup/backup.ts';
import { BackupError } from '../../db/backup/backup-error.ts';

/** The files of one site in the folder for backups. Several sites may share a folder. */
export interface BackupFiles {
  /** Sorts by date. The time is UTC, so that no hour comes twice. */
  nameAt(moment: Date): string;
  /** Throws a `BackupError` where the folder is missing. It is never made: its disk may not be mounted. */
  requireFolder(): Promise<void>;
  /** The path of the last one; null if there is none, or no folder. */
  newest(): Promise<string | null>;
  /** Removes all but the newest, and what a killed server left unfinished. Other files are never touched. */
  removeOld(keep: number): Promise<string[]>;
}

const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ`;

export function backupFiles(folder: string, publicUrl: string): BackupFiles {
  const site = `bridge-review-${new URL(publicUrl).host.replaceAll(/[^\w.-]/g, '-')}`;
  const name = `${site.replaceAll('.', String.raw`\.`)}-${TIME}\\.backup`;
  const isBackup = new RegExp(`^${name}$`);
  const isUnfinished = new RegExp(`^${unfinishedName(name)}$`);
  return {
    nameAt: (moment) =>
      join(folder, `${site}-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`),

    async requireFolder() {
      const found = await stat(folder).catch(() => null);
      if (found === null) throw new BackupError(`The folder for backups, ${folder}, does not exist.`);
      if (!found.isDirectory()) throw new BackupError(`${folder}, where backups should go, is not a folder.`);
    },

    async newest() {
      const names = await readdir(folder).catch(() => []);
      const last = names
        .filter((file) => isBackup.test(file))
        .toSorted()
        .at(-1);
      return last === undefined ? null : join(folder, last);
    },

    async removeOld(keep) {
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      const backups = files.filter((file) => isBackup.test(file)).toSorted();
      const old = backups.slice(0, Math.max(0, backups.length - keep));
      const unfinished = files.filter((file) => isUnfinished.test(file));
      for (const file of [...old, ...unfinished]) await rm(join(folder, file), { force: true });
      return old;
    },
  };
}
