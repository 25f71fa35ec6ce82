import { accountRoutes } from '@bridge-review/api/routes/account';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAccount } from '../testing/account.ts';
import { answer, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { textsOf } from '../testing/locators.ts';
import { anAdmin, aPlayer } from '../testing/people.ts';

const heading = page.getByRole('heading', { name: 'Account', level: 1 });
const tab = (name: string) => page.getByRole('tab', { name });
const currentPassword = page.getByLabelText('Current password');
const noPartners = answer(partnerRoutes.list, []);
const noStats = answer(accountRoutes.stats, {
  gamesUploaded: 0,
  handsReviewed: 0,
  commentsMade: 0,
  averageBiddingAccuracy: null,
});

describe('the tabs', () => {
  test('the account page has the tabs Profile, Password, Partners and Stats', async () => {
    renderAccount('');
    await expect.element(heading).toBeVisible();
    await expect
      .element(page.getByRole('main'))
      .toHaveTextContent(`${aPlayer.firstName} ${aPlayer.lastName}`);
    expect(textsOf(page.getByRole('tab'))).toEqual(['Profile', 'Password', 'Partners', 'Stats']);
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByLabelText('First name')).toBeVisible();
    await expect.element(currentPassword).not.toBeVisible();
  });

  test('an admin has an account page too', async () => {
    renderAccount('', answer(authRoutes.currentUser, anAdmin));
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue(anAdmin.email);
    await tab('Password').click();
    await expect.element(currentPassword).toBeVisible();
  });

  test('an unknown tab shows the profile', async () => {
    renderAccount('nonsense');
    await expect.element(page.getByLabelText('First name')).toBeVisible();
  });

  test('arrow keys move through the tabs, and Back leaves the page', async () => {
    const noGames = answer(gameRoutes.list, onlyPage([]));
    renderAccount('', noGames, noPartners, noStats);
    await page.getByRole('link', { name: 'Bridge Review' }).click();
    await expect.poll(() => location.pathname).toBe('/');
    await page.getByRole('button', { name: aPlayer.displayName }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await tab('Profile').click();
    for (const [name, address] of [
      ['Password', '/account?tab=password'],
      ['Partners', '/account?tab=partners'],
      ['Stats', '/account?tab=stats'],
    ] as const) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(tab(name)).toHaveFocus();
      await expect.poll(() => location.pathname + location.search).toBe(address);
    }
    history.back();
    await expect.poll(() => location.pathname + location.search).toBe('/');
  });

  test('form input is kept when switching tabs', async () => {
    renderAccount('', noStats);
    await page.getByLabelText('Last name').fill('Whitlock-Hale');
    await tab('Password').click();
    await currentPassword.fill('half typed');
    await tab('Stats').click();
    await expect.element(page.getByText('Games Uploaded')).toBeVisible();
    await tab('Profile').click();
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Whitlock-Hale');
    await tab('Password').click();
    await expect.element(currentPassword).toHaveValue('half typed');
  });
});

describe('every tab and the dialog', () => {
  for (const [name, sign] of [
    ['password', 'Change password'],
    ['partners', 'No partners yet'],
    ['stats', 'Games Uploaded'],
    ['profile', 'This device'],
  ] as const) {
    describe(`the tab ${name}`, () => {
      test('every tab and the dialog are accessible and do not scroll sideways', async () => {
        renderAccount(name, noPartners, noStats);
        await expect.element(page.getByRole('tabpanel').getByText(sign).first()).toBeVisible();
        await expectComfortable();
      });
    });
  }

  test('every tab and the dialog are accessible and do not scroll sideways', async () => {
    renderAccount('profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expectComfortable();
  });
});
