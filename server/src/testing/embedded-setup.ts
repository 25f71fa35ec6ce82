import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

/** One embedded database that is migrated once; each test file copies its own from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bridge-template-'));
  const connection = await connect({ databaseUrl: null, dataDir }, { embedded: { durable: false } });
  await migrate(connection.pool);
  await connection.close();
  project.provide('postgres', null);
  project.provide('migratedTemplate', join(dataDir, 'db'));
  return () => rm(dataDir, { recursive: true, force: true });
}
