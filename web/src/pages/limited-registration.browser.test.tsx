import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { registrationRoutes } from '@bridge-review/api/routes/registration';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure, onlyPage, unreachable } from '../testing/answers.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer, signedOut } from '../testing/people.ts';
import { registeringIs } from '../testing/registration-mode.ts';
import { renderPage } from '../testing/render-page.tsx';
import { expectAccessible } from '../ui/testing/accessible.ts';

const PASSWORD = 'two hearts doubled';
const noGames = answer(gameRoutes.list, onlyPage([]));
const createTab = page.getByRole('tab', { name: 'Create Account' });
const submit = page.getByRole('button', { name: 'Create Account' });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const userMenu = page.getByRole('button', { name: aPlayer.displayName });
const closed = page.getByRole('heading', { name: 'Registration is by invitation only' });
const invalid = failure(registrationRoutes.readInvitation, 403, 'invitation_invalid', 'Not any more.');

async function fill(email: string | null): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Joan'],
    ['Last name', 'Whitlock'],
    ['Display name', 'Joan W.'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await field(label).fill(text);
  }
  if (email !== null) await field('Email').fill(email);
}

describe('where registration is by invitation', () => {
  test('without one the page says so, and gives the support address', async () => {
    registeringIs('invitation');
    renderPage('/auth', signedOut);
    await createTab.click();
    await expect.element(closed).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('tabpanel').getByRole('link'))
      .toHaveAttribute('href', 'mailto:support@example.org');
    await expectAccessible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('a link opens the form, with its address fixed, and is sent along', async () => {
    registeringIs('invitation');
    const invited = answer(registrationRoutes.readInvitation, { email: aPlayer.email });
    const answers = renderPage(
      '/auth#invitation=tok-en',
      signedOut,
      noGames,
      invited,
      answer(authRoutes.register, aPlayer),
    );
    await expect.element(page.getByText('You are invited.')).toBeVisible();
    await expect.element(field('Email')).toHaveValue(aPlayer.email);
    await expect.element(field('Email')).toHaveAttribute('readonly');
    await expect.element(field('Email')).toHaveAccessibleDescription('Your invitation is for this address.');
    await expectAccessible();
    await fill(null);
    await submit.click();
    await expect.element(userMenu).toBeVisible();
    await expect
      .poll(() => answers.callsTo(registrationRoutes.readInvitation)[0]!.body)
      .toEqual({ invitation: 'tok-en' });
    await expect
      .poll(() => answers.callsTo(authRoutes.register)[0]!.body)
      .toMatchObject({
        email: aPlayer.email,
        invitation: 'tok-en',
      });
    expect(location.hash).toBe('');
  });

  test('a link that is opened where the page is already opens the form, too', async () => {
    registeringIs('invitation');
    renderPage('/auth', signedOut, answer(registrationRoutes.readInvitation, { email: null }));
    await createTab.click();
    await expect.element(closed).toBeVisible();
    location.hash = '#invitation=tok-en';
    await expect.element(page.getByText('You are invited.')).toBeVisible();
    await expect.element(submit).toBeVisible();
  });

  test('a link that no longer works says so, in place of the form', async () => {
    registeringIs('invitation');
    renderPage('/auth#invitation=old', signedOut, invalid);
    await expect.element(page.getByText('This invitation no longer works')).toBeVisible();
    await expect.element(closed).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
  });

  test.each([
    ['without a network', unreachable(registrationRoutes.readInvitation)],
    ['after too many requests', failure(registrationRoutes.readInvitation, 429, 'rate_limited', 'Too many.')],
  ])('a link that cannot be looked up %s can be tried again', async (_why, failed) => {
    registeringIs('invitation');
    const answers = renderPage('/auth#invitation=t', signedOut, failed);
    await expect.element(page.getByText('Your invitation could not be looked up')).toBeVisible();
    answers.now(answer(registrationRoutes.readInvitation, { email: null }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(submit).toBeVisible();
    await expect.element(field('Email')).not.toHaveAttribute('readonly');
  });
});

test('where all may register a link that no longer works is no obstacle', async () => {
  const answers = renderPage(
    '/auth#invitation=old',
    signedOut,
    noGames,
    invalid,
    answer(authRoutes.register, aPlayer),
  );
  await expect.element(page.getByText('This invitation no longer works')).toBeVisible();
  await expect.element(page.getByText('You can create an account without it.')).toBeVisible();
  await fill(aPlayer.email);
  await submit.click();
  await expect.element(userMenu).toBeVisible();
  expect(answers.callsTo(authRoutes.register)[0]!.body).not.toHaveProperty('invitation');
});

describe('where registration is by approval', () => {
  const waiting = answer(authRoutes.register, { ...aPlayer, isActive: false, emailVerified: false });

  test('the form says so before, and afterwards what comes next', async () => {
    registeringIs('approval');
    renderPage('/auth', signedOut, waiting);
    await createTab.click();
    await expect.element(page.getByText('An administrator approves new accounts.')).toBeVisible();
    await expectAccessible();
    await fill(aPlayer.email);
    await submit.click();
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect.element(thanks).toHaveTextContent(aPlayer.email);
    await expect.element(submit).not.toBeInTheDocument();
    await expect.element(userMenu).not.toBeInTheDocument();
    await expect.element(toast).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('a form that was opened before the change leads there too', async () => {
    renderPage('/auth', signedOut, waiting);
    await createTab.click();
    await fill(aPlayer.email);
    await submit.click();
    await expect.element(page.getByText('Thank you. One more step')).toBeVisible();
  });
});

test('a form that was open when registration was closed says so, and keeps what was typed', async () => {
  const sentence = 'Registration is by invitation only. Ask your club for one.';
  renderPage('/auth', signedOut, failure(authRoutes.register, 403, 'invitation_required', sentence));
  await createTab.click();
  await fill(aPlayer.email);
  await submit.click();
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(field('First name')).toHaveValue('Joan');
});

test('signing in to an account that waits says so', async () => {
  const sentence = 'Your account is waiting for approval by an administrator.';
  renderPage('/auth', signedOut, failure(authRoutes.login, 403, 'awaiting_approval', sentence));
  await field('Email').fill(aPlayer.email);
  await field('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(sentence);
});
