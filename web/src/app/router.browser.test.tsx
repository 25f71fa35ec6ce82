import { accountRoutes } from '@bridge-review/api/routes/account';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, held, unreachable } from '../testing/answers.ts';
import { signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const signInTab = page.getByRole('tab', { name: 'Sign In' });

describe('the current user', () => {
  for (const [status, body] of [
    [500, 'Internal Server Error'],
    [403, ''],
    [200, '<title>Welcome to the hotel network</title>'],
  ] as const) {
    describe(`with status ${status}`, () => {
      test('is signed out on any other failure', async () => {
        renderPage('/account', failure(authRoutes.currentUser, status, undefined, body));
        await expect.element(signInTab).toBeVisible();
      });
    });
  }

  test('is signed out if the server cannot be reached', async () => {
    const answers = renderPage('/account', unreachable(authRoutes.currentUser));
    await expect.element(signInTab).toBeVisible();
    expect(answers.callsTo(accountRoutes.listSessions)).toEqual([]);
  });
});

test('a loading screen shows while authentication is being resolved', async () => {
  const user = held(signedOut);
  renderPage('/', user);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  await expect.element(signInTab).not.toBeInTheDocument();
  user.release();
  await expect.element(signInTab).toBeVisible();
});
