import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameAnalysis } from '@bridge-review/api/analysis';
import type { UploadedGame } from '@bridge-review/api/games';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type RunningServer, startServer } from '../../../../scripts/running-server.mjs';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { registerOverHttp, sessionCookieOf } from '../../testing/register-over-http.ts';

const BOARDS = 24;
const KILLS = 3;
const postgres = inject('postgres');
const name = `kill_${randomUUID().replaceAll('-', '')}`;
let dataDir: string;
let databaseUrl: string | null = null;
const started: RunningServer[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bridge-kill-'));
  if (postgres === null) return;
  await onPostgres(postgres, `create database ${name}`);
  databaseUrl = Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop('SIGKILL')));
  await rm(dataDir, { recursive: true, force: true });
  if (postgres !== null) await onPostgres(postgres, `drop database ${name} with (force)`);
});

/**
 * Killed in the middle of a deal three times. On PostgreSQL another server is at work beside the killed one and goes
 * on; the embedded database has one server at a time, which is started again.
 */
it('a server killed during analysis loses nothing, and the next one repeats nothing', async () => {
  await inDatabase(async (query) => {
    await query('create table taken (hand_id int)');
    await query('create table written (hand_id int)');
    await query(`create function note_hand() returns trigger language plpgsql as
      $$ begin execute format('insert into %I values ($1)', tg_argv[0]) using new.id; return null; end $$`);
    // Taking a hand passes over those that are locked; a lease that is renewed or released is not taken.
    await query(`create trigger note_taken after update of analysis_due_at on hands
      for each row when (current_query() ilike '%skip locked%') execute function note_hand('taken')`);
    await query(`create trigger note_written after update of tricks on hands
      for each row when (new.tricks is not null) execute function note_hand('written')`);
  });
  let server = await start();
  const other = postgres === null ? null : await start();
  const cookie = await register(server);
  const game = await upload(server, cookie);
  const analysis = (): Promise<GameAnalysis> => analysisOf(other ?? server, cookie, game);

  const interrupted = new Set<number>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { analysed } = await analysis();
    await expect
      .poll(async () => (await analysis()).analysed, { timeout: 120_000 })
      .toBeGreaterThan(analysed);
    await server.stop('SIGKILL');
    // The dead server's hand stays leased until its lease expires; the other server may have one of its own.
    const left = await inDatabase((query) =>
      query<{ id: number }>('select id from hands where tricks is null and analysis_due_at > now()'),
    );
    expect(left.length).toBeGreaterThan(0);
    for (const { id } of left) interrupted.add(id);
    server = await start();
  }

  await expect.poll(async () => (await analysis()).analysed, { timeout: 300_000 }).toBe(BOARDS);
  expect(await server.stop()).toBe(0);
  if (other !== null) expect(await other.stop()).toBe(0);
  const { written, again } = await inDatabase(async (query) => ({
    written: await query('select count(*)::int as times, count(distinct hand_id)::int as hands from written'),
    again: await query<{ id: number; times: number }>(
      'select hand_id as id, count(*)::int - 1 as times from taken group by hand_id',
    ),
  }));
  expect(written).toEqual([{ times: BOARDS, hands: BOARDS }]);
  // Work is repeated from the moment a hand is taken again, whatever comes of it.
  expect(again).toHaveLength(BOARDS);
  expect(again.filter(({ id, times }) => times > 0 && !interrupted.has(id))).toEqual([]);
  expect(again.reduce((sum, { times }) => sum + times, 0)).toBeLessThanOrEqual(KILLS);
});

async function start(): Promise<RunningServer> {
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  started.push(server);
  return server;
}

type Query = <Row extends object>(statement: string) => Promise<Row[]>;

/** Behind the server's back: the embedded database lets one in only while no server has it. */
async function inDatabase<T>(act: (query: Query) => Promise<T>): Promise<T> {
  const connection = await connect({ dataDir, databaseUrl });
  try {
    await migrate(connection.pool);
    return await act(
      async <Row extends object>(statement: string) => (await connection.pool.query<Row>(statement)).rows,
    );
  } finally {
    await connection.close();
  }
}

async function onPostgres(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function register({ url }: RunningServer): Promise<string> {
  const response = await registerOverHttp(url, 'ada@example.org');
  expect(response.status).toBe(200);
  return sessionCookieOf(response);
}

async function upload({ url }: RunningServer, cookie: string): Promise<UploadedGame> {
  const form = new FormData();
  form.append('file', new Blob([generatePbn({ seed: 77, boards: BOARDS })]), 'game.pbn');
  const response = await fetch(`${url}/api/games/upload`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as UploadedGame;
}

async function analysisOf(
  { url }: RunningServer,
  cookie: string,
  { game }: UploadedGame,
): Promise<GameAnalysis> {
  const response = await fetch(`${url}/api/games/${game.id}/analysis`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as GameAnalysis;
}
