import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, failure, held, onlyPage, unreachable } from '../testing/answers.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const PASSWORD = 'two hearts doubled';
const noGames = answer(gameRoutes.list, onlyPage([]));

async function signIn(): Promise<void> {
  await page.getByLabelText('Email').fill(aPlayer.email);
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a failed registration is also reported in the form', async () => {
  const answers = renderPage('/auth', signedOut, noGames, failure(authRoutes.register, 503));
  await page.getByRole('tab', { name: 'Create Account' }).click();
  for (const [label, text] of [
    ['First name', aPlayer.firstName],
    ['Last name', aPlayer.lastName],
    ['Display name', aPlayer.displayName],
    ['Email', aPlayer.email],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).fill(text);
  }
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expect.element(toast).toHaveTextContent('Registration failed');
  const alert = page.getByRole('main').getByRole('alert');
  await expect.element(alert).toHaveTextContent('The server answered with an error and gave no reason.');
  answers.now(answer(authRoutes.register, aPlayer));
  await submit.click();
  await expect.element(page.getByRole('button', { name: aPlayer.displayName })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('an unreachable server is reported with a message', async () => {
  renderPage('/auth', signedOut, unreachable(authRoutes.login));
  await signIn();
  await expect.element(toast).toHaveTextContent('The server could not be reached.');
});

test('the button shows that it is busy, and a second click has no effect', async () => {
  const login = held(answer(authRoutes.login, aPlayer));
  const answers = renderPage('/auth', signedOut, noGames, login);
  await signIn();
  const busy = page.getByRole('button', { name: 'Signing In...' });
  await expect.element(busy).toBeVisible();
  await busy.click({ force: true });
  await userEvent.keyboard('{Enter}');
  login.release();
  await expect.poll(() => location.pathname).toBe('/');
  expect(answers.callsTo(authRoutes.login)).toHaveLength(1);
});
