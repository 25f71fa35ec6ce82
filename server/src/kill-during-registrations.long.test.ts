import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { startCluster } from '../../scripts/postgres-cluster.mjs';
import { type RunningServer, startServer } from '../../scripts/running-server.mjs';

const ROUNDS = 20;

/**
 * The product is killed twenty times while users register. Every confirmed registration must be there, and
 * allow signing in, after every restart.
 */
it('keeps every acknowledged registration through twenty kills', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-kill-'));
  const cluster = inject('postgres') === null ? null : await startCluster({ durable: true });
  const settings = {
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...(cluster === null ? {} : { DATABASE_URL: cluster.url() }),
  };
  const acknowledged: string[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer(settings);
      const registering = registerUntilItDies(server, round, acknowledged);
      // Three more are confirmed first, however slow the machine is, and others are being written.
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 3);
      await pause(Math.random() * 500);
      await Promise.all([server.stop('SIGKILL'), cluster?.kill()]);
      await registering;
      await cluster?.start();
    }

    const server = await startServer(settings);
    const missing: string[] = [];
    for (const email of acknowledged) if (!(await canSignIn(server, email))) missing.push(email);
    expect(missing).toEqual([]);
    process.stdout.write(
      `${acknowledged.length} registrations acknowledged over ${ROUNDS} kills, none lost\n`,
    );
    expect(await server.stop()).toBe(0);
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function registerUntilItDies(
  server: RunningServer,
  round: number,
  acknowledged: string[],
): Promise<void> {
  const person = async (lane: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const email = `round${round}-lane${lane}-${count}@example.org`;
      const response = await post(server, '/api/register', {
        email,
        password: 'two hearts doubled',
        firstName: 'A',
        lastName: 'B',
        displayName: 'C',
      });
      if (response === null) return;
      if (response === 200) acknowledged.push(email);
    }
  };
  await Promise.all([0, 1, 2, 3].map(person));
}

const canSignIn = async (server: RunningServer, email: string): Promise<boolean> =>
  (await post(server, '/api/login', { email, password: 'two hearts doubled' })) === 200;

/** The status, or null if the server does not answer. */
async function post(server: RunningServer, path: string, body: object): Promise<number | null> {
  try {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    return response.status;
  } catch {
    return null;
  }
}
