import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { build } from '../scripts/build.mjs';
import { provideChromium } from '../scripts/chromium.mjs';
import { findPostgres, startCluster } from '../scripts/postgres-cluster.mjs';
import { startServer } from '../scripts/running-server.mjs';
import { startGallery } from './gallery-server.ts';
import { freePort, startLoadBalancer } from './load-balancer.ts';
import { admin } from './people.ts';
import { runSql } from './sql.ts';

/**
 * Starts the product once per database, on PostgreSQL as two servers behind one address; another for the tests that run
 * one at a time; and the gallery; each if one of the projects needs it. Ends them all afterwards.
 */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const needs = (...names: string[]): boolean => projects.some(({ name }) => names.includes(name));
  const endings: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const ending of endings.toReversed()) await ending();
  };
  try {
    await build();
    await provideChromium();
    const settings = {
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };

    const folder = await mkdtemp(join(tmpdir(), 'bridge-e2e-'));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    const embeddedDir = join(folder, 'embedded');
    const embedded = await startServer({ ...settings, DATA_DIR: embeddedDir });
    endings.push(() => embedded.stop());
    process.env['E2E_EMBEDDED_URL'] = embedded.url;
    process.env['E2E_EMBEDDED_OUTBOX'] = join(embeddedDir, 'outbox');

    if (needs('postgres', 'serial') && findPostgres() !== null) {
      const cluster = await startCluster();
      endings.push(() => cluster.stop());
      const postgresDir = join(folder, 'postgres');
      const front = await startLoadBalancer();
      endings.push(() => front.close());
      const onPostgres = {
        ...settings,
        DATABASE_URL: cluster.url(),
        DATA_DIR: postgresDir,
        PUBLIC_URL: front.url,
      };
      const ports = [await freePort(), await freePort()];
      for (const port of ports) {
        const server = await startServer({ ...onPostgres, PORT: String(port) });
        endings.push(() => server.stop());
      }
      front.setTargets(ports.map((port) => `http://127.0.0.1:${port}`));
      process.env['E2E_POSTGRES_URL'] = front.url;
      process.env['E2E_POSTGRES_OUTBOX'] = join(postgresDir, 'outbox');

      const database = 'serial';
      await runSql(cluster.folder, 'postgres', `create database ${database}`);
      const serial = await startServer({
        ...settings,
        DATABASE_URL: cluster.url(database),
        DATA_DIR: join(folder, database),
        USER_STORAGE_MB: '10',
      });
      endings.push(() => serial.stop());
      process.env['E2E_SERIAL_URL'] = serial.url;
      process.env['E2E_SERIAL_OUTBOX'] = join(folder, database, 'outbox');
      process.env['E2E_SERIAL_CLUSTER'] = cluster.folder;
      process.env['E2E_SERIAL_DATABASE'] = database;
    }

    if (needs('gallery')) {
      const gallery = await startGallery();
      endings.push(() => gallery.close());
      process.env['E2E_GALLERY_URL'] = gallery.url;
    }
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
