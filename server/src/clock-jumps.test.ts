import { beforeAll, expect, it } from 'vitest';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { tablesParentsFirst } from './db/tables.ts';
import { resetFutureTimes } from './db/future-times.ts';
import { takeHand } from './features/analysis/repo.ts';
import { removeExpired } from './features/auth/expired.ts';
import { takeDueMail } from './features/mail/repo.ts';
import { type Member, join } from './testing/club.ts';
import { generatePbn } from './testing/generated-game.ts';
import { useTestServer } from './testing/test-server.ts';

const server = useTestServer({ rateLimit: true });
let ann: Member;

beforeAll(async () => {
  ann = await join(server, 'Ann');
  await ann.browser.upload(generatePbn({ seed: 4, boards: 2 }));
  await server.sentMailTo(ann.email);
});

const HOUR = 60 * 60;

/** As if the clock of the database had jumped: everything that is stored moves the other way. */
async function jump(seconds: number): Promise<void> {
  for (const table of tablesParentsFirst()) {
    const name = getTableName(table);
    // Nothing in it can be changed, and nothing depends on its times.
    if (name === 'audit_log') continue;
    const moments = Object.values(getTableColumns(table)).filter(
      ({ columnType }) => columnType === 'PgTimestamp',
    );
    if (moments.length === 0) continue;
    const moved = moments.map(
      (column) => `"${column.name}" = "${column.name}" - make_interval(secs => ${seconds})`,
    );
    await server.database.pool.query(`update "${name}" set ${moved.join(', ')}`);
  }
}

const failToSignIn = () =>
  server.browser().send('POST', '/api/login', { email: ann.email, password: 'a wrong one, again' });

async function expectSignedIn(): Promise<void> {
  expect((await ann.send('GET', '/api/user')).status).toBe(200);
}

it('a day forward: sessions stay, limits end, and what waited is due', async () => {
  while ((await failToSignIn()).statusCode !== 429);
  await server.database.pool.query(
    `insert into mails (kind, details, due_at) values ('verify-email', '{}', now() + interval '1 hour')`,
  );
  await takeHand(server.database.db, 20);
  await jump(24 * HOUR);
  await removeExpired(server.database.db);
  await expectSignedIn();
  expect((await failToSignIn()).statusCode).toBe(401);
  expect(await takeDueMail(server.database.db, 120)).not.toBeNull();
  expect(await takeHand(server.database.db, 20)).toMatchObject({ handId: expect.any(Number) as number });
});

it('an hour back: sessions stay, and nobody waits longer for a limit than it lasts', async () => {
  while ((await failToSignIn()).statusCode !== 429);
  await jump(-HOUR);
  await expectSignedIn();
  expect((await failToSignIn()).statusCode).toBe(401);
  expect((await ann.send('GET', '/api/users/search?query=Ann')).status).toBe(200);
});

it('years back: what was due in the future is due now', async () => {
  await jump(-5 * 365 * 24 * HOUR);
  expect(await takeHand(server.database.db, 20)).toBeNull();
  await resetFutureTimes(server.database.db);
  expect(await takeHand(server.database.db, 20)).not.toBeNull();
  expect(await takeDueMail(server.database.db, 120)).not.toBeNull();
  await expectSignedIn();
  // What is waited for in the usual way stays.
  await resetFutureTimes(server.database.db);
  expect(await takeDueMail(server.database.db, 120)).toBeNull();
});
