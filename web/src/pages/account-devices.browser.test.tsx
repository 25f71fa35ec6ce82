import { messages } from '@bridge-review/api/messages';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAccount, thisDevice } from '../testing/account.ts';
import { answer, failure, held, onlyPage } from '../testing/answers.ts';
import { anAdmin, aPlayer, signedOut } from '../testing/people.ts';

const userMenu = (name: string) => page.getByRole('button', { name });

test('the next user of the browser does not see the devices of the previous one', async () => {
  const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  const next = { ...aPlayer, id: 8, displayName: 'Ben Finch' };
  const answers = renderAccount(
    'profile',
    answer(authRoutes.logout, undefined),
    answer(authRoutes.login, next),
    answer(gameRoutes.list, onlyPage([])),
  );
  await expect.element(devices).toHaveLength(1);
  answers.now(signedOut, held(answer(accountRoutes.listSessions, [thisDevice])));
  await userMenu(aPlayer.displayName).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(location.pathname).toBe('/auth');

  await page.getByLabelText('Email').fill('ben@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('two hearts doubled');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await userMenu(next.displayName).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect.element(page.getByText('Loading where you are signed in')).toBeInTheDocument();
  await expect.element(devices).toHaveLength(0);
});

describe('deleting the account', () => {
  const dialog = page.getByRole('alertdialog');
  const ask = page.getByRole('main').getByRole('button', { name: 'Delete my account' });
  const password = dialog.getByLabelText('Your password');

  test('is not offered to the last active admin, who reads why', async () => {
    renderAccount(
      'profile',
      answer(authRoutes.currentUser, anAdmin),
      answer(adminRoutes.stats, {
        totalUsers: 2,
        totalGames: 0,
        totalHands: 0,
        activeAdmins: 1,
        waiting: 0,
        reported: 0,
        storage: { usedBytes: 0, limitBytes: 1_000_000 },
      }),
    );
    await expect.element(page.getByText(messages.lastAdmin)).toBeVisible();
    await expect.element(ask).not.toBeInTheDocument();
  });

  test('can be cancelled without any change', async () => {
    const answers = renderAccount('profile');
    await ask.click();
    await password.fill('two hearts doubled');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(ask).toHaveFocus();
    await ask.click();
    await expect.element(password).toHaveValue('');
    expect(answers.callsTo(accountRoutes.delete)).toEqual([]);
  });

  test('is refused for the last administrator with a reason', async () => {
    renderAccount(
      'profile',
      answer(authRoutes.currentUser, anAdmin),
      failure(accountRoutes.delete, 409, 'last_admin', messages.lastAdmin),
    );
    await ask.click();
    await password.fill('keeper of the keys');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('You are the last active administrator. Make somebody else an administrator first.');
    expect(location.pathname).toBe('/account');
  });
});
