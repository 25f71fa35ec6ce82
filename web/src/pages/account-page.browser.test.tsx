import { accountRoutes } from '@bridge-review/api/routes/account';
import type { Partner } from '@bridge-review/api/partners';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../ui/testing/accessible.ts';
import { renderAccount, thisDevice } from '../testing/account.ts';
import { answer, failure, held } from '../testing/answers.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer } from '../testing/people.ts';

const ben: Partner = {
  id: 9,
  displayName: 'Ben Finch',
  firstName: 'Ben',
  lastName: 'Finch',
  email: 'ben@example.org',
};

const tryAgain = page.getByRole('button', { name: 'Try again' });

describe('the profile', () => {
  const firstName = page.getByLabelText('First name');

  test('an update that fails without a message says only that it failed', async () => {
    renderAccount('profile', failure(accountRoutes.updateProfile, 502, undefined, '<h1>Bad</h1>'));
    await firstName.fill('Joanna');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(toast).toHaveTextContent('Failed to update profile');
    await expect.element(toast).not.toHaveTextContent('Bad');
    await expect.element(firstName).toHaveValue('Joanna');
  });

  test('the button shows that it is busy, and a second press has no effect', async () => {
    const update = held(answer(accountRoutes.updateProfile, { ...aPlayer, firstName: 'Joanna' }));
    const answers = renderAccount('profile', update);
    await firstName.fill('Joanna');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    update.release();
    await expect.element(toast).toHaveTextContent('Profile updated');
    await expect.poll(() => answers.callsTo(accountRoutes.updateProfile)).toHaveLength(1);
  });

  test('a list of devices that cannot be loaded shows an error and can be retried', async () => {
    const answers = renderAccount('profile', failure(accountRoutes.listSessions, 503));
    await expect.element(page.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible();
    await expectAccessible();
    answers.now(answer(accountRoutes.listSessions, [thisDevice]));
    await tryAgain.click();
    const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.element(devices).toHaveLength(1);
  });

  test('mails about partners stay unchanged, with a toast, if the change fails', async () => {
    renderAccount('profile', failure(accountRoutes.updateProfile, 503));
    const mails = page.getByRole('switch', { name: "Email me about my partners' activity" });
    await mails.click();
    await expect.element(toast).toHaveTextContent('Emails are still on');
    await expect.element(mails).toBeChecked();
  });
});

describe('the password', () => {
  test('a change that fails without a message says only that it failed', async () => {
    renderAccount('password', failure(accountRoutes.changePassword, 502, undefined, '<h1>Bad</h1>'));
    await page.getByLabelText('Current password').fill('two hearts doubled');
    await page.getByLabelText('New password', { exact: true }).fill('four spades redoubled');
    await page.getByLabelText('Confirm new password').fill('four spades redoubled');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect.element(toast).toHaveTextContent('Failed to change password');
    await expect.element(toast).not.toHaveTextContent('Bad');
  });
});

describe('partners', () => {
  const list = page.getByRole('list', { name: 'Your partners' }).getByRole('listitem');
  const found = page.getByRole('list', { name: 'Players found' }).getByRole('listitem');

  test('a failed search is logged and clears the results', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const answers = renderAccount(
      'partners',
      answer(partnerRoutes.list, []),
      answer(partnerRoutes.search, [ben]),
    );
    await page.getByLabelText('Search players').fill(ben.email);
    await userEvent.keyboard('{Enter}');
    await expect.element(found).toHaveLength(1);
    answers.now(failure(partnerRoutes.search, 503));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The search failed')).toBeVisible();
    await expect.element(found).toHaveLength(0);
    expect(logged.mock.calls.join()).toContain('The search for players failed');
  });

  test('one whose removal fails is restored in the list', async () => {
    renderAccount('partners', answer(partnerRoutes.list, [ben]), failure(partnerRoutes.remove, 503));
    await list.getByRole('button', { name: 'Remove Ben Finch' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove partner' }).click();
    await expect.element(toast).toHaveTextContent('Failed to remove partner');
    await expect.element(list).toHaveLength(1);
  });

  test('a list of partners that cannot be loaded can be retried', async () => {
    const answers = renderAccount('partners', failure(partnerRoutes.list, 503));
    await expect.element(tryAgain).toBeVisible();
    answers.now(answer(partnerRoutes.list, []));
    await tryAgain.click();
    await expect.element(page.getByText('No partners yet')).toBeVisible();
  });
});

describe('stats', () => {
  const stats = (averageBiddingAccuracy: number | null) =>
    answer(accountRoutes.stats, {
      gamesUploaded: 14,
      handsReviewed: 1231,
      commentsMade: 67,
      averageBiddingAccuracy,
    });
  const figures = () =>
    [...document.querySelectorAll('[role=tabpanel]:not([hidden]) dl > div')].map(
      ({ textContent }) => textContent,
    );

  test('are four cards, accuracy a rounded percent', async () => {
    renderAccount('stats', stats(71.6));
    await expect
      .poll(figures)
      .toEqual([
        expect.stringMatching(/Games Uploaded14/),
        expect.stringMatching(/Hands Reviewed1,231/),
        expect.stringMatching(/Comments Made67/),
        expect.stringMatching(/Bidding Accuracy72%/),
      ]);
    await expectAccessible();
  });

  for (const accuracy of [0, null]) {
    describe(`an accuracy of ${accuracy}`, () => {
      test('say N/A for accuracy if it is not above 0', async () => {
        renderAccount('stats', stats(accuracy));
        await expect.poll(() => figures()[3]).toContain('N/A');
        await expectAccessible();
      });
    });
  }

  test('that cannot be loaded can be retried', async () => {
    const answers = renderAccount('stats', failure(accountRoutes.stats, 503));
    await expect.element(tryAgain).toBeVisible();
    answers.now(stats(null));
    await tryAgain.click();
    await expect.element(page.getByText('Games Uploaded')).toBeVisible();
  });
});
