import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { registrationRoutes } from '@bridge-review/api/routes/registration';
import { setupRoutes } from '@bridge-review/api/routes/setup';
import type { SetupReport } from '@bridge-review/api/setup';
import { aSetup } from '@bridge-review/api/testing/a-setup';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, held, onlyPage, unreachable } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';
import { anAdmin } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

/** As on the first evening. */
const fresh: SetupReport = {
  ...aSetup,
  mail: { ...aSetup.mail, kind: 'files', server: null, fromIsSet: false },
  address: { publicUrl: 'http://127.0.0.1:3000', isSet: false, seen: 'http://127.0.0.1:3000' },
  proxy: { isThere: false, isTrusted: false },
  cookieIsSecure: false,
  support: { email: 'support@example.org', isSet: false },
  registration: { mode: 'open', isChosen: false },
  backup: { schedule: null, lastAt: null, failure: null },
  reminderHiddenAt: null,
};
const firstAdmin = { ...anAdmin, email: 'admin@bridge.local' };

const renderSetup = (...table: readonly Answer[]) =>
  renderPage(
    '/admin?tab=setup',
    answer(authRoutes.currentUser, firstAdmin),
    answer(setupRoutes.report, fresh),
    ...table,
  );

const setup = page.getByRole('region', { name: 'Setup' });
const line = (title: string) =>
  setup.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const send = page.getByRole('button', { name: 'Send me a test email' });

test('a new server says line by line what is missing, and which setting helps', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(390, 844);
  renderSetup();
  for (const [title, state, remedy] of [
    ['Email', 'Missing', 'SMTP_URL=smtp://user:password@mail.example.org:587'],
    ['Address of this site', 'Missing', 'PUBLIC_URL='],
    ['Who may register', 'Missing', null],
    ['Backup', 'Missing', 'BACKUP_DIR=/var/backups/bridge-review'],
    ['Support address', 'Missing', 'SUPPORT_EMAIL=you@example.org'],
    ['Your own address', 'Missing', null],
    ['Database', 'Fine', null],
  ] as const) {
    await expect.element(line(title).getByText(state, { exact: true })).toBeVisible();
    if (remedy !== null) await expect.element(line(title)).toHaveTextContent(remedy);
  }
  await expect.element(page.getByText('6 things are left to do.')).toBeVisible();
  await expectComfortable();
});

describe('a test mail', () => {
  test.each([
    [
      { outcome: 'sent', to: 'admin@bridge.local', reason: null },
      'status',
      'The mail server accepted the email',
    ],
    [
      { outcome: 'written', to: 'admin@bridge.local', reason: null },
      'status',
      'The email was written as a file',
    ],
    [
      { outcome: 'failed', to: 'admin@bridge.local', reason: 'Invalid login: 535 Authentication failed' },
      'alert',
      'Invalid login: 535 Authentication failed',
    ],
  ] as const)('%o is told as it is', async (outcome, role, words) => {
    const sending = held(answer(setupRoutes.sendTestMail, outcome));
    const answers = renderSetup(sending);
    await send.click();
    await expect.element(page.getByText('This may take up to a minute.')).toBeVisible();
    await page.getByRole('button', { name: 'Sending...' }).click({ force: true });
    sending.release();
    await expect.element(line('Email').getByRole(role)).toHaveTextContent(words);
    await expect.poll(() => answers.callsTo(setupRoutes.sendTestMail)).toHaveLength(1);
  });

  test('that gets no answer can be sent again', async () => {
    renderSetup(unreachable(setupRoutes.sendTestMail));
    await send.click();
    await expect.element(line('Email').getByRole('alert')).toHaveTextContent('could not be reached');
    await expect.element(send).toBeVisible();
  });
});

test('who may register is set right there', async () => {
  const answers = renderSetup(
    answer(registrationRoutes.setMode, { mode: 'approval', isChosen: true, waiting: 0 }),
  );
  await line('Who may register')
    .getByRole('radio', { name: /^By approval/ })
    .click();
  answers.now(answer(setupRoutes.report, { ...fresh, registration: { mode: 'approval', isChosen: true } }));
  await line('Who may register').getByRole('button', { name: 'Save' }).click();
  await expect.element(toast).toHaveTextContent('From now on new accounts wait for approval.');
  await expect.element(line('Who may register').getByText('Fine', { exact: true })).toBeVisible();
});

describe('the reminder on the games page', () => {
  const reminder = page.getByRole('link', { name: /^Setup: / });
  const renderGames = (report: SetupReport, ...table: readonly Answer[]) =>
    renderPage(
      '/',
      answer(authRoutes.currentUser, firstAdmin),
      answer(gameRoutes.list, onlyPage([])),
      answer(setupRoutes.report, report),
      ...table,
    );

  test('leads administrators to the setup, where it is hidden and shown again', async () => {
    const hidden = { ...fresh, reminderHiddenAt: '2026-11-17T10:00:00.000Z' };
    const answers = renderGames(
      fresh,
      answer(setupRoutes.changeReminder, ({ body }) =>
        (body as { isReminderHidden: boolean }).isReminderHidden ? hidden : fresh,
      ),
    );
    await expect.element(reminder).toHaveTextContent('Setup: 6 things to do');
    await reminder.click();
    await expect.element(line('Email')).toBeVisible();
    await page.getByRole('button', { name: 'Hide the reminder' }).click();
    await expect.element(page.getByText('The reminder on the games page is hidden.')).toBeVisible();
    await expect
      .poll(() => answers.callsTo(setupRoutes.changeReminder)[0]!.body)
      .toEqual({ isReminderHidden: true });
    answers.now(answer(setupRoutes.report, hidden));
    await page.getByRole('banner').getByRole('link', { name: 'Bridge Review' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
    await expect.element(reminder).not.toBeInTheDocument();
    await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await page.getByRole('tab', { name: 'Setup' }).click();
    await page.getByRole('button', { name: 'Show the reminder again' }).click();
    await expect.element(page.getByRole('button', { name: 'Hide the reminder' })).toBeVisible();
  });

  test.each([390, 1280])('comes without moving the page, %i pixels wide', async (width) => {
    onTestFinished(() => page.viewport(1280, 720));
    await page.viewport(width, 720);
    const report = held(answer(setupRoutes.report, fresh));
    renderGames(fresh, report);
    const search = page.getByRole('searchbox');
    await expect.element(page.getByText('No games yet')).toBeVisible();
    const before = search.element().getBoundingClientRect().top;
    report.release();
    await expect.element(reminder).toBeVisible();
    expect(search.element().getBoundingClientRect().top).toBe(before);
    await expectComfortable();
  });
});
