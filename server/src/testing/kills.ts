import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Cluster, startCluster } from '../../../scripts/postgres-cluster.mjs';
import { type RunningServer, SHORT_RUN, startServer } from '../../../scripts/running-server.mjs';
import { SETTINGS_FOR_WRITERS, Writers } from './writers.ts';

interface Kills {
  /** What is killed, one after the other. */
  readonly victims: readonly ('server' | 'PostgreSQL')[];
  readonly onPostgres: boolean;
  /** The integrity of the data is looked at after each kill, or at the end alone. */
  readonly everyTime: boolean;
}

/** Kills with SIGKILL in the middle of writes. After each kill nothing that was acknowledged may be lost. */
export async function killDuringWrites({ victims, onPostgres, everyTime }: Kills): Promise<Writers> {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-kill-'));
  const cluster = onPostgres ? await startCluster({ durable: true }) : null;
  const settings = {
    ...SETTINGS_FOR_WRITERS,
    DATA_DIR: folder,
    ...(cluster === null ? {} : { DATABASE_URL: cluster.url() }),
  };
  const start = (): Promise<RunningServer> => startServer(settings, SHORT_RUN);
  let server = await start();
  try {
    const writers = await Writers.join(server);
    for (const victim of victims) {
      writers.start();
      await writers.untilEachHasWritten();
      await pause(Math.random() * 300);
      if (victim === 'server') {
        await server.stop('SIGKILL');
        await writers.stop();
        server = await start();
        writers.moveTo(server);
      } else if (cluster !== null) {
        await killPostgres(cluster, server, writers);
      }
      await writers.expectAllThere();
      if (everyTime) await writers.expectIntegrity();
    }
    await writers.expectUnharmed();
    expect(await server.stop()).toBe(0);
    return writers;
  } finally {
    await server.stop('SIGKILL');
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The server stays, tells people that the database is away, and goes on by itself. */
async function killPostgres(cluster: Cluster, server: RunningServer, writers: Writers): Promise<void> {
  const refused = writers.refusals.length;
  await cluster.kill();
  await expect.poll(() => writers.refusals.length).toBeGreaterThan(refused);
  await cluster.start();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  await writers.untilEachHasWritten();
  await writers.stop();
}
