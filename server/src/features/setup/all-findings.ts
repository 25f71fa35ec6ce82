import type { Config } from '../../config.ts';
import type { Connection } from '../../db/connect.ts';
import { contentFindings, postgresFindings } from './database-findings-repo.ts';
import { type SetupFinding, wrong } from './finding.ts';
import { machineFindings } from './machine-findings.ts';
import { settingsFindings } from './settings-findings.ts';

/** All mistakes that can be seen from inside: what the setup page and the doctor of the command line show. */
export async function allFindings(
  config: Config,
  { pool, engine }: Pick<Connection, 'pool' | 'engine'>,
): Promise<SetupFinding[]> {
  const { databaseUrl } = config;
  return [
    ...settingsFindings(config),
    ...(await tried('machine', () => machineFindings(config))),
    ...(await tried('database', () => contentFindings(pool))),
    ...(engine === 'embedded' || databaseUrl === null
      ? []
      : await tried('postgres', () => postgresFindings(pool, databaseUrl))),
  ];
}

/** One thing that cannot be looked at must not hide the others. */
async function tried(name: string, find: () => Promise<SetupFinding[]>): Promise<SetupFinding[]> {
  try {
    return await find();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [wrong(`unseen-${name}`, 'Setup', `Not everything could be looked at: ${reason.slice(0, 200)}`)];
  }
}

const MINUTE_MS = 60_000;

/** The page of games asks for the setup each time that an administrator opens it. */
export function cachedForAMinute<T>(find: () => Promise<T>): { list(): Promise<T> } {
  let known: { readonly until: number; readonly found: Promise<T> } | null = null;
  return {
    list() {
      if (known === null || known.until < Date.now()) {
        const found = find();
        known = { until: Date.now() + MINUTE_MS, found };
        found.catch(() => (known = null));
      }
      return known.found;
    },
  };
}
