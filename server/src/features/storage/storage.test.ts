import type { AdminStats } from '@bridge-review/api/admin';
import type { UploadedGame } from '@bridge-review/api/games';
import type { Storage } from '@bridge-review/api/storage';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { join, type Member } from '../../testing/club.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { needsPostgres } from '../../testing/needs-postgres.ts';
import { useSecondServer, useTestServer } from '../../testing/test-server.ts';
import { STORAGE_LOCK } from './repo.ts';

const MEGABYTE = 1024 * 1024;
const quota = { userStorageBytes: 2 * MEGABYTE, serverStorageBytes: 5 * MEGABYTE };
const server = useTestServer(quota);

let ada: Member;
let seed = 0;

beforeEach(async () => {
  await server.database.pool.query('delete from games');
  ada = await join(server, 'Ada');
});

/** A hand record of so many megabytes. */
function fileOf(megabytes: number): string {
  const size = megabytes * MEGABYTE;
  const text = `${generatePbn({ seed: (seed += 1), boards: 1 })}\n`;
  return text + `%${'x'.repeat(70)}\n`.repeat(size / 72 + 1).slice(0, size - text.length);
}

const upload = (member: Member, megabytes: number) => member.browser.upload(fileOf(megabytes));
const usedBy = async (member: Member) => (await member.send('GET', '/api/user/storage')).body as Storage;

describe("a user's storage", () => {
  it('is reported before it is full, with each upload and on request', async () => {
    const answer = await upload(ada, 1.5);
    const expected = { usedBytes: 1.5 * MEGABYTE, limitBytes: 2 * MEGABYTE };
    expect(answer.json<UploadedGame>().storage).toEqual(expected);
    expect(await usedBy(ada)).toEqual(expected);
  });

  it('refuses a file that does not fit, says why, and takes it once a game is deleted', async () => {
    const { game } = (await upload(ada, 1.5)).json<UploadedGame>();
    const refused = await upload(ada, 1);
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({
      code: 'storage_full',
      error:
        'There is no room for this file. Please delete a game you no longer need. You have used 1.5 of 2 MB.',
    });
    expect((await usedBy(ada)).usedBytes).toBe(1.5 * MEGABYTE);
    await ada.send('DELETE', `/api/games/${game.id}`);
    expect((await usedBy(ada)).usedBytes).toBe(0);
    expect((await upload(ada, 1)).statusCode).toBe(200);
  });

  it('has no room for the sample game once it is full', async () => {
    await upload(ada, 1.9999);
    const refused = await ada.send('POST', '/api/games/sample');
    expect(refused).toMatchObject({ status: 413, body: { code: 'storage_full' } });
    expect((await ada.send('GET', '/api/games?whose=mine')).body).toHaveLength(1);
  });

  it('is not used by a refused file', async () => {
    await upload(ada, 0.5);
    await ada.browser.upload('[Event "No deal"]');
    const again = await ada.browser.upload(generatePbn({ seed, boards: 1 }));
    expect(again.statusCode).toBe(409);
    expect((await usedBy(ada)).usedBytes).toBe(0.5 * MEGABYTE);
  });
});

describe("the server's storage", () => {
  it('is shown to administrators, and logged before it is full', async () => {
    const admin = await joinAs(server, 'admin');
    const members = [ada, await join(server, 'Ben'), await join(server, 'Cleo')];
    for (const member of members) expect((await upload(member, 1.6)).statusCode).toBe(200);
    expect(((await admin.send('GET', '/api/admin/stats')).body as AdminStats).storage).toEqual({
      usedBytes: expect.closeTo(4.8 * MEGABYTE, -1) as number,
      limitBytes: 5 * MEGABYTE,
    });
    expect(server.log).toContainEqual(
      expect.objectContaining({ msg: 'the storage of this server is nearly full' }),
    );
    const full = await upload(await join(server, 'Dan'), 1);
    expect(full.statusCode).toBe(413);
    expect(full.json()).toMatchObject({
      error: 'This server has no room for more files. Please tell an administrator.',
    });
  });

  it('is not exceeded by simultaneous uploads', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, (_, index) => join(server, `P${index}`)));
    const answers = await Promise.all(members.map((member) => upload(member, 1.5)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 200, 200, 413, 413, 413]);
  });

  it('is free again when test data is cleaned up', async () => {
    const admin = await joinAs(server, 'admin');
    const tester = await joinAs(server, 'test');
    expect((await upload(tester, 1)).statusCode).toBe(200);
    expect((await admin.send('POST', '/api/admin/cleanup-test-data')).status).toBe(200);
    const { storage } = (await admin.send('GET', '/api/admin/stats')).body as AdminStats;
    expect(storage.usedBytes).toBe(0);
  });
});

describe('two servers on one database', needsPostgres(), () => {
  const second = useSecondServer(server, quota);

  it('enforce the quota of a user who uploads to both at once', async () => {
    const { pool } = server.database;
    const lock = await pool.connect();
    await lock.query('select pg_advisory_lock($1)', [STORAGE_LOCK]);
    const uploads = Promise.all([server.app, second.app].map((app) => uploadTo(app, ada, 1.2)));
    try {
      await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(2);
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [STORAGE_LOCK]);
      lock.release();
    }
    const statuses = (await uploads).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 413]);
  });
});

const WAITING = `select from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

function uploadTo(app: FastifyInstance, member: Member, megabytes: number) {
  const form = new FormData();
  form.append('file', new Blob([fileOf(megabytes)]), 'game.pbn');
  return app.inject({
    method: 'POST',
    url: '/api/games/upload',
    headers: { 'sec-fetch-site': 'same-origin', cookie: member.browser.cookie() ?? '' },
    payload: form,
  });
}

it('many uploads of one user at once do not delay other users', async () => {
  const ben = await join(server, 'Ben');
  // Reading one takes longer than refusing the others; on a busy machine a few may be done before the last arrive.
  const padding = '% A line that only has to be read.\n'.repeat(2_000);
  const many = Array.from({ length: 21 }, () =>
    ada.browser.upload(`${generatePbn({ seed: (seed += 1) })}\n${padding}`),
  );
  const other = await ben.browser.upload(generatePbn({ seed: (seed += 1) }));
  expect(other.statusCode).toBe(200);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(21);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]?.headers['retry-after']).toBe('10');
  expect(refused[0]?.json()).toMatchObject({
    error: 'Several of your files are waiting already. Please try again when they are done.',
  });
});
