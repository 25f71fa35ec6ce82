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

test.describe('forgot password', () => {
  test('a forgotten password is reset by mail', async ({ page, player, mailbox, accessible }) => {
    await page.request.post('/api/logout');
    await page.goto('/auth');
    await page.getByLabel('Email').fill(player.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByLabel('Email')).toHaveValue(player.email);
    await accessible();
    await page.getByRole('button', { name: 'Send the link' }).click();

    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      `If there is an account with the address ${player.email}, a mail with a link is on its way. ` +
        'The link is valid for 30 minutes.',
    );
    await accessible();

    const { link } = await mailbox.mail(player.email, SUBJECT);
    await page.goto(link ?? '');
    await fillNewPassword(page, NEW);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
    await accessible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/auth');

    expect(await loginStatus(page, player.email, player.password)).toBe(401);
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
  });

  test('an address without an account gets the same answer and no mail', async ({
    page,
    mailbox,
    player,
  }) => {
    await page.request.post('/api/logout');
    const nobody = `nobody-${player.email}`;
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(nobody);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('main')).toContainText(`an account with the address ${nobody}`);
    // A mail that was requested later has arrived, so one to the unknown address would have too.
    await page.request.post('/api/forgot-password', { data: { email: player.email } });
    await mailbox.mail(player.email, SUBJECT);
    expect(await mailbox.to(nobody)).toEqual([]);
  });

  test('the sent state links to another try and back to sign-in, with the address', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('joan@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('button', { name: 'Try another address' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('joan@example.org');
    await page.getByLabel('Email').fill('joanna@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('Email')).toHaveValue('joanna@example.org');
  });

  test('the form needs a valid address', async ({ page, accessible }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('joan@');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await accessible();
  });

  test('signed-in users are redirected to the games', async ({ page, player }) => {
    await page.goto('/forgot-password');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  });
});

test.describe('reset password', () => {
  test('without a token the link is invalid', async ({ page, accessible }) => {
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    await accessible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('the form shows errors next to each field', async ({ page, accessible }) => {
    await page.goto('/reset-password?token=something');
    await fillNewPassword(page, '12345', '12345');
    await setNewPassword(page);
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await fillNewPassword(page, NEW, 'four spades doubled');
    await expect(page.getByText('Password must be at least 6 characters long')).toBeHidden();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await accessible();
  });

  test('a password of six characters is long enough to be set', async ({ page, player, mailbox }) => {
    await page.goto(await resetPath(page, player.email, mailbox));
    await fillNewPassword(page, SIX.slice(1));
    await setNewPassword(page);
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await fillNewPassword(page, SIX);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect(await loginStatus(page, player.email, SIX)).toBe(200);
  });

  test('a link works once', async ({ page, player, mailbox, accessible }) => {
    expectStatus(400);
    await page.request.post('/api/logout');
    const link = await resetPath(page, player.email, mailbox);
    await page.goto(link);
    await fillNewPassword(page, NEW);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

    await page.goto(link);
    await fillNewPassword(page, 'five clubs undoubled');
    await setNewPassword(page);
    await expect(page.getByRole('alert')).toHaveText('Invalid reset token');
    await accessible();
    expect(await loginStatus(page, player.email, NEW)).toBe(200);
  });

  test('a token of any shape gets an answer without an error', async ({ page }) => {
    expectStatus(400);
    for (const token of ['x', 'x'.repeat(3000), encodeURIComponent('<script>alert(1)</script>')]) {
      await page.goto(`/reset-password?token=${token}`);
      await fillNewPassword(page, NEW);
      await setNewPassword(page);
      await expect(page.getByRole('alert')).toHaveText('Invalid reset token');
    }
  });

  test('the token is removed from the URL and survives a reload', async ({ page, player, mailbox }) => {
    await page.request.post('/api/logout');
    await page.goto(await resetPath(page, player.email, mailbox));
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await fillNewPassword(page, NEW);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
  });

  test('a common password is refused next to its field, and the link still works', async ({
    page,
    player,
    mailbox,
  }) => {
    expectStatus(400);
    await page.goto(await resetPath(page, player.email, mailbox));
    await fillNewPassword(page, 'password');
    await setNewPassword(page);
    await expect(page.getByText('This password is among the most common ones')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await fillNewPassword(page, NEW);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  });

  test('a signed-in user is signed out, and told so on the same page', async ({ page, player, mailbox }) => {
    await page.goto(await resetPath(page, player.email, mailbox));
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
    await fillNewPassword(page, NEW);
    await setNewPassword(page);
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
    await expect(page.getByRole('button', { name: player.displayName })).toBeHidden();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('change password', () => {
  test.beforeEach(async ({ page, player }) => {
    await page.goto('/account?tab=password');
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  });

  test('the password is changed, the fields are cleared, and a mail is sent', async ({
    page,
    player,
    mailbox,
    accessible,
  }) => {
    await page.getByLabel('Current password').fill(player.password);
    await fillNewPassword(page, NEW);
    const sent = page.waitForRequest('**/api/user/password');
    await changePassword(page);
    expect((await sent).postDataJSON()).toEqual({ currentPassword: player.password, newPassword: NEW });
    await expect(toastOf(page)).toContainText('Password changed');
    await expect(toastOf(page)).toContainText('Your password has been changed successfully.');
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    await accessible();
    await page.reload();
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
    await mailbox.mail(player.email, 'Your password was changed');
    expect(await loginStatus(page, player.email, player.password)).toBe(401);
    expect(await loginStatus(page, player.email, NEW)).toBe(200);
  });

  test('the password form shows errors next to each field', async ({ page, accessible }) => {
    await changePassword(page);
    for (const sentence of [
      'Current password is required',
      'New password must be at least 6 characters',
      'Please confirm your new password',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByLabel('Current password')).toBeFocused();
    await accessible();
    await fillNewPassword(page, NEW, 'four spades doubled');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await page.getByLabel('Confirm new password').fill(NEW);
    await expect(page.getByText("Passwords don't match")).toBeHidden();
  });

  test('a new password and its confirmation have at least six characters', async ({ page, player }) => {
    const sentences = ['New password must be at least 6 characters', 'Please confirm your new password'];
    await page.getByLabel('Current password').fill(player.password);
    await fillNewPassword(page, SIX.slice(1));
    await changePassword(page);
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
    await fillNewPassword(page, SIX);
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeHidden();
    await changePassword(page);
    await expect(toastOf(page)).toContainText('Password changed');
    expect(await loginStatus(page, player.email, SIX)).toBe(200);
  });

  test('a wrong current password is reported next to its field and in a toast', async ({ page, player }) => {
    expectStatus(400);
    await page.getByLabel('Current password').fill('not the password');
    await fillNewPassword(page, NEW);
    await changePassword(page);
    const sentence = 'Your current password is not right. Please try again.';
    await expect(toastOf(page)).toContainText('Failed to change password');
    await expect(toastOf(page)).toContainText(sentence);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW);
    expect(await loginStatus(page, player.email, player.password)).toBe(200);
  });
});
