import type { TestProject } from 'vitest/node';
import { startCluster } from '../../../scripts/postgres-cluster.mjs';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { runSql } from './run-sql.ts';

/** One PostgreSQL server for all test files; each copies a database of its own from one that is migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const template = 'migrated_template';
  await runSql(cluster.url(), `create database ${template}`);
  const connection = await connect({ databaseUrl: cluster.url(template), dataDir: cluster.folder });
  await migrate(connection.pool);
  await connection.close();
  // Nobody may be connected to what is copied, not even a connection that a busy machine is slow to end.
  await runSql(cluster.url(), `alter database ${template} allow_connections false`);
  await runSql(
    cluster.url(),
    `select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = '${template}'`,
  );
  project.provide('postgres', cluster.url());
  project.provide('migratedTemplate', template);
  return () => cluster.stop();
}
