import { accountRoutes } from '@bridge-review/api/routes/account';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure, held, onlyPage, unreachable } from '../testing/answers.ts';
import { anAdmin, aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { expectAccessible } from '../ui/testing/accessible.ts';

const signInTab = page.getByRole('tab', { name: 'Sign In' });
const header = page.getByRole('banner');
const noGames = answer(gameRoutes.list, onlyPage([]));
const asAdmin = answer(authRoutes.currentUser, anAdmin);
const notFound = page.getByRole('heading', { name: /404/ });

describe('signed out', () => {
  for (const path of ['/', '/games/1', '/hands/1', '/account', '/admin', '/nowhere/at/all', '/auth']) {
    describe(`at ${path}`, () => {
      test('shows the sign-in screen', async () => {
        renderPage(path, signedOut);
        await expect.element(signInTab).toBeVisible();
        await expect.element(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
        expect(location.pathname).toBe(path);
      });
    });
  }

  test('the sign-in screen returns to the path that it replaced', async () => {
    const listSessions = answer(accountRoutes.listSessions, []);
    renderPage('/account', signedOut, answer(authRoutes.login, aPlayer), listSessions);
    await page.getByLabelText('Email').fill(aPlayer.email);
    await page.getByLabelText('Password', { exact: true }).fill('two hearts doubled');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    expect(location.pathname).toBe('/account');
  });

  for (const width of [1280, 390]) {
    describe(`at ${width} pixels`, () => {
      test('the sign-in screen says what the product is for', async () => {
        await page.viewport(width, 844);
        onTestFinished(() => page.viewport(1280, 720));
        renderPage('/', signedOut);
        for (const offer of ['Upload and analyze games', 'Practice bidding', 'Comment and discuss']) {
          await expect.element(page.getByText(offer)).toBeVisible();
        }
        await expectAccessible();
      });
    });
  }

  test('no user menu is shown', async () => {
    renderPage('/', signedOut);
    await expect.element(signInTab).toBeVisible();
    await expect.element(header.getByRole('button')).toHaveLength(1);
  });
});

describe('the current user', () => {
  test('is signed out if the answer is 401', async () => {
    renderPage('/account', signedOut);
    await expect.element(signInTab).toBeVisible();
  });

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

  test('is requested once', async () => {
    const answers = renderPage('/', noGames, answer(accountRoutes.listSessions, []));
    await page.getByRole('button', { name: aPlayer.displayName }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect.poll(() => location.pathname).toBe('/account');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    history.back();
    await expect.element(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
    expect(location.pathname).toBe('/');
    await expect.poll(() => answers.callsTo(authRoutes.currentUser)).toHaveLength(1);
  });
});

describe('signed in', () => {
  test('/auth redirects to the games', async () => {
    renderPage('/auth', noGames);
    await expect.poll(() => location.pathname).toBe('/');
    await expect.element(page.getByRole('button', { name: aPlayer.displayName })).toBeVisible();
  });

  test('/forgot-password redirects to the games', async () => {
    renderPage('/forgot-password', noGames);
    await expect.poll(() => location.pathname).toBe('/');
    await expect.element(page.getByRole('button', { name: aPlayer.displayName })).toBeVisible();
  });

  for (const path of ['/auth', '/forgot-password']) {
    describe(`at ${path}`, () => {
      test('an admin is redirected from /auth and /forgot-password too', async () => {
        renderPage(path, noGames, asAdmin);
        await expect.poll(() => location.pathname).toBe('/');
        await expect.element(header.getByRole('button', { name: 'Admin' })).toBeVisible();
      });
    });
  }

  for (const path of ['/verify-email', '/reset-password']) {
    for (const [name, user] of [
      [aPlayer.displayName, aPlayer],
      ['Admin', anAdmin],
    ] as const) {
      describe(`${path} as ${name}`, () => {
        test('the pages that mails link to open in place', async () => {
          renderPage(path, answer(authRoutes.currentUser, user));
          await expect.element(header.getByRole('button', { name })).toBeVisible();
          await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect.element(notFound).not.toBeInTheDocument();
          expect(location.pathname).toBe(path);
        });
      });
    }
  }

  test('any other path shows the 404 page with a link', async () => {
    renderPage('/nowhere', noGames);
    await expect.element(notFound).toBeVisible();
    await expect.element(page.getByRole('button', { name: aPlayer.displayName })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await expect.poll(() => location.pathname).toBe('/');
  });

  test('/admin shows a player that access is denied, with a link back', async () => {
    renderPage('/admin', noGames);
    await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect
      .element(
        page.getByText("You don't have permission to access this page. Admin privileges are required."),
      )
      .toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await expect.poll(() => location.pathname).toBe('/');
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
