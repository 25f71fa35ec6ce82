import type { SetupLine } from '@bridge-review/api/setup';
import { setupLines } from '@bridge-review/api/setup-lines';
import { plural } from '@bridge-review/bridge/counted';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { FolderInUseError } from '../db/embedded/folder-lock.ts';
import { passwordHashing } from '../features/auth/password-hash.ts';
import { findUserByEmail } from '../features/auth/repo.ts';
import { type SetupFinding, wrong } from '../features/setup/finding.ts';
import { machineFindings } from '../features/setup/machine-findings.ts';
import { settingsFindings } from '../features/setup/settings-findings.ts';
import type { Services } from '../services.ts';
import { backupFindings, mailServerFindings, publicAddressFindings } from './doctor-outside.ts';
import { onServices } from './on-services.ts';

export interface Diagnosis {
  readonly findings: readonly SetupLine[];
  /** What could not be looked at, and why. */
  readonly notes: readonly string[];
}

/** Looks for the common mistakes of a set-up. Errors of `isExpected` are findings. */
export async function diagnose(config: Config, isExpected: (error: unknown) => boolean): Promise<Diagnosis> {
  const notes: string[] = [];
  const findings: SetupLine[] = [];
  findings.push(...(await publicAddressFindings(config, (note) => notes.push(note))));
  findings.push(...(await mailServerFindings(config)), ...(await backupFindings(config)));
  try {
    findings.push(...(await onServices(config, (services, { db }) => insideFindings(config, services, db))));
  } catch (error) {
    if (!isExpected(error) || !(error instanceof Error)) throw error;
    findings.push(...settingsFindings(config), ...(await machineFindings(config)));
    if (error instanceof FolderInUseError) {
      notes.push(
        `What is in the database was not looked at, as a server is using ${config.dataDir}: see Setup on its Admin page, or stop it and ask again.`,
      );
    } else findings.push(wrong('database', 'Database', error.message));
  }
  return { findings, notes };
}

/** Others of the setup page depend on who looks at it. */
const LINES = ['mail', 'address', 'registration', 'backup', 'support'];

async function insideFindings(
  config: Config,
  { setup }: Pick<Services, 'setup'>,
  db: Database,
): Promise<SetupLine[]> {
  const origin = config.publicUrl;
  const report = await setup.report({ opened: origin, isForwarded: false });
  const lines = setupLines(report, { origin, email: '', now: Date.now() });
  return [
    ...lines.filter(({ name, state }) => state !== 'fine' && LINES.includes(name)),
    ...report.findings,
    ...(await passwordFindings(config, db)),
  ];
}

async function passwordFindings({ admin }: Config, db: Database): Promise<SetupFinding[]> {
  if (admin === null) return [];
  const found = await findUserByEmail(db, admin.email);
  if (found === null || !(await passwordHashing().passwordMatches(found.passwordHash, admin.password)))
    return [];
  return [
    wrong(
      'admin-password',
      'Administrators',
      `${admin.email} still has the password that stands in ADMIN_PASSWORD, where others may read it. Change it in the account, and remove both settings.`,
    ),
  ];
}

/** As it is printed, without the findings' names. */
export function diagnosisLines({ findings, notes }: Diagnosis): string[] {
  const count = findings.length;
  return [
    ...findings.flatMap(({ title, state, text, remedy }) => [
      `${state}\t${title}: ${text}`,
      ...(remedy === undefined ? [] : [`\t${remedy}`]),
    ]),
    ...notes,
    count === 0 ? 'Nothing is wrong.' : `${plural(count, 'One thing', `${count} things`)} to look at.`,
  ];
}
