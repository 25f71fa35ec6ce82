import type { Page } from '@playwright/test';
import { expect, expectStatus, test, toastOf } from './test.ts';

const SUBJECT = 'Choose a new password';
const NEW = 'four spades redoubled';
/** As short as a password may be. */
const SIX = '4S-dbl';

async function fillNewPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
}

const setNewPassword = (page: Page) => page.getByRole('button', { name: 'Set new password' }).click();
const changePassword = (page: Page) => page.getByRole('button', { name: 'Change password' }).click();

const loginStatus = async (page: Page, email: string, password: string): Promise<number> =>
  (await page.request.post('/api/login', { data: { email, password } })).status();

/** Requests a reset through the API, and returns the address of the link. */
async function resetPath(
  page: Page,
  email: string,
  mailbox: { mail(to: string, subject: string): Promise<{ link: string | null }> },
): Promise<string> {
  await page.request.post('/api/forgot-password', { data: { email } });
  return (await mailbox.mail(email, SUBJECT)).link ?? 'a mail without a link';
}

test('a forgotten password is reset by mail, and an address without an account gets the same answer and no mail', async ({
  page,
  player,
  mailbox,
  accessible,
}) => {
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(player.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email);
  await accessible();
  const expectSent = async (email: string) => {
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      `If there is an account with the address ${email}, an email with a link is on its way. ` +
        'The link is valid for 30 minutes.',
    );
  };
  const nobody = `nobody-${player.email}`;

  await test.step('the answer is the same for an unknown address', async () => {
    await page.getByLabel('Email', { exact: true }).fill(nobody);
    await expectSent(nobody);
    await page.getByRole('button', { name: 'Try another address' }).click();
    await page.getByLabel('Email', { exact: true }).fill(player.email);
    await expectSent(player.email);
  });

  await test.step('only the known address gets a mail', async () => {
    const { link } = await mailbox.mail(player.email, SUBJECT);
    // This mail was requested later, so one to the unknown address would have arrived too.
    expect(await mailbox.to(nobody)).toEqual([]);
    await page.goto(link ?? '');
  });

  await test.step('the new password counts, and the old one no longer', async () => {
    await fillNewPassword(page, NEW);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/auth');
    expect(await loginStatus(page, player.email, player.password)).toBe(401);
    await page.getByLabel('Email', { exact: true }).fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a reset link survives a reload and a refused password, signs out, and works once', async ({
  page,
  player,
  mailbox,
}) => {
  expectStatus(400);
  const link = await resetPath(page, player.email, mailbox);
  const userMenu = page.getByRole('button', { name: player.displayName });

  await test.step('the token is removed from the URL and survives a reload', async () => {
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await expect(userMenu).toBeVisible();
  });

  await test.step('a common password is refused, and the link still works', async () => {
    await fillNewPassword(page, 'password');
    await setNewPassword(page);
    await expect(page.getByText('This password is too common')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a password of six characters is long enough, and signs out', async () => {
    await fillNewPassword(page, SIX);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
    await expect(userMenu).toBeHidden();
  });

  await test.step('a reload after the change shows an invalid link', async () => {
    await page.reload();
    await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
  });

  await test.step('the link does not work a second time', async () => {
    await page.goto(link);
    await fillNewPassword(page, 'five clubs undoubled');
    await setNewPassword(page);
    await expect(page.getByRole('alert')).toHaveText('Invalid reset token');
    expect(await loginStatus(page, player.email, SIX)).toBe(200);
  });
});

test('the password is changed, the fields are cleared, and a mail is sent', async ({
  page,
  player,
  mailbox,
}) => {
  expectStatus(400);
  await page.goto('/account?tab=password');

  await test.step('a wrong current password changes nothing', async () => {
    await page.getByLabel('Current password').fill('not the password');
    await fillNewPassword(page, SIX);
    await changePassword(page);
    await expect(
      page.getByRole('main').getByText('Your current password is wrong. Please try again.'),
    ).toBeVisible();
    expect(await loginStatus(page, player.email, player.password)).toBe(200);
  });

  await page.getByLabel('Current password').fill(player.password);
  const sent = page.waitForRequest('**/api/user/password');
  await changePassword(page);
  expect((await sent).postDataJSON()).toEqual({ currentPassword: player.password, newPassword: SIX });
  await expect(toastOf(page)).toContainText('Password changed');
  await expect(toastOf(page)).toContainText('Your password has been changed successfully.');
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await page.reload();
  await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  await mailbox.mail(player.email, 'Your password was changed');
  expect(await loginStatus(page, player.email, player.password)).toBe(401);
  expect(await loginStatus(page, player.email, SIX)).toBe(200);
});
