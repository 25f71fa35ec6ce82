import type { Page } from '@playwright/test';
import { expect, test, toastOf } from './test.ts';

const SUBJECT = 'Please confirm your email address';

const profileBadge = (page: Page, word: 'Verified' | 'Not verified') =>
  page.getByRole('main').getByText(word, { exact: true });

const link = (mail: { link: string | null }): string => mail.link ?? 'a mail without a link';

test('registering sends a mail, and its link verifies the address', async ({ page, player, mailbox }) => {
  await page.goto('/account');
  await expect(profileBadge(page, 'Not verified')).toBeVisible();

  const url = link(await mailbox.mail(player.email, SUBJECT));
  await page.goto(url);
  await expect(page).toHaveURL('/verify-email?success=true');
  await expect(page.getByText('Email verified successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'Go to the games' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: player.displayName }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(profileBadge(page, 'Verified')).toBeVisible();
  await expect(profileBadge(page, 'Not verified')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Resend verification email' })).toBeHidden();

  await test.step('a link that is opened again still says success', async () => {
    await page.goto(url);
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
  });

  await test.step('a token in the URL of the page is sent to the server, with a loading state', async () => {
    // The test runner waits for a page that is being left, so the page itself must remember what it showed.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const shown = document.querySelector('main output')?.textContent;
        if (shown) sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}${shown}\n`);
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(`/verify-email${new URL(url).search}`);
    await expect(page).toHaveURL('/verify-email?success=true');
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
    const shown = await page.evaluate(() => sessionStorage.getItem('shown'));
    // Around it the page itself may be loading.
    expect(shown?.split('\n')).toContain('Verifying your email address…');
  });
});

test('signed out, the link verifies the address and opens the sign-in page', async ({
  page,
  player,
  mailbox,
}) => {
  const mail = await mailbox.mail(player.email, SUBJECT);
  await page.request.post('/api/logout');

  await test.step('a link without a token, or with a wrong one, leads to its message', async () => {
    await page.goto('/api/verify-email');
    await expect(page).toHaveURL('/verify-email?error=missing_token');
    await page.goto('/api/verify-email?token=nonsense');
    await expect(page).toHaveURL('/verify-email?error=invalid_token');
    await expect(page.getByText('Invalid or expired verification token')).toBeVisible();
  });

  await page.goto(link(mail));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email', { exact: true }).fill(player.email);
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

test('an expired link offers a new one, which arrives and works', async ({ page, player, mailbox }) => {
  await mailbox.mail(player.email, SUBJECT);
  await page.goto('/verify-email?error=expired_token');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(`A new link is on its way to ${player.email}.`)).toBeVisible();
  await page.goto(link(await mailbox.mail(player.email, SUBJECT, 2)));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
});

/** On the profile. */
async function askForAddress(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('tabpanel', { name: 'Profile' }).getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('Profile updated');
}

const pending = (page: Page) => page.getByRole('status').filter({ hasText: 'New address not confirmed yet' });

test('a new address takes effect once its link is opened, and the old one gets a mail', async ({
  page,
  player,
  mailbox,
}) => {
  const first = await mailbox.mail(player.email, SUBJECT);
  await page.goto(link(first));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();

  const moved = `moved-${player.email}`;
  await page.goto('/account');
  await askForAddress(page, moved, player.password);
  await expect(pending(page)).toContainText(moved);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email);
  await expect(profileBadge(page, 'Verified')).toBeVisible();
  await mailbox.mail(player.email, 'A new email address for your account');

  await page.goto(link(await mailbox.mail(moved, SUBJECT)));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await mailbox.mail(player.email, 'Your email address was changed');
  await page.goto('/account');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(moved);
  await expect(profileBadge(page, 'Verified')).toBeVisible();
  await expect(pending(page)).toHaveCount(0);

  await page.goto(link(first));
  await expect(page.getByText('Invalid or expired verification token')).toBeVisible();
});

test('the verification mail and the link to a new address can be sent again, and the change can be cancelled', async ({
  page,
  player,
  mailbox,
}) => {
  const moved = `moved-${player.email}`;
  await page.goto('/account');
  await test.step('the profile sends the first mail again', async () => {
    await mailbox.mail(player.email, SUBJECT);
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(toastOf(page)).toContainText('Verification email sent');
    await mailbox.mail(player.email, SUBJECT, 2);
  });

  await askForAddress(page, moved, player.password);
  const first = await mailbox.mail(moved, SUBJECT);
  await pending(page).getByRole('button', { name: 'Resend the link' }).dblclick();
  await expect(toastOf(page).filter({ hasText: 'Verification email sent' })).toContainText(moved);
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
}) => {
  const moved = `moved-${player.email}`;
  await page.goto('/account');
  await askForAddress(page, moved, player.password);
  const mail = await mailbox.mail(moved, SUBJECT);
  await request.post('/api/register', { data: { ...player, email: moved } });
  await page.goto(link(mail));
  await expect(page.getByText('This email address now belongs to another account')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email);
});
