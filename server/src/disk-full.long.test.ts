import { chmodSync, chownSync, mkdtempSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverMessages } from './server-messages.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.mjs';
import { type RunningServer, startServer } from '../../scripts/running-server.mjs';
import { registerOverHttp, sessionCookieOf } from './testing/register-over-http.ts';
import { fillDisk, mountSmallDisk, needsSmallDisk } from './testing/small-disk.ts';
import { halfKnownPbn, SETTINGS_FOR_WRITERS, Writers } from './testing/writers.ts';

const onPostgres = inject('postgres') !== null;
const DISK_MB = onPostgres ? 40 : 96;

describe('on a full disk', needsSmallDisk(), () => {
  let cluster: Cluster | undefined;
  let server: RunningServer | undefined;
  let address: string;
  let cookie: string;
  let place: string;
  let unmount: () => void;
  let writers: Writers;

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'bridge-disk-'));
    unmount = mountSmallDisk(place, DISK_MB);
    server = await startServer({
      ...SETTINGS_FOR_WRITERS,
      ...(onPostgres ? await databaseOnDisk() : { DATA_DIR: join(place, 'data') }),
    });
    address = server.url;
    writers = await Writers.join(server);
    cookie = sessionCookieOf(await registerOverHttp(address, 'full@example.org'));
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await cluster?.stop();
    unmount();
    rmdirSync(place);
  });

  /** Tables are on the small disk; PostgreSQL's log, which it cannot run without, is not. */
  async function databaseOnDisk(): Promise<Record<string, string>> {
    cluster = await startCluster();
    const { uid, gid } = statSync(cluster.folder);
    chownSync(place, uid, gid);
    chmodSync(place, 0o700);
    const client = new Client(cluster.url());
    await client.connect();
    await client.query(`create tablespace small location '${place}'`);
    await client.query('create database club tablespace small');
    await client.end();
    return { DATABASE_URL: cluster.url('club'), DATA_DIR: cluster.folder };
  }

  const upload = (seed: number): Promise<Response> => {
    const form = new FormData();
    form.append('file', new File([halfKnownPbn(900 + seed, 600)], `${seed}.pbn`));
    return fetch(`${address}/api/games/upload`, { method: 'POST', headers: { cookie }, body: form });
  };
  const readiness = () => fetch(`${address}/readyz`);

  it('says that nothing was saved, is not ready, and recovers once there is space', async () => {
    expect((await upload(1)).status).toBe(200);
    expect((await readiness()).status).toBe(200);

    writers.start();
    await writers.untilEachHasWritten();
    const filler = join(place, 'filler');
    fillDisk(filler);
    const refused = await upload(2);
    expect(await refused.json()).toMatchObject({ code: 'disk_full', message: serverMessages.diskFull });
    expect(refused.status).toBe(507);
    await expect.poll(async () => (await readiness()).status).toBe(503);
    expect(await (await readiness()).json()).toMatchObject({ message: serverMessages.diskFull });
    // What needs no room still works.
    expect((await fetch(`${address}/api/games`, { headers: { cookie } })).status).toBe(200);

    rmSync(filler);
    await expect.poll(async () => (await readiness()).status).toBe(200);
    await writers.untilEachHasWritten();
    await writers.stop();
    const games = (await (await fetch(`${address}/api/games`, { headers: { cookie } })).json()) as {
      filename: string;
    }[];
    expect(games.filter(({ filename }) => filename === '2.pbn')).toEqual([]);
    expect((await upload(2)).status).toBe(200);
    await writers.expectUnharmed();
  });
});
