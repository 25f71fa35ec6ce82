import type { User } from '@bridge-review/api/user';
import { describe, expect, it } from 'vitest';
import { password, type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { noLimit } from '../auth/attempt-limit.ts';
import { authService } from '../auth/service.ts';
import { personalTokenStore } from '../tokens/service.ts';
import { updateProfile } from './update-profile.ts';

const server = useTestServer();
const names = { firstName: 'Joan', lastName: 'Whitlock', displayName: 'Joan W.' };
const ASKED = /new email address for your account/i;
const CHANGED = /address was changed/;

const change = (browser: TestBrowser, email: string, more: object = { currentPassword: password }) =>
  browser.send('PATCH', '/api/user/profile', { ...names, email, ...more });
const userOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/user')).json<User>();
const signIn = async (email: string, tried = password) =>
  (await server.browser().send('POST', '/api/login', { email, password: tried })).statusCode;

async function open(link: string | null): Promise<string | undefined> {
  const { pathname, search } = new URL(link ?? '');
  return (await server.app.inject({ url: pathname + search })).headers.location;
}

/** A user with a verified address who has requested a new one. */
async function moving(name: string) {
  const browser = server.browser();
  const [before, after] = [`${name}-old@example.org`, `${name}-new@example.org`];
  await browser.register(before);
  const first = (await server.sentMailTo(before, /confirm/)).link;
  await open(first);
  const response = await change(browser, after);
  expect(response.statusCode).toBe(200);
  return { browser, before, after, first, response, link: (await server.sentMailTo(after, /confirm/)).link };
}

describe('a new address', () => {
  it('takes effect once its link is opened, with mails to the old one before and after', async () => {
    const { browser, before, after, first, response, link } = await moving('asked');
    expect(response.json()).toMatchObject({
      ...names,
      email: before,
      emailVerified: true,
      pendingEmail: after,
    });
    expect((await server.sentMailTo(before, ASKED)).text).toContain('this one stays in use');
    expect(await signIn(before)).toBe(200);
    expect(await signIn(after)).toBe(401);
    expect(server.sentMails.filter(({ to, subject }) => to === before && CHANGED.test(subject))).toEqual([]);

    expect(await open(link)).toBe('/verify-email?success=true');
    expect(await userOf(browser)).toMatchObject({ email: after, emailVerified: true, pendingEmail: null });
    expect(await signIn(before)).toBe(401);
    expect(await signIn(after)).toBe(200);
    expect((await server.sentMailTo(before, CHANGED)).text).toContain('no longer belongs');
    expect(await open(link)).toBe('/verify-email?success=true');
    expect(await open(first)).toBe('/verify-email?error=invalid_token');
  });

  it.each([
    ['no password', {}, 'invalid_input', 'Enter your current password to change your email address'],
    [
      'an empty password',
      { currentPassword: '' },
      'invalid_input',
      'Enter your current password to change your email address',
    ],
    [
      'a wrong password',
      { currentPassword: 'mistaken' },
      'wrong_password',
      'Your current password is wrong. Please try again.',
    ],
  ])(
    'is refused with an error for currentPassword with %s, and nothing changes',
    async (_what, more, code, message) => {
      const browser = server.browser();
      const before = (await browser.register()).json<User>();
      const response = await change(browser, 'thief@example.org', more);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code, issues: [{ path: 'currentPassword', message }] });
      expect(await userOf(browser)).toEqual(before);
      expect(server.sentMails.filter(({ to }) => to === 'thief@example.org')).toEqual([]);
    },
  );

  it('stays pending when only names change, without a password', async () => {
    const { browser, before, after } = await moving('names');
    const response = await change(browser, before, { displayName: 'J. W.' });
    expect(response.json()).toMatchObject({ displayName: 'J. W.', email: before, pendingEmail: after });
  });

  it('can be cancelled, which makes its link invalid', async () => {
    const { browser, before, link } = await moving('cancelled');
    const response = await browser.send('DELETE', '/api/user/pending-email');
    expect(response.json()).toMatchObject({ email: before, pendingEmail: null });
    expect(await open(link)).toBe('/verify-email?error=invalid_token');
    expect(await userOf(browser)).toMatchObject({ email: before, emailVerified: true });
  });

  it('replaces an earlier pending one and makes its link invalid', async () => {
    const { browser, link } = await moving('twice');
    expect((await change(browser, 'twice-newest@example.org')).json()).toMatchObject({
      pendingEmail: 'twice-newest@example.org',
    });
    expect(await open(link)).toBe('/verify-email?error=invalid_token');
    expect(await open((await server.sentMailTo('twice-newest@example.org')).link)).toContain('success=true');
  });

  it('is not taken from another user who registered it meanwhile, and the page says so', async () => {
    const { browser, before, after, link } = await moving('taken');
    const owner = server.browser();
    expect((await owner.register(after)).statusCode).toBe(200);
    expect(await open(link)).toBe('/verify-email?error=address_taken');
    expect(await userOf(browser)).toMatchObject({ email: before, emailVerified: true, pendingEmail: null });
    expect(await userOf(owner)).toMatchObject({ email: after, emailVerified: false });
  });

  it('is cancelled when the password is reset', async () => {
    const { before, after, link } = await moving('stolen');
    await server.browser().send('POST', '/api/forgot-password', { email: before });
    const message = await server.sentMailTo(before, /Choose a new password/);
    const token = new URL(message.link ?? '').searchParams.get('token');
    const reset = await server
      .browser()
      .send('POST', '/api/reset-password', { token, newPassword: 'three spades redoubled' });
    expect(reset.statusCode).toBe(200);
    expect(await open(link)).toBe('/verify-email?error=invalid_token');
    expect(await signIn(after, 'three spades redoubled')).toBe(401);
    expect(await signIn(before, 'three spades redoubled')).toBe(200);
  });

  it('gets its mail again on request', async () => {
    const { browser, after } = await moving('resent');
    const mailsTo = () => server.sentMails.filter(({ to }) => to === after);
    expect((await browser.send('POST', '/api/verify-email/resend')).statusCode).toBe(204);
    await expect.poll(() => mailsTo().length).toBe(2);
    expect(await open(mailsTo()[1]?.link ?? null)).toBe('/verify-email?success=true');
  });

  it('is not set with a password that was changed meanwhile', async () => {
    const browser = server.browser();
    await browser.register('raced@example.org');
    const { db } = server.database;
    const changePassword = () =>
      browser.send('PATCH', '/api/user/password', {
        currentPassword: password,
        newPassword: 'three spades redoubled',
      });
    // The real service, with the password changed just after the old one was found right.
    const auth = authService({
      db,
      limit: {
        ...noLimit,
        afterLogin: async () => expect((await changePassword()).statusCode).toBe(204),
      },
      mail: server.services.mail,
      admission: server.services.admission,
      personalTokens: personalTokenStore,
      secondStep: server.services.secondStep,
    });
    const viewer = await auth.findViewer(browser.cookie()?.split('=')[1] ?? '');
    const asked = updateProfile(
      { db, auth, mail: server.services.mail },
      viewer!.person,
      { ...names, email: 'raced-new@example.org', currentPassword: password },
      '198.51.100.1',
    );
    await expect(asked).rejects.toMatchObject({ code: 'wrong_password' });
    expect(await userOf(browser)).toMatchObject({ email: 'raced@example.org', pendingEmail: null });
  });
});
