import { counted } from '@bridge-review/bridge/counted';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { backUp } from '../db/backup/backup.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { noteLastBackup } from '../db/backup/last-backup.ts';
import { restore } from '../db/backup/restore.ts';
import { verifyBackup } from '../db/backup/verify-backup.ts';
import { EmbeddedDatabaseError } from '../db/embedded/embedded-database-error.ts';
import { FolderInUseError } from '../db/embedded/folder-lock.ts';
import { DatabaseSetupError } from '../db/explain-failure.ts';
import { MigrationError } from '../db/migrate.ts';
import { noteBackup } from '../features/backups/repo.ts';
import { AppError } from '../http/app-error.ts';
import { checkDatabase } from './check-database.ts';
import { type Command, HELP, parseCommand, UsageError } from './command-line.ts';
import { diagnose, diagnosisLines } from './doctor.ts';
import { onServices } from './on-services.ts';
import { onAnyDatabase, onDatabase, RefusedError } from './open-database.ts';
import { demandNoPasskeys, removePasskeys } from './passkeys.ts';
import { grantAdmin, userLines } from './users.ts';

const DONE = 0;
const REFUSED = 1;
const NOT_UNDERSTOOD = 2;
const STILL_WRONG = 3;

/** Runs a command line and returns the exit code. Results go to `out`, all other messages to `words`. */
export async function adminMain(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
  out: NodeJS.WritableStream = process.stdout,
  words: NodeJS.WritableStream = process.stderr,
): Promise<number> {
  const print = (line: string): void => void out.write(`${line}\n`);
  try {
    const command = parseCommand(args);
    if (command.name === 'help') {
      out.write(HELP);
      return DONE;
    }
    return await run(command, readConfig(env), print);
  } catch (error) {
    if (!isExpected(error)) throw error;
    words.write(`${error.message}\n`);
    if (!(error instanceof UsageError)) return REFUSED;
    words.write(`\n${HELP}`);
    return NOT_UNDERSTOOD;
  }
}

async function run(
  command: Exclude<Command, { name: 'help' }>,
  config: Config,
  print: (line: string) => void,
): Promise<number> {
  switch (command.name) {
    case 'grant-admin': {
      const { email } = command;
      const granted = await onServices(config, (services, { db }) => grantAdmin(db, services, email));
      print(granted ? `${email} is an administrator now.` : `${email} was an administrator already.`);
      return DONE;
    }
    case 'list-users':
      await onDatabase(config, async ({ db }) => {
        for await (const line of userLines(db)) print(line);
      });
      return DONE;
    case 'remove-passkeys': {
      const { email } = command;
      const removed = await onServices(config, (services, { db }) => removePasskeys(db, services, email));
      print(`${email} had ${counted(removed, 'passkey')}, and signs in with the password now.`);
      return DONE;
    }
    case 'demand-passkeys': {
      const changed = await onServices(config, (services, { db }) => demandNoPasskeys(db, services));
      print(changed ? 'Administrators need no passkey now.' : 'Administrators needed no passkey before.');
      return DONE;
    }
    case 'check': {
      const isWrong = await onServices(config, ({ integrity }) =>
        checkDatabase(integrity, command.fix, print),
      );
      return isWrong ? STILL_WRONG : DONE;
    }
    case 'doctor': {
      const diagnosis = await diagnose(config, isExpected);
      if (command.json) print(JSON.stringify(diagnosis, null, 2));
      else for (const line of diagnosisLines(diagnosis)) print(line);
      return diagnosis.findings.length > 0 ? STILL_WRONG : DONE;
    }
    case 'backup': {
      const { tables, rows } = await onDatabase(config, async ({ pool, db }) => {
        const counts = await backUp(pool, command.file);
        await noteBackup(db);
        if (config.databaseUrl === null) await noteLastBackup(config.dataDir, command.file);
        return counts;
      });
      print(`${command.file} holds ${rows} rows of ${tables} tables. Keep it where only you can read it.`);
      return DONE;
    }
    case 'restore': {
      const { createdAt } = await verifyBackup(command.file);
      const { tables, rows } = await onAnyDatabase(config, ({ pool }) => restore(pool, command.file));
      print(`Restored ${rows} rows of ${tables} tables, as they were on ${createdAt}.`);
      print('Now see whether all is well: npm run admin -- check');
      return DONE;
    }
  }
}

const expected = [
  UsageError,
  RefusedError,
  BackupError,
  ConfigError,
  DatabaseSetupError,
  EmbeddedDatabaseError,
  FolderInUseError,
  MigrationError,
  AppError,
];

const isExpected = (error: unknown): error is Error => expected.some((kind) => error instanceof kind);
