import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.mjs';
import { type RunningServer, startServer } from '../../scripts/running-server.mjs';
import { readEvents } from './testing/event-reader.ts';
import { generatePbn } from './testing/generated-game.ts';
import { needsPostgres } from './testing/needs-postgres.ts';
import { registerOverHttp, sessionCookieOf } from './testing/register-over-http.ts';
import { runSql } from './testing/run-sql.ts';

const ROUNDS = 5;
const LANES = 8;
const WRITES_BEFORE = 60;
const WRITES_AFTER = 60;

/**
 * PostgreSQL on two machines, the second a synchronous standby. While comments are written the first is killed and the
 * second promoted, then the two change places. The server is never restarted.
 */
it('loses no acknowledged write in five failovers', needsPostgres(), async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-failover-'));
  const clusters = [await startCluster({ durable: true }), await startCluster({ durable: true })] as const;
  let server: RunningServer | undefined;
  try {
    let [primary, standby]: readonly [Cluster, Cluster] = clusters;
    // It is no standby yet, and would take writes, too.
    await standby.shutDown();
    server = await startServer({
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      DATABASE_URL: `postgres://postgres@localhost/postgres?host=${clusters.map((one) => encodeURIComponent(one.folder)).join(',')}`,
    });
    const { url } = server;
    const cookie = sessionCookieOf(await registerOverHttp(url, 'writer@example.org'));
    const hands = await uploadBoards(url, cookie);
    const writing = startWriting(url, cookie, hands);
    const outages: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await standby.follow(primary);
      await commitOnBoth(primary);
      await writing.more(WRITES_BEFORE);
      await primary.kill();
      const since = performance.now();
      await runSql(standby.url(), 'select pg_promote()');
      await writing.more(1);
      outages.push(Math.round(performance.now() - since));
      await writing.more(WRITES_AFTER);
      [primary, standby] = [standby, primary];
    }
    await writing.stop();

    const stored = await storedComments(primary);
    expect(writing.acknowledged.filter((content) => !stored.has(content))).toEqual([]);
    expect(new Set(writing.statuses.keys())).toEqual(new Set([200, 503]));
    expect(server.process.exitCode).toBeNull();
    await expectEvents(url, cookie, hands[0]!);
    process.stdout.write(
      `${writing.acknowledged.length} writes acknowledged over ${ROUNDS} failovers, none lost; ${writing.statuses.get(503)} answers of 503; first write after the kill: ${outages.join(', ')} ms\n`,
    );
    expect(await server.stop()).toBe(0);
  } finally {
    await server?.stop('SIGKILL');
    await Promise.all(clusters.map((cluster) => cluster.stop()));
    await rm(folder, { recursive: true, force: true });
  }
});

/** Only what is acknowledged by both counts as written from now on. */
async function commitOnBoth(primary: Cluster): Promise<void> {
  await runSql(primary.url(), `alter system set synchronous_standby_names = '*'`);
  await runSql(primary.url(), 'select pg_reload_conf()');
  const client = new Client(primary.url());
  await client.connect();
  const states = async (): Promise<string[]> =>
    (await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication')).rows.map(
      ({ sync_state: state }) => state,
    );
  await expect.poll(states).toEqual(['sync']);
  await client.end();
}

async function uploadBoards(url: string, cookie: string): Promise<number[]> {
  const form = new FormData();
  form.append('file', new File([generatePbn({ seed: 7, boards: LANES })], 'boards.pbn'));
  const answer = await fetch(`${url}/api/games/upload`, { method: 'POST', headers: { cookie }, body: form });
  return ((await answer.json()) as { hands: { id: number }[] }).hands.map(({ id }) => id);
}

const comment = (url: string, cookie: string, handId: number, content: string): Promise<Response> =>
  fetch(`${url}/api/hands/${handId}/comments`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });

interface Writing {
  readonly acknowledged: string[];
  /** How often each status was answered. */
  readonly statuses: Map<number, number>;
  /** Resolves once so many more are acknowledged. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Each lane on a board of its own, so that they do not wait for each other. */
function startWriting(url: string, cookie: string, hands: readonly number[]): Writing {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  const stopping = new AbortController();
  const lane = async (handId: number, number: number): Promise<void> => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const content = `Lane ${number}, thought ${count}`;
      const answer = await comment(url, cookie, handId, content);
      const { status } = answer;
      await answer.text();
      if (status === 200) acknowledged.push(content);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const lanes = hands.map(lane);
  return {
    acknowledged,
    statuses,
    async more(count) {
      const goal = acknowledged.length + count;
      await expect
        .poll(() => acknowledged.length, { timeout: 120_000, interval: 20 })
        .toBeGreaterThanOrEqual(goal);
    },
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

async function storedComments(primary: Cluster): Promise<Set<string>> {
  const client = new Client(primary.url());
  await client.connect();
  const { rows } = await client.query<{ content: string }>('select content from comments');
  await client.end();
  return new Set(rows.map(({ content }) => content));
}

async function expectEvents(url: string, cookie: string, handId: number): Promise<void> {
  const reader = await readEvents(`${url}/api/hands/${handId}/events`, cookie);
  await comment(url, cookie, handId, 'Back again.');
  await expect.poll(() => reader.events).toContainEqual({ changed: 'comments' });
  reader.leave();
}
