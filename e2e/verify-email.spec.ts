import type { Page } from '@playwright/test';
import { expect, test, toastOf } from './test.ts';

const SUBJECT = 'Please confirm your email address';

const profileBadge = (page: Page, word: 'Verified' | 'Not verified') =>
  page.getByRole('main').getByText(word, { exact: true });

const link = (mail: { link: string | null }): string => mail.link ?? 'a mail without a link';

test('registering sends a mail, and its link verifies the address', async ({
  page,
  player,
  mailbox,
  accessible,
}) => {
  await page.goto('/account');
  await expect(profileBadge(page, 'Not verified')).toBeVisible();

  await page.goto(link(await mailbox.mail(player.email, SUBJECT)));
  await expect(page).toHaveURL('/verify-email?success=true');
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await accessible();

  await page.getByRole('link', { name: 'Go to the games' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: player.displayName }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(profileBadge(page, 'Verified')).toBeVisible();
  await expect(profileBadge(page, 'Not verified')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Resend verification mail' })).toBeHidden();
});

test('a link that is opened again still says success', async ({ page, player, mailbox }) => {
  const mail = await mailbox.mail(player.email, SUBJECT);
  await page.request.get(link(mail));
  for (const _time of ['second', 'third']) {
    await page.goto(link(mail));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
  }
});

test('signed out, the link verifies the address and opens the sign-in page', async ({
  page,
  player,
  mailbox,
  accessible,
}) => {
  const mail = await mailbox.mail(player.email, SUBJECT);
  await page.request.post('/api/logout');
  await page.goto(link(mail));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(profileBadge(page, 'Verified')).toBeVisible();
});

test('another open tab shows the verified address without a reload', async ({
  page,
  context,
  player,
  mailbox,
}) => {
  await page.goto('/account');
  await expect(profileBadge(page, 'Not verified')).toBeVisible();
  await page.getByLabel('First name').fill('Joanna');
  const other = await context.newPage();
  await other.goto(link(await mailbox.mail(player.email, SUBJECT)));
  await expect(other.getByText('Email verified successfully!')).toBeVisible();
  await expect(profileBadge(page, 'Verified')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Joanna');
});

test('the cached user is refetched on success', async ({ page, player }) => {
  expect(player).toBeTruthy();
  await page.goto('/verify-email?error=other');
  await expect(page.getByText('Failed to verify email')).toBeVisible();
  const asked = page.waitForRequest('**/api/user');
  await page.evaluate(() => history.pushState(null, '', '/verify-email?success=true'));
  await asked;
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
});

test('every error code of the verify page has its message', async ({ page, accessible }) => {
  for (const [code, text] of [
    ['missing_token', 'No verification token found in the URL'],
    ['invalid_token', 'Invalid or expired verification token'],
    ['expired_token', 'Verification token has expired'],
    ['server_error', 'Server error occurred during verification'],
    ['anything_else', 'Failed to verify email'],
  ] as const) {
    await page.goto(`/verify-email?error=${code}`);
    await expect(page.getByText(text)).toBeVisible();
    await accessible();
  }
});

test('the verify page shows the support contact address', async ({ page }) => {
  for (const outcome of ['success=true', 'error=expired_token']) {
    await page.goto(`/verify-email?${outcome}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
  }
});

test('the server redirects a link without a token, or with a wrong one, to its message', async ({ page }) => {
  await page.goto('/api/verify-email');
  await expect(page).toHaveURL('/verify-email?error=missing_token');
  await page.goto('/api/verify-email?token=nonsense');
  await expect(page).toHaveURL('/verify-email?error=invalid_token');
  await expect(page.getByText('Invalid or expired verification token')).toBeVisible();
});

test('the verify page without parameters says that the token is missing', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByText('No verification token found in the URL')).toBeVisible();
});

test('a token in the URL of the page is sent to the server, with a loading state', async ({
  page,
  player,
  mailbox,
}) => {
  // The test runner waits for a page that is being left, so the page itself must remember what it showed.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector('main output')?.textContent;
      if (shown) sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}${shown}\n`);
    }).observe(document, { subtree: true, childList: true });
  });
  const { search } = new URL(link(await mailbox.mail(player.email, SUBJECT)));
  await page.goto(`/verify-email${search}`);
  await expect(page).toHaveURL('/verify-email?success=true');
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  const shown = await page.evaluate(() => sessionStorage.getItem('shown'));
  // Around it the page itself may be loading.
  expect(shown?.split('\n')).toContain('Verifying your email address…');
});

test('an expired link offers a new one, which arrives and works', async ({
  page,
  player,
  mailbox,
  accessible,
}) => {
  await mailbox.mail(player.email, SUBJECT);
  await page.goto('/verify-email?error=expired_token');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(`A new link is on its way to ${player.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused();
  await accessible();
  await page.goto(link(await mailbox.mail(player.email, SUBJECT, 2)));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();

  await page.goto('/verify-email?error=expired_token');
  await expect(page.getByText('is verified already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeHidden();
});

test('signed out, an expired link opens the sign-in screen and then the profile', async ({
  page,
  player,
}) => {
  await page.request.post('/api/logout');
  await page.goto('/verify-email?error=expired_token');
  await expect(page.getByRole('button', { name: 'Send a new link' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to get a new link' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Resend verification mail' })).toBeVisible();
});

test('the profile sends the verification mail again', async ({ page, player, mailbox }) => {
  await mailbox.mail(player.email, SUBJECT);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Resend verification mail' }).click();
  await expect(toastOf(page)).toContainText('Verification mail sent');
  await expect(toastOf(page)).toContainText(player.email);
  await mailbox.mail(player.email, SUBJECT, 2);
});

test('the profile of an address verified elsewhere says so instead of promising a mail', async ({
  page,
  player,
  mailbox,
}) => {
  await page.goto('/account');
  await expect(profileBadge(page, 'Not verified')).toBeVisible();
  await page.request.get(link(await mailbox.mail(player.email, SUBJECT)));
  await page.getByRole('button', { name: 'Resend verification mail' }).click();
  await expect(toastOf(page)).toContainText('Already verified');
  await expect(profileBadge(page, 'Verified')).toBeVisible();
});

async function askForAddress(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('tabpanel', { name: 'Profile' }).getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('Profile updated');
}

const pending = (page: Page) => page.getByRole('status').filter({ hasText: 'New address not confirmed yet' });

test('a new address takes effect once its link is opened, and the old one gets a mail', async ({
  page,
  player,
  mailbox,
  comfortable,
}) => {
  const first = await mailbox.mail(player.email, SUBJECT);
  await page.goto(link(first));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();

  const moved = `moved-${player.email}`;
  await askForAddress(page, moved, player.password);
  await expect(pending(page)).toContainText(moved);
  await expect(page.getByLabel('Email')).toHaveValue(player.email);
  await expect(profileBadge(page, 'Verified')).toBeVisible();
  await mailbox.mail(player.email, 'A new email address for your account');
  await comfortable();

  await page.goto(link(await mailbox.mail(moved, SUBJECT)));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await mailbox.mail(player.email, 'Your email address was changed');
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toHaveValue(moved);
  await expect(profileBadge(page, 'Verified')).toBeVisible();
  await expect(pending(page)).toHaveCount(0);

  await page.goto(link(first));
  await expect(page.getByText('Invalid or expired verification token')).toBeVisible();
});

test('the link to a new address can be sent again, and the change can be cancelled', async ({
  page,
  player,
  mailbox,
}) => {
  const moved = `moved-${player.email}`;
  await askForAddress(page, moved, player.password);
  const first = await mailbox.mail(moved, SUBJECT);
  await pending(page).getByRole('button', { name: 'Resend the link' }).dblclick();
  await expect(toastOf(page).filter({ hasText: 'Verification mail sent' })).toContainText(moved);
  await mailbox.mail(moved, SUBJECT, 2);

  await pending(page).getByRole('button', { name: 'Cancel the change' }).click();
  await expect(toastOf(page).filter({ hasText: 'Change cancelled' })).toContainText(player.email);
  await expect(pending(page)).toHaveCount(0);
  await page.goto(link(first));
  await expect(page.getByText('Invalid or expired verification token')).toBeVisible();
  expect((await mailbox.to(moved)).filter(({ subject }) => subject === SUBJECT)).toHaveLength(2);
});

test('a new address that another user has registered meanwhile is reported', async ({
  page,
  player,
  mailbox,
  request,
  accessible,
}) => {
  const moved = `moved-${player.email}`;
  await askForAddress(page, moved, player.password);
  const mail = await mailbox.mail(moved, SUBJECT);
  await request.post('/api/register', { data: { ...player, email: moved } });
  await page.goto(link(mail));
  await expect(page.getByText('This email address now belongs to another account')).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(player.email);
});

test('a double click on the verification mail requests it once', async ({ page, player, mailbox }) => {
  await mailbox.mail(player.email, SUBJECT);
  await page.goto('/account');
  let calls = 0;
  page.on('request', (request) => (calls += request.url().endsWith('/resend') ? 1 : 0));
  await page.getByRole('button', { name: 'Resend verification mail' }).dblclick();
  await expect(toastOf(page)).toContainText('Verification mail sent');
  await mailbox.mail(player.email, SUBJECT, 2);
  expect(calls).toBe(1);
});
