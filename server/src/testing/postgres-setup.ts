import type { TestProject } from 'vitest/node';
import { startCluster } from '../../../scripts/postgres-cluster.mjs';

/** One PostgreSQL server for all test files; each makes a database of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide('postgres', cluster.url());
  return () => cluster.stop();
}
