import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.mjs';
import { type RunningServer, startServer } from '../../scripts/running-server.mjs';
import { readEvents } from './testing/event-reader.ts';
import { generatePbn } from './testing/generated-game.ts';
import { needsPostgres } from './testing/needs-postgres.ts';
import { registerOverHttp, sessionCookieOf } from './testing/register-over-http.ts';
import { SETTINGS_FOR_WRITERS, Writers } from './testing/writers.ts';

/** The product in a separate process, on a PostgreSQL server that these tests break in several ways. */
describe('a request inside a transaction', needsPostgres(), () => {
  let cluster: Cluster;
  let server: RunningServer;
  /** Also what a beginning that failed half-way has left. */
  const cleanUp: (() => Promise<unknown>)[] = [];
  let folder: string;
  let writers: Writers;
  let cookie: string;
  let handId: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bridge-failures-'));
    cleanUp.push(() => rm(folder, { recursive: true, force: true }));
    cluster = await startCluster({ durable: true });
    cleanUp.push(() => cluster.stop());
    server = await startServer({
      ...SETTINGS_FOR_WRITERS,
      DATA_DIR: folder,
      DATABASE_URL: cluster.url(),
    });
    cleanUp.push(() => server.stop('SIGKILL'));
    writers = await Writers.join(server);
    const registered = await register('reader@example.org');
    cookie = sessionCookieOf(registered);
    const form = new FormData();
    form.append('file', new File([generatePbn({ seed: 7, boards: 1 })], 'one.pbn'));
    const uploaded = await send('POST', '/api/games/upload', form);
    handId = ((await uploaded.json()) as { hands: { id: number }[] }).hands[0]?.id ?? 0;
  });
  afterAll(async () => {
    for (const undo of cleanUp.toReversed()) await undo();
  });

  const send = (method: string, path: string, body?: FormData | object): Promise<Response> =>
    fetch(server.url + path, {
      method,
      headers: {
        cookie,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });

  const register = (email: string): Promise<Response> => registerOverHttp(server.url, email);

  async function connect(): Promise<Client> {
    const client = new Client(cluster.url());
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  const WAITING = `from pg_stat_activity where wait_event_type = 'Lock'`;

  /** Requests that wait in a transaction for a lock that the test holds. */
  async function requestsInTransactions(emails: readonly string[]): Promise<{
    answers: Promise<Response>[];
    release(): Promise<void>;
  }> {
    const holder = await connect();
    await holder.query('begin; lock table users in access exclusive mode');
    const answers = emails.map(register);
    const observer = await connect();
    const countWaiting = async (): Promise<number | null> => {
      // Where other programs keep PostgreSQL from answering for a second, it has failed already: ask again.
      for (const [index, email] of emails.entries()) {
        if (await Promise.race([answers[index], nextTurn()])) answers[index] = register(email);
      }
      return (await observer.query(`select pid ${WAITING}`)).rowCount;
    };
    await expect.poll(countWaiting).toBe(emails.length);
    await observer.end();
    return { answers, release: () => holder.end() };
  }

  const faults: [string, (() => Promise<void>)[]][] = [
    [
      'its connection is terminated',
      [
        async () => {
          const client = await connect();
          await client.query(`select pg_terminate_backend(pid) ${WAITING}`);
          await client.end();
        },
      ],
    ],
    [
      'every connection is terminated',
      [
        async () => {
          const client = await connect();
          await client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where backend_type = 'client backend' and pid <> pg_backend_pid()`,
          );
          await client.end();
        },
      ],
    ],
    ['PostgreSQL is shut down and started', [() => cluster.shutDown(), () => cluster.start()]],
    ['PostgreSQL is killed and started', [() => cluster.kill(), () => cluster.start()]],
    ['PostgreSQL stands still and goes on', [() => cluster.freeze(), () => cluster.thaw()]],
  ];

  it.each(faults)('returns 503 when %s, and works again afterwards', async (name, fault) => {
    const [strike, recover] = fault;
    const emails = [0, 1, 2].map((index) => `${name.replaceAll(/\W/g, '-')}${index}@example.org`);
    const { answers, release } = await requestsInTransactions(emails);

    await strike?.();
    writers.start();
    // No request waits for the database to come back.
    const answered = await Promise.all(answers);
    // The session that holds the lock may be ended first, and a request may get through before its own is.
    const refused = answered.filter(({ status }) => status !== 200);
    expect(refused).not.toEqual([]);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    }
    if (recover !== undefined) {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await register('away@example.org')).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    }

    await recover?.();
    await release();
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    await writers.untilEachHasWritten();
    await writers.stop();
    await writers.expectUnharmed();
    const mails = await sentMails();
    // Nothing of what was answered with 503 was kept, and all of what was acknowledged.
    for (const [index, email] of emails.entries()) {
      expect((await register(email)).status === 200).toBe(answered[index]?.status === 503);
    }
    await expect.poll(sentMails).toBeGreaterThanOrEqual(mails + refused.length);
    // All connections of the pool can be used again.
    const many = await Promise.all(Array.from({ length: 20 }, () => send('GET', '/api/user')));
    expect(many.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    await expectEvents();
  });

  const sentMails = async (): Promise<number> => (await readdir(join(folder, 'outbox'))).length;

  async function expectEvents(): Promise<void> {
    const reader = await readEvents(`${server.url}/api/hands/${handId}/events`, cookie);
    expect(reader.status).toBe(200);
    await send('POST', `/api/hands/${handId}/comments`, { content: 'Back again.' });
    // The board's analysis may be done just now, which is an event, too.
    await expect.poll(() => reader.events).toContainEqual({ changed: 'comments' });
    reader.leave();
  }
});
