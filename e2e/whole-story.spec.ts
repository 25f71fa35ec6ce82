import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHORT_RUN, startServer } from '../scripts/running-server.mjs';
import { startSmtpServer, type TestSmtpServer } from '../server/src/testing/smtp-server.ts';
import { fillRegistration, submitRegistration } from './forms.ts';
import { freePort } from './load-balancer.ts';
import { readMail } from './mail.ts';
import { newPerson } from './people.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

/** A separate server that sends mails over SMTP; the mail server is down at first. */
test('a new user registers, loses the password, resets it, moves to another address and verifies it, all by real mail', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expectStatus(401);
  const folder = await mkdtemp(join(tmpdir(), 'bridge-story-'));
  const port = await freePort();
  const server = await startServer({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` }, SHORT_RUN);
  let smtp: TestSmtpServer | undefined;
  try {
    const person = newPerson();
    await page.goto(`${server.url}/auth`);
    await fillRegistration(page, person);
    await submitRegistration(page);
    await expect(page.getByRole('button', { name: person.displayName })).toBeVisible();

    // The mail server starts late, and the registration mail is still queued.
    smtp = await startSmtpServer(port);
    const { received } = smtp;
    const linkIn = async (subject: string, to: string): Promise<string> => {
      const newest = () =>
        received
          .map(({ source }) => readMail(source))
          .findLast((mail) => mail.subject === subject && mail.to === to);
      await expect.poll(() => newest()?.link ?? null, { timeout: 30_000 }).not.toBeNull();
      return newest()?.link ?? '';
    };
    await linkIn('Please confirm your email address', person.email);

    await page.getByRole('button', { name: person.displayName }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: /send/i }).click();
    await page.goto(await linkIn('Choose a new password', person.email));
    const chosen = 'four spades and a void';
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel(/confirm/i).fill(chosen);
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await expect(page.getByRole('link', { name: /sign in/i })).toBeVisible();

    await page.goto(`${server.url}/account`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toastOf(page)).toContainText('Login failed');
    await page.getByLabel('Password', { exact: true }).fill(chosen);
    await page.getByRole('button', { name: 'Sign In' }).click();

    const moved = `moved-${person.email}`;
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(moved);
    await page.getByRole('tabpanel', { name: 'Profile' }).getByLabel('Current password').fill(chosen);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toastOf(page)).toContainText('Profile updated');
    await expect(page.getByText(`We sent a link to ${moved}.`)).toBeVisible();
    await page.goto(await linkIn('Please confirm your email address', moved));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
    await page.goto(`${server.url}/account`);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(moved);
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  } finally {
    await server.stop();
    await smtp?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
