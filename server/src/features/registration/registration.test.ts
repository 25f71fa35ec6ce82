import type { Applicant, Invitation, MadeInvitation } from '@bridge-review/api/registration';
import { registrationLimits, registrationMessages } from '@bridge-review/api/registration';
import type { RegistrationMode } from '@bridge-review/api/registration-mode';
import type { User } from '@bridge-review/api/user';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import type { Member } from '../../testing/club.ts';
import { password, type TestBrowser, useSecondServer, useTestServer } from '../../testing/test-server.ts';
import { serverMessages } from '../../server-messages.ts';

const server = useTestServer();
const second = useSecondServer(server);
let admin: Member;
let other: Member;

beforeAll(async () => {
  admin = await joinAs(server, 'admin', 'Ida');
  other = await joinAs(server, 'admin', 'Otto');
});
afterEach(() => server.database.pool.query('delete from site_settings'));

const setMode = async (mode: RegistrationMode): Promise<void> => {
  const { status } = await admin.send('PUT', '/api/admin/registration', { mode });
  expect(status).toBe(200);
};

let people = 0;
const newEmail = (): string => `applicant${(people += 1)}@example.org`;
const form = (email: string, more: object = {}) => ({
  email,
  password,
  firstName: 'Nell',
  lastName: 'Amsel',
  displayName: 'Nell A.',
  ...more,
});
const register = (email: string, more: object = {}, browser: TestBrowser = server.browser()) =>
  browser.send('POST', '/api/register', form(email, more));
const signIn = (email: string, browser: TestBrowser = server.browser()) =>
  browser.send('POST', '/api/login', { email, password });

const invite = async (wanted: object = {}): Promise<MadeInvitation> => {
  const { status, body } = await admin.send('POST', '/api/admin/invitations', wanted);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as MadeInvitation;
};
const listed = async (id: number): Promise<Invitation | undefined> =>
  ((await admin.send('GET', '/api/admin/invitations')).body as Invitation[]).find((one) => one.id === id);
const actions = async (): Promise<string[]> =>
  ((await admin.send('GET', '/api/admin/audit-log')).body as { action: string }[]).map(
    ({ action }) => action,
  );

describe('who may register', () => {
  it('is everybody, until an administrator chooses; the choice counts on all servers and is in the audit log', async () => {
    expect((await admin.send('GET', '/api/admin/registration')).body).toEqual({
      mode: 'open',
      isChosen: false,
      waiting: 0,
    });
    expect((await register(newEmail())).statusCode).toBe(200);
    await setMode('invitation');
    const elsewhere = await second.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: form(newEmail()),
    });
    expect(elsewhere.json()).toMatchObject({ code: 'invitation_required' });
    expect((await admin.send('GET', '/api/admin/registration')).body).toMatchObject({
      mode: 'invitation',
      isChosen: true,
    });
    const { body } = await admin.send('GET', '/api/admin/audit-log?limit=1');
    expect(body).toMatchObject([
      {
        action: 'registration_changed',
        actor: { name: 'Ida' },
        details: { registrationFrom: 'open', registrationTo: 'invitation' },
      },
    ]);
  });

  it('is said by the pages of all servers once it changes, and is not read for each of them', async () => {
    const shownBy = async ({ app }: typeof second) =>
      /name="registration" content="(\w+)"/.exec((await app.inject('/auth')).body)?.[1];
    const chooseByHand = (mode: RegistrationMode) =>
      server.database.pool.query(
        `insert into site_settings (registration) values ('${mode}') on conflict (id) do update set registration = '${mode}'`,
      );
    for (const one of [server, second]) {
      // A change by hand publishes no event.
      await vi.waitFor(
        async () => {
          await chooseByHand('approval');
          const before = await shownBy(one);
          await chooseByHand('open');
          expect(await shownBy(one)).toBe(before);
        },
        { timeout: 30_000 },
      );
    }
    await setMode('invitation');
    expect(await shownBy(server)).toBe('invitation');
    await expect.poll(() => shownBy(second), { timeout: 30_000 }).toBe('invitation');
  });

  it('is not for others to choose, and only one of three', async () => {
    const player = await joinAs(server, 'player');
    expect((await player.send('PUT', '/api/admin/registration', { mode: 'open' })).status).toBe(403);
    const { status, body } = await admin.send('PUT', '/api/admin/registration', { mode: 'closed' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: registrationMessages.mode });
  });
});

describe('by invitation', () => {
  it('nobody registers without one, and no account shows in the answer', async () => {
    await setMode('invitation');
    const [unknown, taken] = [newEmail(), admin.email];
    const answers = await Promise.all([
      register(unknown),
      register(taken),
      register(unknown, { invitation: 'made up' }),
      register(taken, { invitation: 'made up' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(answers[0].body).toBe(answers[1].body);
    expect(answers[2].body).toBe(answers[3].body);
    expect(answers[0].json()).toMatchObject({ message: serverMessages.invitationRequired });
    expect(answers[2].json()).toMatchObject({ code: 'invitation_invalid' });
  });

  it('a link lets as many in as it is for, and the list says who', async () => {
    await setMode('invitation');
    const { id, token } = await invite({ people: 2, label: ' Tuesday group ' });
    expect(await listed(id)).toMatchObject({ label: 'Tuesday group', state: 'open', createdBy: 'Ida' });
    for (const displayName of ['Nell', 'Olga']) {
      const answer = await register(newEmail(), { invitation: token, displayName });
      expect(answer.json()).toMatchObject({ isActive: true });
      expect(answer.cookies.map(({ name }) => name)).toEqual(['session', 'device']);
    }
    expect(await listed(id)).toMatchObject({ used: 2, state: 'used', usedBy: ['Nell', 'Olga'] });
    expect((await register(newEmail(), { invitation: token })).json()).toMatchObject({
      code: 'invitation_invalid',
    });
  });

  it('of many at once for the last place exactly one gets it', async () => {
    await setMode('invitation');
    const { id, token } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0
          ? register(newEmail(), { invitation: token })
          : second.app.inject({
              method: 'POST',
              url: '/api/register',
              payload: form(newEmail(), { invitation: token }),
            }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5);
    expect(await listed(id)).toMatchObject({ used: 1, usedBy: ['Nell A.'] });
  });

  it('a registration that fails takes no place', async () => {
    await setMode('invitation');
    const { id, token } = await invite();
    expect((await register(admin.email, { invitation: token })).json()).toMatchObject({
      code: 'email_taken',
    });
    expect(await listed(id)).toMatchObject({ used: 0, state: 'open' });
    expect((await register(newEmail(), { invitation: token })).statusCode).toBe(200);
  });

  it('one for an address is for that address alone, whatever its case', async () => {
    await setMode('invitation');
    const email = newEmail();
    const { token } = await invite({ email });
    expect((await register(newEmail(), { invitation: token })).json()).toMatchObject({
      code: 'invitation_invalid',
    });
    expect((await register(email.toUpperCase(), { invitation: token })).statusCode).toBe(200);
  });

  it.each([
    ['withdrawn', (id: number) => admin.send('DELETE', `/api/admin/invitations/${id}`)],
    [
      'expired',
      (id: number) =>
        server.database.pool.query('update invitations set expires_at = now() where id = $1', [id]),
    ],
  ])('one that is %s lets nobody in, and stays in the list', async (state, end) => {
    await setMode('invitation');
    const { id, token } = await invite({ people: 3 });
    const read = () => server.browser().send('POST', '/api/register/invitation', { invitation: token });
    expect((await read()).json()).toEqual({ email: null });
    await end(id);
    expect((await read()).json()).toMatchObject({ code: 'invitation_invalid' });
    expect((await register(newEmail(), { invitation: token })).statusCode).toBe(403);
    expect(await listed(id)).toMatchObject({ state });
  });

  it('its token is shown once, stored as a hash and not logged', async () => {
    const { id, token } = await invite({ people: 5 });
    expect(token).toMatch(/^[\w-]{43}$/);
    await server.browser().send('POST', '/api/register/invitation', { invitation: token });
    const { rows } = await server.database.pool.query(
      'select * from invitation_tokens where invitation_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, await listed(id), server.log])).not.toContain(token);
  });

  it('a link can be mailed: the mail has one of its own for the same place', async () => {
    await setMode('invitation');
    server.services.mail.start();
    const email = newEmail();
    const { id, token } = await invite({ email, mail: true, days: 7 });
    const mail = await server.sentMailTo(email, /invitation/);
    expect(mail.text).toContain('Ida invites you');
    const mailed = /#invitation=([\w-]{43})\n/.exec(mail.text)?.[1];
    expect(mailed).not.toBe(token);
    expect((await register(email, { invitation: mailed })).statusCode).toBe(200);
    expect(await listed(id)).toMatchObject({ state: 'used' });
    expect((await register(newEmail(), { invitation: token })).statusCode).toBe(403);
  });

  it.each([
    [{ people: 0 }, 'people', registrationMessages.people],
    [{ people: 501 }, 'people', registrationMessages.people],
    [{ people: 2, email: 'nell@example.org' }, 'people', registrationMessages.oneAddress],
    [{ mail: true }, 'email', registrationMessages.mailNeedsAddress],
    [{ label: 'x'.repeat(61) }, 'label', registrationMessages.label],
  ])('%j is refused with a reason', async (wanted, path, message) => {
    const { status, body } = await admin.send('POST', '/api/admin/invitations', wanted);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path, message }] });
  });

  it('all that can be used are in the list, however many were made after them', async () => {
    const { pool } = server.database;
    const { id } = await invite({ label: 'Old, and still open' });
    await pool.query(
      `insert into invitations (people, used, expires_at) select 1, 1, now() + interval '1 day' from generate_series(1, $1)`,
      [registrationLimits.listed],
    );
    expect(await listed(id)).toMatchObject({ state: 'open' });
    await pool.query('delete from invitations');
  });

  it('there are a hundred open ones at most, also when two are made at once', async () => {
    const { pool } = server.database;
    await pool.query('delete from invitations');
    await pool.query(
      `insert into invitations (people, expires_at) select 1, now() + interval '1 day' from generate_series(1, $1)`,
      [registrationLimits.invitations - 1],
    );
    const made = await Promise.all(
      [admin, other].map((one) => one.send('POST', '/api/admin/invitations', {})),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(1);
    await pool.query('delete from invitations');
  });

  it('an administrator who was demoted meanwhile makes none', async () => {
    const former = await joinAs(server, 'admin');
    const viewer = await server.services.auth.findViewer(former.browser.cookie()?.split('=')[1] ?? '');
    await server.database.pool.query("update users set user_type = 'player' where id = $1", [former.id]);
    const wanted = { label: null, email: null, people: 1, days: 30, mail: false } as const;
    await expect(server.services.registration.invite(viewer!, wanted)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('by approval', () => {
  const applicants = async (state = 'waiting'): Promise<Applicant[]> =>
    (await admin.send('GET', `/api/admin/registrations?state=${state}`)).body as Applicant[];
  const decide = (by: Member, id: number, decision: string, seen = 'waiting') =>
    by.send('POST', `/api/admin/registrations/${id}/decision`, { decision, seen });
  const apply = async (): Promise<User> => {
    await setMode('approval');
    const answer = await register(newEmail());
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<User>();
  };

  it('who registers waits: no session, and signing in says so', async () => {
    await setMode('approval');
    const browser = server.browser();
    const email = newEmail();
    const answer = await register(email, {}, browser);
    expect(answer.json()).toMatchObject({ email, isActive: false });
    expect(answer.cookies).toEqual([]);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
    const refused = await signIn(email, browser);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'awaiting_approval',
      message: serverMessages.awaitingConfirmation,
    });
    expect(refused.cookies).toEqual([]);
    expect((await browser.send('POST', '/api/login', { email, password: 'a guess' })).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await admin.send('GET', `/api/users/search?query=${email}`)).body).toEqual([]);
  });

  it('the address is confirmed as ever, and administrators get one mail', async () => {
    server.services.mail.start();
    const first = await apply();
    const second_ = await apply();
    const links = await Promise.all(
      [first, second_].map(async ({ email }) => {
        const { text } = await server.sentMailTo(email, /confirm/);
        return /\/api\/verify-email\?token=\S+/.exec(text)?.[0] ?? '';
      }),
    );
    const confirmed = await Promise.all(links.map((link) => server.browser().send('GET', link)));
    for (const { headers } of confirmed) expect(headers.location).toBe('/verify-email?success=true');
    expect((await signIn(first.email)).json()).toMatchObject({ message: serverMessages.awaitingApproval });
    expect((await applicants()).find(({ id }) => id === first.id)).toMatchObject({ emailVerified: true });
    const { rows } = await server.database.pool.query(
      "select id from mails where kind = 'registration-waits' and details ->> 'userId' = $1",
      [String(admin.id)],
    );
    expect(rows).toHaveLength(1);
    await server.database.pool.query("update mails set due_at = now() where kind = 'registration-waits'");
    server.services.mail.wake();
    expect((await server.sentMailTo(admin.email, /for approval/)).text).toContain('/admin?tab=registration');
  });

  it('who is approved gets a mail, and signs in', async () => {
    server.services.mail.start();
    const { id, email } = await apply();
    expect((await admin.send('GET', '/api/admin/stats')).body).toMatchObject({
      waiting: (await applicants()).length,
    });
    expect((await decide(admin, id, 'approve')).body).toEqual({ id, state: null });
    expect((await server.sentMailTo(email, /Welcome/)).text).toContain('/auth');
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await applicants()).some((one) => one.id === id)).toBe(false);
    expect((await actions())[0]).toBe('registration_approved');
  });

  it('who is declined gets a mail, reaches nothing, and can be approved later', async () => {
    server.services.mail.start();
    const { id, email } = await apply();
    expect((await decide(admin, id, 'decline')).body).toEqual({ id, state: 'declined' });
    const mail = await server.sentMailTo(email, /Your registration/);
    expect(mail.text).toContain('support@example.org');
    expect((await signIn(email)).json()).toMatchObject({ code: 'registration_declined' });
    expect((await server.browser().send('POST', '/api/forgot-password', { email })).statusCode).toBe(200);
    await expect.poll(async () => (await server.database.pool.query('select 1 from mails')).rowCount).toBe(0);
    expect(
      server.sentMails.filter(({ to, subject }) => to === email && /new password/.test(subject)),
    ).toEqual([]);
    expect((await applicants('declined')).find((one) => one.id === id)).toMatchObject({ state: 'declined' });
    expect((await decide(admin, id, 'approve', 'declined')).body).toEqual({ id, state: null });
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('of two administrators who decide at once the first counts, and the other gets that outcome', async () => {
    const { id, email } = await apply();
    const [one, two] = await Promise.all([decide(admin, id, 'approve'), decide(other, id, 'decline')]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    expect(one.status === 409 ? one.body : two.body).toMatchObject({ code: 'already_decided' });
    expect((await signIn(email)).statusCode).toBe(one.status === 200 ? 200 : 403);
    const { rows } = await server.database.pool.query(
      "select 1 from audit_log where target_id = $1 and action like 'registration_%'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('the same decision twice is one', async () => {
    const { id } = await apply();
    const both = await Promise.all([decide(admin, id, 'decline'), decide(other, id, 'decline')]);
    expect(both.map(({ body }) => body)).toEqual([
      { id, state: 'declined' },
      { id, state: 'declined' },
    ]);
    const { rows } = await server.database.pool.query(
      "select 1 from audit_log where target_id = $1 and action = 'registration_declined'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('cannot be used to deactivate or approve somebody else', async () => {
    const player = await joinAs(server, 'player');
    expect((await decide(admin, player.id, 'decline')).body).toMatchObject({ code: 'already_decided' });
    expect((await player.send('GET', '/api/user')).status).toBe(200);
    const { id } = await apply();
    expect((await decide(player, id, 'approve')).status).toBe(403);
    const { status, body } = await admin.send('POST', `/api/admin/users/${id}/reactivate`);
    expect(status).toBe(403);
    expect(body).toMatchObject({ message: serverMessages.notDecided });
  });

  it('an invitation spares the waiting', async () => {
    await setMode('approval');
    const { token } = await invite();
    expect((await register(newEmail(), { invitation: token })).json()).toMatchObject({ isActive: true });
    expect((await register(newEmail(), { invitation: token })).json()).toMatchObject({ isActive: false });
  });

  it('who waits when registration is opened still waits', async () => {
    const { id, email } = await apply();
    await setMode('open');
    expect((await signIn(email)).json()).toMatchObject({ code: 'awaiting_approval' });
    expect((await applicants()).some((one) => one.id === id)).toBe(true);
    expect((await register(newEmail())).json()).toMatchObject({ isActive: true });
  });

  it('takes no more than may wait at once', async () => {
    await setMode('approval');
    await server.database.pool.query(
      `insert into users (email, password_hash, first_name, last_name, display_name, approval, deactivated_at)
       select 'crowd' || n || '@example.org', '', 'A', 'B', 'C', 'waiting', now() from generate_series(1, $1) n`,
      [registrationLimits.waiting],
    );
    const refused = await register(newEmail());
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ message: serverMessages.tooManyWait });
    await server.database.pool.query("delete from users where email like 'crowd%'");
  });
});

it('a registration under way when the mode changes is either before or after it', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => register(newEmail())),
    setMode('invitation'),
    ...Array.from({ length: 4 }, () => register(newEmail())),
  ]);
  for (const answer of answers) if (answer !== undefined) expect([200, 403]).toContain(answer.statusCode);
  expect((await register(newEmail())).statusCode).toBe(403);
});

it('what is old is removed: invitations, the declined, and who never confirmed an address', async () => {
  const { pool } = server.database;
  await setMode('approval');
  const emails = ['waiting', 'verified', 'declined', 'recent'].map((name) => `${name}@old.example.org`);
  for (const email of emails) await register(email);
  await pool.query("update users set email_verified_at = now() where email = 'verified@old.example.org'");
  await pool.query("update users set approval = 'declined' where email = 'declined@old.example.org'");
  await pool.query(
    `update users set created_at = now() - interval '31 days', deactivated_at = now() - interval '31 days'
     where email like '%@old.example.org' and email not like 'recent%'`,
  );
  const { id: kept } = await invite();
  const { id: old } = await invite();
  await pool.query("update invitations set expires_at = now() - interval '91 days' where id = $1", [old]);
  await server.services.registration.removeOld();
  const { rows } = await pool.query<{ email: string }>(
    "select email from users where email like '%@old.example.org' order by id",
  );
  expect(rows.map(({ email }) => email)).toEqual(['verified@old.example.org', 'recent@old.example.org']);
  expect(await listed(old)).toBeUndefined();
  expect(await listed(kept)).toBeDefined();
});

it('a deleted account leaves nothing in invitations', async () => {
  const email = newEmail();
  const { id, token } = await invite({ email });
  const browser = server.browser();
  await register(email, { invitation: token }, browser);
  expect((await browser.send('DELETE', '/api/user', { password })).statusCode).toBe(204);
  expect(await listed(id)).toBeUndefined();
});
