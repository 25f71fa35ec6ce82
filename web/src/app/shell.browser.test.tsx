import { accountRoutes } from '@bridge-review/api/routes/account';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../testing/answers.ts';
import { gameAnswers, gamePath } from '../testing/games.ts';
import { handAnswers, handPath } from '../testing/hands.ts';
import { anAdmin, aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const header = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const name = header.getByRole('link', { name: 'Bridge Review' });
const noGames = answer(gameRoutes.list, onlyPage([]));
const noSessions = answer(accountRoutes.listSessions, []);
const support = 'mailto:support@example.org';

describe('the header', () => {
  test('has the name, which links to the games, and the tagline', async () => {
    await page.viewport(1366, 768);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage('/account', noSessions, noGames);
    const tagline = header.getByText('Upload and review bridge games with bidding analysis');
    await expect.element(tagline).toBeVisible();
    // Text for screen readers alone counts as visible, too, but has no width.
    expect(tagline.element().getBoundingClientRect().width).toBeGreaterThan(300);
    await name.click();
    await expect.poll(() => location.pathname).toBe('/');
  });

  test('has the logo, which links to the games with the name', async () => {
    renderPage('/account', noSessions, noGames);
    await expect.element(name).toBeVisible();
    const logo = page.elementLocator(name.element().querySelector('svg')!);
    await expect.element(logo).toBeVisible();
    await logo.click();
    await expect.poll(() => location.pathname).toBe('/');
  });

  test("a player's menu links to the account and to support, not to administration", async () => {
    renderPage('/', noSessions, noGames);
    await page.getByRole('button', { name: aPlayer.displayName }).click();
    await expect
      .element(page.getByRole('menuitem', { name: 'Help & Support' }))
      .toHaveAttribute('href', support);
    await expect.element(page.getByRole('menuitem', { name: 'Admin Panel' })).not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect.poll(() => location.pathname).toBe('/account');
  });

  test("an admin's menu links to administration", async () => {
    const storage = { usedBytes: 0, limitBytes: 1_000_000 };
    renderPage(
      '/',
      noGames,
      answer(authRoutes.currentUser, anAdmin),
      answer(adminRoutes.stats, {
        totalUsers: 1,
        totalGames: 2,
        totalHands: 3,
        activeAdmins: 2,
        waiting: 0,
        reported: 0,
        storage,
      }),
    );
    await header.getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect.poll(() => location.pathname).toBe('/admin');
    await expect.element(page.getByText('Total Users')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Access Denied' })).not.toBeInTheDocument();
  });
});

describe('header and footer', () => {
  const pages = [
    ...['/', gamePath, handPath, '/account', '/admin', '/nowhere'].map((path) => [path, 'signed in']),
    ...['/auth', '/verify-email', '/forgot-password', '/reset-password', '/nowhere'].map((path) => [
      path,
      'signed out',
    ]),
  ] as const;
  for (const [path, state] of pages) {
    describe(`${path} ${state}`, () => {
      test('header and footer are on every page', async () => {
        const answers = [...handAnswers, ...gameAnswers, noGames, noSessions];
        renderPage(path!, ...answers, ...(state === 'signed out' ? [signedOut] : []));
        await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.element(name).toBeVisible();
        await expect.element(footer).toHaveTextContent('© 2025 Bridge Review Platform');
        const menu = header.getByRole('button', { name: aPlayer.displayName });
        await expect.element(menu).toHaveLength(state === 'signed out' ? 0 : 1);
      });
    });
  }
});

test('the footer has the imprint and the support address', async () => {
  renderPage('/', signedOut);
  await expect.element(footer).toHaveTextContent('2025');
  await expect.element(footer).toHaveTextContent('Bridge Review Platform');
  await expect.element(footer.getByRole('link')).toHaveAttribute('href', support);
});
