import { knownMigrations } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { type Begin, readBackup, VERSION } from './format.ts';

/** Reads a backup to its end and throws a `BackupError` where this version could not restore it. */
export async function verifyBackup(path: string): Promise<Begin> {
  let begin: Begin | null = null;
  for await (const line of readBackup(path)) {
    if ('row' in line || line.sign[0] !== 'begin') continue;
    [, begin] = line.sign;
    await refuseOtherVersion(begin);
  }
  if (begin === null) throw new BackupError(`${path} is not a backup of Bridge Review.`);
  return begin;
}

async function refuseOtherVersion(begin: Begin): Promise<void> {
  if (begin.version !== VERSION) {
    throw new BackupError(
      'The backup was made by a newer version of Bridge Review. Please restore it with that one.',
    );
  }
  const known = await knownMigrations();
  const count = Math.max(known.length, begin.migrations.length);
  for (let index = 0; index < count; index += 1) {
    if (known[index]?.hash === begin.migrations[index]?.hash) continue;
    const age =
      begin.migrations.length < known.length
        ? 'an older'
        : begin.migrations.length > known.length
          ? 'a newer'
          : 'another';
    throw new BackupError(
      `The backup was made by ${age} version of Bridge Review: its schema is ${begin.migrations.at(-1)?.name}, this version's is ${known.at(-1)?.name}. Restore it with the version that made it, then upgrade.`,
    );
  }
}
