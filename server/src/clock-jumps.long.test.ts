import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from '@bridge-review/bridge/testing/needs';
import { expect, inject, it } from 'vitest';
import { startCluster } from '../../scripts/postgres-cluster.mjs';
import { startServer } from '../../scripts/running-server.mjs';
import { SETTINGS_FOR_WRITERS, Writers } from './testing/writers.ts';

/** Debian's package `faketime`. */
const library = existsSync('/usr/lib')
  ? readdirSync('/usr/lib')
      .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
      .find((path) => existsSync(path))
  : undefined;
const withFaketime = needs('faketime, which is not installed', library !== undefined);

/** The clock of the server, and of PostgreSQL, jumps while people write. */
it('writes go on while the clock jumps a day forward and back', withFaketime, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-clock-'));
  const clock = join(folder, 'clock');
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  await writeFile(clock, '+0', { mode: 0o644 });
  const environment = {
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  const cluster = inject('postgres') === null ? null : await startCluster({ durable: true, environment });
  const server = await startServer({
    ...SETTINGS_FOR_WRITERS,
    ...environment,
    DATA_DIR: join(folder, 'data'),
    ...(cluster === null ? {} : { DATABASE_URL: cluster.url() }),
  });
  try {
    const dayOf = async (): Promise<number> =>
      Date.parse((await fetch(`${server.url}/healthz`)).headers.get('date') ?? '');
    const writers = await Writers.join(server);
    writers.start();
    for (const jump of ['+1d', '-1h', '+0']) {
      const before = await dayOf();
      await writeFile(clock, jump);
      await expect.poll(async () => Math.abs((await dayOf()) - before)).toBeGreaterThan(30 * 60_000);
      await writers.untilEachHasWritten();
    }
    await writers.stop();
    await writers.expectUnharmed();
    // PostgreSQL takes a statement that is under way when its clock jumps for one that took a day, and ends it.
    if (cluster === null) expect(writers.refusals).toEqual([]);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.stop('SIGKILL');
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
