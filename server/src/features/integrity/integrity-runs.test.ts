import type { UploadedGame } from '@bridge-review/api/games';
import type { IntegrityFix, IntegrityProgress, IntegrityReport } from '@bridge-review/api/integrity';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BusyClub, openBusyClub } from '../../testing/busy-club.ts';
import { dropConstraints } from '../../testing/faults.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { processSolver } from '../analysis/solver.ts';
import { rereadStoredFiles } from '../games/reread-stored-files.ts';
import { lockRuns } from '../../db/run-lock.ts';
import { check as checkWith, type OnStep } from './run.ts';

const server = useTestServer();
let club: BusyClub;

beforeAll(async () => {
  club = await openBusyClub(server, { otherGames: 1 });
  // Deals are not what these runs are about.
  await club.pool.query('update hands set tricks = null, par_ns = null');
});

const send = (method: 'GET' | 'POST', path: string) => club.admin.send(method, `/api/admin/${path}`);
const check = async (): Promise<IntegrityReport> =>
  (await send('GET', 'integrity-check')).body as IntegrityReport;
const fix = async (): Promise<IntegrityFix> => (await send('POST', 'integrity-fix')).body as IntegrityFix;
const progress = async (): Promise<IntegrityProgress> =>
  (await send('GET', 'integrity-progress')).body as IntegrityProgress;

describe('only one run at a time', () => {
  it('a check requested during another gets its report', async () => {
    const [one, other] = await Promise.all([check(), check()]);
    expect(other).toEqual(one);
    expect((await check()).timestamp).not.toBe(one.timestamp);
  });

  it('a repair during a check has to wait, and vice versa', async () => {
    for (const [first, second] of [
      ['integrity-check', 'integrity-fix'],
      ['integrity-fix', 'integrity-check'],
    ] as const) {
      const running = send(first === 'integrity-check' ? 'GET' : 'POST', first);
      await expect.poll(progress, { interval: 5 }).not.toEqual({ running: null });
      const refused = await send(second === 'integrity-check' ? 'GET' : 'POST', second);
      expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
      expect((await running).status).toBe(200);
    }
  });

  it('reports its progress while running, and none afterwards', async () => {
    expect(await progress()).toEqual({ running: null });
    const running = check();
    await expect
      .poll(progress, { interval: 5 })
      .toMatchObject({ running: { kind: 'check', step: expect.stringMatching(/\w/) as string } });
    await running;
    expect(await progress()).toEqual({ running: null });
  });

  it('waits for another server on the same PostgreSQL', async () => {
    const unlock = await lockRuns(server.database, 'integrity');
    const meanwhile = await send('GET', 'integrity-check');
    // Administrators wait for no run: what they do is not locked by it.
    const other = await send('POST', `users/${club.ben}/reactivate`);
    expect(other.status).toBe(200);
    // The embedded database has no other server.
    expect(meanwhile.status).toBe(server.database.engine === 'postgres' ? 503 : 200);
    await unlock!();
    expect((await send('GET', 'integrity-check')).status).toBe(200);
    expect(await progress()).toEqual({ running: null });
  });
});

describe('during normal use', () => {
  it('no false issues are found', async () => {
    const stop = new AbortController();
    const [ada, ben] = club.players;
    const until = async (act: (count: number) => Promise<void>): Promise<void> => {
      for (let count = 0; !stop.signal.aborted; count += 1) await act(count);
    };
    const writers = [
      until(async (count) => {
        const url = `/api/hands/${club.hands[count % 4]}/comments`;
        const { body } = await ada.send('POST', url, { content: `Thought ${count}` });
        if (count % 3 === 0) await ada.send('DELETE', `/api/comments/${(body as { id: number }).id}`);
      }),
      until(async (count) => {
        const url = `/api/hands/${club.hands[count % 4]}/partnership-bidding`;
        await ben.send('POST', url, { gameId: club.game, partnerId: ada.id, biddingSequence: ['1C'] });
        await ben.send('DELETE', url);
      }),
      until(async (count) => {
        const file = generatePbn({ seed: 500 + count, boards: 8 });
        const { game } = (await ben.browser.upload(file)).json<UploadedGame>();
        await ben.send('DELETE', `/api/games/${game.id}`);
      }),
    ];
    const { issues } = await check();
    stop.abort();
    await Promise.all(writers);
    expect(issues).toEqual([]);
    expect((await check()).issues).toEqual([]);
  });

  it('a repaired count includes comments made meanwhile', async () => {
    const [ada, ben] = club.players;
    const hand = club.hands[6];
    await club.pool.query('update hands set comment_count = 42 where id = $1', [hand]);
    const talk = [ada, ben].map(async (player) => {
      for (let count = 0; count < 10; count += 1) {
        await player.send('POST', `/api/hands/${hand}/comments`, { content: `Thought ${count}` });
      }
    });
    const [{ fixedCount }] = await Promise.all([fix(), ...talk]);
    expect(fixedCount).toBe(1);
    const { body } = await ada.send('GET', `/api/hands/${hand}`);
    expect(body).toMatchObject({ commentCount: 20 });
    expect((await check()).issues).toEqual([]);
  });
});

describe('leftovers of an upload', () => {
  it('are removed together, and only once the upload must have ended', async () => {
    const insert = (age: string) =>
      club.pool.query<{ id: number }>(
        `insert into games (uploaded_by, uploaded_at, filename, format, title, hand_count, first_deal, warnings, warning_count)
         values ($1, now() - $2::interval, 'cut.pbn', 'PBN', 'Cut', 3, 'none', '[]', 0) returning id`,
        [club.ada, age],
      );
    const old = (await insert('2 hours')).rows[0]!.id;
    const young = (await insert('5 minutes')).rows[0]!.id;
    await club.pool.query(`insert into file_pieces values ($1, 0, 'x'), ($2, 0, 'x')`, [old, young]);
    expect((await check()).issues).toMatchObject([
      { table: 'games', recordId: String(old), severity: 'info', type: 'orphaned_record', fixable: true },
    ]);
    expect((await fix()).fixedCount).toBe(1);
    const { rows } = await club.pool.query('select game_id from file_pieces where game_id in ($1, $2)', [
      old,
      young,
    ]);
    expect(rows).toEqual([{ game_id: young }]);
    await club.pool.query('delete from games where id = $1', [young]);
  });
});

async function checkAlone(onStep?: OnStep): Promise<IntegrityReport> {
  const files = rereadStoredFiles(server.database.db);
  const solver = processSolver();
  const report = await checkWith({ db: server.database.db, files, solver }, onStep);
  await files.close();
  await solver.stop();
  return report;
}

describe('the reported progress', () => {
  it('grows steadily, game by game while reading files, to the end', async () => {
    const reported: { step: string; done: number; of: number }[] = [];
    await checkAlone((step, done, of) => reported.push({ step, done, of }));
    const way = reported.map(({ done }) => done);
    expect(way).toEqual(way.toSorted((one, other) => one - other));
    expect(way[0]).toBe(0);
    expect(reported.at(-1)?.done).toBe(reported[0]?.of);
    const reading = reported.filter(({ step }) => step === 'Games and their files');
    const { rows } = await club.pool.query('select from games');
    expect(new Set(reading.map(({ done }) => done)).size).toBe(rows.length + 1);
  });
});

describe('without an administrator', () => {
  it('there is an issue that only the command line can fix', async () => {
    await club.pool.query(`update users set user_type = 'player' where id = $1`, [club.admin.id]);
    const report = await checkAlone();
    await club.pool.query(`update users set user_type = 'admin' where id = $1`, [club.admin.id]);
    expect(report.issues).toMatchObject([{ severity: 'error', table: 'users', fixable: false }]);
    expect(report.recommendations.join()).toContain('npm run admin -- grant-admin EMAIL');
  });
});

describe('with very many issues', () => {
  it('the first thousand are listed, errors first, and all are counted and repaired', async () => {
    await dropConstraints(club.pool);
    await club.pool.query(
      `insert into sessions (token_hash, user_id) select 'of nobody ' || n, 999999 from generate_series(1, 20) n`,
    );
    await club.pool.query(
      'insert into partners (user_id, partner_id) select 999999 - n % 2, n from generate_series(100001, 100550) n',
    );
    const report = await check();
    // These partner rows refer to users that do not exist.
    expect(report.summary).toMatchObject({ totalIssues: 1120, orphanedRecords: 1120 });
    expect(report.issues).toHaveLength(1000);
    expect(new Set(report.issues.map(({ severity }) => severity))).toEqual(new Set(['error']));

    const { fixedCount, finalReport } = await fix();
    expect(fixedCount).toBe(570);
    expect(finalReport.issues).toEqual([]);
  });
});
