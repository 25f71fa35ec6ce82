import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import type { User } from '@bridge-review/api/user';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, failure, onlyPage } from '../testing/answers.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const header = page.getByRole('banner');
const menuOf = (name: string) => header.getByRole('button', { name, exact: true });
const nameIn = (name: string) => menuOf(name).getByText(name, { exact: true });

/** The games, seen by a user with fields that no form of the product can give them. */
const renderAs = (change: Partial<User>, ...table: readonly Answer[]) =>
  renderPage(
    '/',
    answer(gameRoutes.list, onlyPage([])),
    answer(authRoutes.currentUser, { ...aPlayer, ...change }),
    ...table,
  );

describe('the name in the user menu', () => {
  test('is the display name', async () => {
    renderAs({});
    await expect.element(nameIn(aPlayer.displayName)).toBeVisible();
    // Text for screen readers alone counts as visible, too, but has no width.
    expect(nameIn(aPlayer.displayName).element().getBoundingClientRect().width).toBeGreaterThan(30);
  });

  const LONG = 'Maximiliane von Wald';
  for (const displayName of [aPlayer.displayName, LONG]) {
    for (const width of [390, 360]) {
      describe(`${displayName} at ${width} pixels`, () => {
        test('is the display name on phones too, truncated if long', async () => {
          await page.viewport(width, 740);
          onTestFinished(() => page.viewport(1280, 720));
          renderAs({ displayName });
          await expect.element(nameIn(displayName)).toBeVisible();
          const name = nameIn(displayName).element();
          const box = name.getBoundingClientRect();
          expect(box.width).toBeGreaterThan(40);
          expect(box.right).toBeLessThan(width);
          expect(document.documentElement.scrollWidth).toBe(width);
          expect(name.scrollWidth > name.clientWidth).toBe(displayName === LONG);
          await expect.element(nameIn(displayName)).toHaveStyle({ textOverflow: 'ellipsis' });
          await expect.element(header.getByRole('button', { name: /Theme/ })).toBeInViewport();
          await menuOf(displayName).click();
          const menu = page.getByRole('menu');
          await expect.element(menu.getByText(displayName, { exact: true })).toBeVisible();
        });
      });
    }
  }

  test('is first and last name without a display name', async () => {
    renderAs({ displayName: '' });
    await expect.element(menuOf('Joan Whitlock')).toBeVisible();
  });

  test('is the email without a name', async () => {
    renderAs({ displayName: '', firstName: '', lastName: '' });
    await expect.element(menuOf(aPlayer.email)).toBeVisible();
  });
});

describe('the picture in the user menu', () => {
  const initials = menuOf(aPlayer.displayName).getByText('JW', { exact: true });

  test('is the initials without an image', async () => {
    renderAs({});
    await expect.element(initials).toBeVisible();
    expect(menuOf(aPlayer.displayName).element().querySelector('img')).toBeNull();
  });

  test('is the initials if the image does not load', async () => {
    renderAs({ profileImageUrl: 'https://127.0.0.1:1/joan.png' });
    await expect.element(initials).toBeVisible();
  });

  test('is an icon without image and letters', async () => {
    renderAs({ displayName: '42' });
    await expect.element(menuOf('42')).toBeVisible();
    expect(menuOf('42').element().querySelector('.lucide-user-round')).toBeVisible();
  });
});

test('a sign-out that fails says so and changes nothing', async () => {
  renderAs({}, failure(authRoutes.logout, 503, undefined, 'Service Unavailable'));
  await menuOf(aPlayer.displayName).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.element(toast).toHaveTextContent('Logout failed');
  await expect.element(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});
