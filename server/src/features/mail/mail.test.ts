import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { inTransaction } from '../../db/transaction.ts';
import { makeLogger } from '../../http/logger.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { accountMails } from '../auth/mails.ts';
import { insertUser } from '../auth/repo.ts';
import { backupMails } from '../backups/mails.ts';
import { reportMails } from '../reports/mails.ts';
import { registrationMails } from '../registration/mails.ts';
import { partnerNotificationMails } from '../partner-notifications/mails.ts';
import { type MailService, mailService } from './service.ts';
import { makeTransport } from './transport.ts';

let database: TestDatabase;
let smtp: TestSmtpServer;
let services: MailService[] = [];
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  smtp = await startSmtpServer();
  folder = await mkdtemp(join(tmpdir(), 'bridge-mail-'));
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  await smtp.stop();
  await rm(folder, { recursive: true });
  await database.pool.query('delete from mails');
});

/** A server's own way of sending mails, on the shared database. */
function makeService(smtpUrl: string | null = smtp.url): MailService {
  const config = { ...readConfig({}), smtpUrl, dataDir: folder };
  const service = mailService({
    db: database.db,
    transport: makeTransport(config, () => undefined),
    composers: {
      ...accountMails(database.db, config),
      ...registrationMails(database.db, config),
      ...backupMails(database.db, config),
      ...partnerNotificationMails(database.db, config),
      ...reportMails(database.db, config),
    },
    log: makeLogger('silent'),
  });
  services.push(service);
  return service;
}

let people = 0;
async function newUser(
  displayName = 'Ada',
  domain = 'example.org',
): Promise<{ userId: number; email: string }> {
  const email = `mail${(people += 1)}@${domain}`;
  const names = { firstName: 'Ada', lastName: 'Lark', displayName, passwordHash: 'none' };
  return { userId: (await insertUser(database.db, { email, ...names })).id, email };
}

const waiting = async () =>
  (await database.pool.query('select * from mails')).rows as Record<string, unknown>[];

/** The text part of a mail, decoded. */
const textOf = (source: string): string =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));

it('is sent over SMTP, in text and HTML, and then deleted', async () => {
  const user = await newUser('Łukasz <b>');
  const service = makeService();
  await service.enqueue(database.db, { kind: 'verify-email', ...user });
  service.wake();
  await expect.poll(() => smtp.received.length).toBe(1);
  const { to, source } = smtp.received[0]!;
  expect(to).toEqual([user.email]);
  expect(source).toContain('Subject: Please confirm your email address');
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toContain('Content-Type: text/html');
  expect(textOf(source)).toContain('Hello Łukasz <b>,');
  expect(textOf(source)).toContain('Łukasz &lt;b&gt;');
  expect(textOf(source)).toMatch(/http:\/\/127\.0\.0\.1:3000\/api\/verify-email\?token=[\w-]{43}/);
  await expect.poll(waiting).toEqual([]);
});

it('is not sent if its transaction is rolled back', async () => {
  const user = await newUser();
  const service = makeService();
  await expect(
    inTransaction(database.db, async (tx) => {
      await service.enqueue(tx, { kind: 'verify-email', ...user });
      throw new Error('never mind');
    }),
  ).rejects.toThrow('never mind');
  expect(await waiting()).toEqual([]);
});

it('waits while the mail server is unreachable, and is sent afterwards', async () => {
  const user = await newUser();
  const port = Number(new URL(smtp.url).port);
  await smtp.stop();
  const service = makeService();
  service.start();
  await service.enqueue(database.db, { kind: 'verify-email', ...user });
  service.wake();
  await expect.poll(async () => (await waiting())[0]?.['last_error']).toMatch(/ECONNREFUSED/);

  smtp = await startSmtpServer(port);
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1);
  await expect.poll(waiting).toEqual([]);
});

it('is sent once, however many servers run', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => newUser()));
  const all = Array.from({ length: 4 }, () => makeService());
  for (const user of users) await all[0]!.enqueue(database.db, { kind: 'verify-email', ...user });
  for (const service of all) service.wake();
  await expect.poll(waiting).toEqual([]);
  expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(
    users.map(({ email }) => email).toSorted(),
  );
});

it('is taken over when the server that leased it dies', async () => {
  const [user, next] = [await newUser(), await newUser()];
  const service = makeService();
  await service.enqueue(database.db, { kind: 'verify-email', ...user });
  await database.pool.query("update mails set tries = 1, due_at = now() + interval '2 minutes'");
  // A mail that is due is sent past the one that another server still has.
  await service.enqueue(database.db, { kind: 'verify-email', ...next });
  service.wake();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  expect(smtp.received.map(({ to }) => to)).toEqual([[next.email]]);
  await database.pool.query("update mails set due_at = now() - interval '1 second'");
  service.wake();
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[next.email], [user.email]]);
});

it('is given up after a permanent failure, and kept for administrators', async () => {
  const user = await newUser('Ada', 'refused.example');
  const service = makeService();
  await service.enqueue(database.db, { kind: 'verify-email', ...user });
  service.wake();
  await expect.poll(async () => (await waiting())[0]?.['refused_at']).toBeInstanceOf(Date);
  // The next one is sent, and the first was not tried again.
  const next = await newUser();
  await service.enqueue(database.db, { kind: 'verify-email', ...next });
  service.wake();
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[next.email]]);
  await expect.poll(async () => (await waiting()).length).toBe(1);
  expect(await waiting()).toMatchObject([{ tries: 1 }]);
});

it('is not sent to users who were deleted or changed their address', async () => {
  const [gone, moved] = [await newUser(), await newUser()];
  await database.pool.query('update users set deactivated_at = now() where id = $1', [gone.userId]);
  await database.pool.query("update users set email = 'moved@example.org' where id = $1", [moved.userId]);
  const service = makeService();
  for (const user of [gone, moved]) await service.enqueue(database.db, { kind: 'verify-email', ...user });
  service.wake();
  await expect.poll(waiting).toEqual([]);
  expect(smtp.received).toEqual([]);
});

it('cannot be given extra headers', async () => {
  const user = await newUser('Eve\r\nBcc: everybody@example.org\r\n\r\nHello');
  const service = makeService();
  await service.enqueue(database.db, { kind: 'verify-email', ...user });
  service.wake();
  await expect.poll(() => smtp.received.length).toBe(1);
  const { to, source } = smtp.received[0]!;
  expect(to).toEqual([user.email]);
  const headers = source.split('\r\n\r\n', 1)[0] ?? '';
  expect(headers).not.toMatch(/bcc/i);
});

it.each([
  'eve@example.org\r\nBcc: everybody@example.org',
  'eve@example.org, everybody@example.org',
  'eve: everybody@example.org;',
])('cannot be given extra headers or recipients by the address %j', async (to) => {
  const text = 'Hello';
  const message = { to, subject: text, text, html: text, link: null };
  const config = { ...readConfig({}), dataDir: folder };
  const files: string[] = [];
  await makeTransport(config, (file) => void files.push(file)).send(message, 'one');
  const source = await readFile(files[0]!, 'utf8');
  expect(source.split('\r\n').filter((line) => /^(?:to|cc|bcc):/i.test(line))).toEqual([
    expect.stringMatching(/^To: <"[^"]+"@example\.org;?>$/),
  ]);

  const transport = makeTransport({ ...config, smtpUrl: smtp.url }, () => undefined);
  // A mail server may refuse such an address.
  await transport.send(message, 'two').catch(() => undefined);
  await transport.send({ ...message, to: 'eve@example.org' }, 'three');
  transport.close();
  const recipients = smtp.received.map((mail) => mail.to);
  expect(recipients.at(-1)).toEqual(['eve@example.org']);
  for (const one of recipients) {
    expect(one).toHaveLength(1);
    expect(one).not.toContain('everybody@example.org');
  }
});

it('is written to a file within a second if there is no mail server', async () => {
  const user = await newUser();
  const service = makeService(null);
  await service.enqueue(database.db, { kind: 'verify-email', ...user });
  service.wake();
  await expect.poll(waiting).toEqual([]);
  const files = await readdir(join(folder, 'outbox'));
  expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
  const source = await readFile(join(folder, 'outbox', files[0]!), 'utf8');
  expect(source).toContain(`To: ${user.email}`);
});
