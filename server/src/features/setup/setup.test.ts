import type { SetupReport, TestMail } from '@bridge-review/api/setup';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { withoutSecrets } from './without-secrets.ts';

const SMTP = 'smtp://club%40example.org:opening%20lead@127.0.0.1:9';
const server = useTestServer({
  smtpUrl: SMTP,
  publicUrl: 'https://bridge.example.org',
  given: new Set(['SMTP_URL', 'PUBLIC_URL']),
});

const report = async (
  headers: Record<string, string> = {},
): Promise<{ report: SetupReport; body: string }> => {
  const { browser } = await joinAs(server, 'admin');
  const { body } = await server.app.inject({
    url: '/api/admin/setup',
    headers: { host: 'bridge.example.org', cookie: browser.cookie() ?? '', ...headers },
  });
  return { report: JSON.parse(body) as SetupReport, body };
};

describe('the report on the setup', () => {
  it('says what is set, and holds no secret', async () => {
    const { report: found, body } = await report();
    expect(found).toMatchObject({
      mail: { kind: 'smtp', server: '127.0.0.1:9', fromIsSet: false },
      address: { publicUrl: 'https://bridge.example.org', isSet: true, seen: 'http://bridge.example.org' },
      proxy: { isThere: false, isTrusted: false },
      cookieIsSecure: true,
      support: { email: 'support@example.org', isSet: false },
      registration: { mode: 'open', isChosen: false },
      database: server.database.engine,
      backup: { schedule: null, lastAt: null, failure: null },
      reminderHiddenAt: null,
    });
    // As tests run it.
    expect(found.findings.map(({ name }) => name)).toContain('no-limits');
    expect(body).not.toMatch(/opening|lead|club/);
  });

  it('sees a proxy that is not trusted', async () => {
    const { report: found } = await report({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' });
    expect(found).toMatchObject({
      proxy: { isThere: true, isTrusted: false },
      address: { seen: 'http://bridge.example.org' },
    });
  });

  it('has a reminder that is hidden for all administrators, and shown again', async () => {
    const [one, two] = [await joinAs(server, 'admin'), await joinAs(server, 'admin')];
    const { body } = await one.send('PUT', '/api/admin/setup', { isReminderHidden: true });
    const { reminderHiddenAt } = body as SetupReport;
    expect(reminderHiddenAt).not.toBeNull();
    expect((await two.send('GET', '/api/admin/setup')).body).toMatchObject({ reminderHiddenAt });
    expect((await two.send('PUT', '/api/admin/setup', { isReminderHidden: false })).body).toMatchObject({
      reminderHiddenAt: null,
    });
  });

  it('counts the mails that are not taken', async () => {
    const admin = await joinAs(server, 'admin');
    // Those of the registrations are being tried; these are not due.
    await server.database.pool.query('delete from mails');
    await server.database.pool.query(
      `insert into mails (kind, details, last_error, refused_at, due_at) values
       ('reset-password', '{}', 'Invalid login: 535 club@example.org', null, now() + interval '1 day'),
       ('reset-password', '{}', 'no such user', now(), now())`,
    );
    const found = (await admin.send('GET', '/api/admin/setup')).body as SetupReport;
    expect(found.mail).toMatchObject({ waiting: 1, refused: 1, lastError: 'Invalid login: 535 …' });
  });
});

it('a test mail answers what became of it, also of a mail server that is not there', async () => {
  const admin = await joinAs(server, 'admin');
  const { status, body } = await admin.send('POST', '/api/admin/setup/test-mail');
  expect(status).toBe(200);
  const { outcome, to, reason } = body as TestMail;
  expect({ outcome, to }).toEqual({ outcome: 'failed', to: admin.email });
  expect(reason).toContain('ECONNREFUSED');
});

it.each([
  ['Invalid login for club@example.org', 'Invalid login for …'],
  ['AUTH Y2x1YkBleGFtcGxlLm9yZw== refused', 'AUTH … refused'],
  ['opening lead and opening%20lead', '… and …'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutSecrets(text, SMTP)).toBe(shown);
  expect(withoutSecrets(text, null)).toBe(text);
});
