import type { Page } from '@playwright/test';
import { fillRegistration, signIn, submitRegistration } from './forms.ts';
import { newPerson } from './people.ts';
import { signInAsAdmin, test } from './serial-test.ts';
import { sql } from './sql.ts';
import { expect, expectStatus, toastOf } from './test.ts';

// Who may register concerns the whole site, and later tests register people.
test.afterEach(() =>
  sql(
    `delete from site_settings; delete from invitations; notify bridge_review, '{"changed":"registration"}'`,
  ),
);

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.goto('/admin?tab=registration');
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Registration changed');
}

test('by invitation: a link that an administrator makes lets one person in, and nobody else', async ({
  page,
  pageElsewhere,
}) => {
  await signInAsAdmin(page);
  await choose(page, /^By invitation/);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('For Nell');
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText('Not used yet');

  const [guest, stranger] = [await pageElsewhere(), await pageElsewhere()];
  await test.step('a stranger is given the support address', async () => {
    await stranger.goto('/auth');
    await stranger.getByRole('tab', { name: 'Create Account' }).click();
    await expect(stranger.getByRole('heading', { name: 'Registration is by invitation only' })).toBeVisible();
    await expect(stranger.getByRole('tabpanel').getByRole('link')).toHaveText('support@example.org');
  });
  await test.step('who has the link registers', async () => {
    await guest.goto(link);
    await expect(guest.getByText('You are invited.')).toBeVisible();
    await fillRegistration(guest, { ...newPerson(), displayName: 'Nell A.' });
    await submitRegistration(guest);
    await expect(guest.getByRole('button', { name: 'Nell A.' })).toBeVisible();
    expect(new URL(guest.url()).pathname).toBe('/');
  });
  await test.step('the link works once, and the list says who it was for', async () => {
    expectStatus(403);
    await stranger.goto(link);
    await expect(stranger.getByText('This invitation no longer works')).toBeVisible();
    await page.reload();
    const list = page.getByRole('list', { name: 'Invitations' });
    await expect(list).toContainText('Used up');
    await expect(list).toContainText('Registered: Nell A.');
  });
});

test('by approval: who registers waits, is approved by an administrator, and gets a mail', async ({
  page,
  pageElsewhere,
  mailbox,
}) => {
  expectStatus(403);
  await signInAsAdmin(page);
  await choose(page, /^By approval/);
  const person = { ...newPerson(), displayName: 'Olga P.' };
  const guest = await pageElsewhere();
  await guest.goto('/auth');
  await fillRegistration(guest, person);
  await expect(guest.getByText('An administrator approves new accounts.')).toBeVisible();
  await submitRegistration(guest);
  await expect(guest.getByRole('status').filter({ hasText: 'Thank you' })).toContainText(person.email);

  await test.step('the address is confirmed as ever, and signing in says what is missing', async () => {
    const { link } = await mailbox.mail(person.email, 'Please confirm your email address');
    await guest.goto(link ?? '');
    await expect(guest.getByText('Email verified successfully!')).toBeVisible();
    await guest.goto('/auth');
    await signIn(guest, person.email, person.password);
    await expect(guest.getByRole('main').getByRole('alert')).toContainText(
      'Your account is waiting for approval by an administrator.',
    );
  });
  await test.step('an administrator lets them in', async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Registration (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Approve Olga P.' }).click();
    await expect(toastOf(page)).toContainText('Olga P. can sign in now');
    await expect(page.getByText('Nobody is waiting.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Registration', exact: true })).toBeVisible();
  });
  await test.step('the mail leads to the sign-in, which works now', async () => {
    const { link } = await mailbox.mail(person.email, 'Welcome to Bridge Review');
    await guest.goto(link ?? '');
    await signIn(guest, person.email, person.password);
    await expect(guest.getByRole('button', { name: 'Olga P.' })).toBeVisible();
  });
});
