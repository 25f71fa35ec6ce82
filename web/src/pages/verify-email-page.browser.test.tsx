import { accountRoutes } from '@bridge-review/api/routes/account';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure } from '../testing/answers.ts';
import { aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { expectAccessible } from '../ui/testing/accessible.ts';

const unverified = { ...aPlayer, emailVerified: false };
const asUnverified = answer(authRoutes.currentUser, unverified);
const send = page.getByRole('button', { name: 'Send a new link' });
const success = page.getByText('Email verified successfully!');

for (const [code, text] of [
  ['missing_token', 'No verification token found in the URL'],
  ['invalid_token', 'Invalid or expired verification token'],
  ['expired_token', 'Verification token has expired'],
  ['server_error', 'Server error occurred during verification'],
  ['anything_else', 'Failed to verify email'],
] as const) {
  describe(`the code ${code}`, () => {
    test('every error code of the verify page has its message', async () => {
      renderPage(`/verify-email?error=${code}`, signedOut);
      await expect.element(page.getByText(text)).toBeVisible();
      await expectAccessible();
    });
  });
}

for (const outcome of ['success=true', 'error=expired_token']) {
  describe(`with ${outcome}`, () => {
    test('the verify page shows the support contact address', async () => {
      renderPage(`/verify-email?${outcome}`, signedOut);
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'support@example.org' }))
        .toHaveAttribute('href', 'mailto:support@example.org');
    });
  });
}

for (const [who, user] of [
  ['signed in', answer(authRoutes.currentUser, aPlayer)],
  ['signed out', signedOut],
] as const) {
  describe(`the success page ${who}`, () => {
    test('is accessible', async () => {
      renderPage('/verify-email?success=true', user);
      await expect.element(success).toBeVisible();
      await expectAccessible();
    });
  });
}

test('the verify page without parameters says that the token is missing', async () => {
  renderPage('/verify-email', signedOut);
  await expect.element(page.getByText('No verification token found in the URL')).toBeVisible();
});

test('the cached user is refetched on success', async () => {
  const answers = renderPage('/verify-email?error=other');
  await expect.element(page.getByText('Failed to verify email')).toBeVisible();
  await expect.poll(() => answers.callsTo(authRoutes.currentUser)).toHaveLength(1);
  history.pushState(null, '', '/verify-email?success=true');
  await expect.element(success).toBeVisible();
  await expect.poll(() => answers.callsTo(authRoutes.currentUser)).toHaveLength(2);
});

test('an address that another account has taken is reported, with a link to the profile', async () => {
  renderPage('/verify-email?error=address_taken', answer(accountRoutes.listSessions, []));
  await expect.element(page.getByText('This email address now belongs to another account')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue(aPlayer.email);
});

describe('a new link', () => {
  test('that has been sent can be sent again', async () => {
    renderPage(
      '/verify-email?error=expired_token',
      asUnverified,
      answer(authRoutes.resendVerification, undefined),
    );
    await send.click();
    await expect.element(page.getByText(`A new link is on its way to ${aPlayer.email}.`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send it again' })).toHaveFocus();
    await expectAccessible();
  });

  test('is not offered for a verified address', async () => {
    renderPage('/verify-email?error=expired_token');
    await expect.element(page.getByText('is verified already')).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  test('that cannot be sent shows an error and can be retried', async () => {
    const sentence = 'Too many attempts. Try again in 3 minutes.';
    const answers = renderPage(
      '/verify-email?error=invalid_token',
      asUnverified,
      failure(authRoutes.resendVerification, 429, 'rate_limited', sentence),
    );
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    answers.now(answer(authRoutes.resendVerification, undefined));
    await send.click();
    await expect.element(page.getByText('A new link is on its way')).toBeVisible();
  });

  test('signed out, an expired link opens the sign-in screen and then the profile', async () => {
    renderPage(
      '/verify-email?error=expired_token',
      signedOut,
      answer(authRoutes.login, unverified),
      answer(accountRoutes.listSessions, []),
    );
    await expect.element(page.getByText('Verification token has expired')).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Sign in to get a new link' }).click();
    await expect.poll(() => location.pathname).toBe('/account');
    await page.getByLabelText('Email').fill(aPlayer.email);
    await page.getByLabelText('Password', { exact: true }).fill('two hearts doubled');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByRole('button', { name: 'Resend verification email' })).toBeVisible();
  });
});
