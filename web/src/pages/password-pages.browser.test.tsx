import { messages } from '@bridge-review/api/messages';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, type Answers, answer, failure, unreachable } from '../testing/answers.ts';
import { aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { expectAccessible } from '../ui/testing/accessible.ts';

const NEW = 'four spades redoubled';
/** As short as a password may be. */
const SIX = '4S-dbl';
const TOO_MANY = 'Too many attempts. Try again in 3 minutes.';
const NO_ANSWER = 'Network error occurred. Please try again.';

const alert = page.getByRole('alert');
const email = page.getByLabelText('Email');
const heading = (name: string) => page.getByRole('heading', { name });

describe('forgot password', () => {
  const sent = answer(authRoutes.forgotPassword, { message: '' });
  const send = page.getByRole('button', { name: 'Send the link' });

  async function askForLink(answered: Answer): Promise<void> {
    renderPage('/forgot-password', signedOut, answered);
    await email.fill('joan@example.org');
    await send.click();
  }

  test('the sent state links to another try and back to sign-in, with the address', async () => {
    await askForLink(sent);
    await expectAccessible();
    await page.getByRole('button', { name: 'Try another address' }).click();
    await expect.element(heading('Forgot your password?')).toHaveFocus();
    await expect.element(email).toHaveValue('joan@example.org');
    await email.fill('joanna@example.org');
    await send.click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.poll(() => location.pathname).toBe('/auth');
    await expect.element(email).toHaveValue('joanna@example.org');
  });

  test('the form needs a valid address', async () => {
    const answers = renderPage('/forgot-password', signedOut);
    await email.fill('joan@');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect.element(email).toHaveFocus();
    expect(answers.callsTo(authRoutes.forgotPassword)).toEqual([]);
    await expectAccessible();
  });

  test("a failure shows the server's message", async () => {
    await askForLink(failure(authRoutes.forgotPassword, 429, 'rate_limited', TOO_MANY));
    await expect.element(alert).toHaveTextContent(exactly(TOO_MANY));
    await expect.element(email).toHaveValue('joan@example.org');
  });

  test("a failure without a server's message says that the mail was not sent", async () => {
    await askForLink(failure(authRoutes.forgotPassword, 502, undefined, '<h1>Bad gateway</h1>'));
    await expect.element(alert).toHaveTextContent(exactly('Failed to send reset email'));
  });

  test('an unreachable server shows a network error', async () => {
    await askForLink(unreachable(authRoutes.forgotPassword));
    await expect.element(alert).toHaveTextContent(exactly(NO_ANSWER));
  });
});

describe('reset password', () => {
  const newPassword = page.getByLabelText('New password', { exact: true });
  const tooShort = page.getByText('Password must be at least 6 characters long');
  const done = heading('Your password has been changed');
  const changed = answer(authRoutes.resetPassword, { message: '' });
  const invalidToken = failure(authRoutes.resetPassword, 400, 'invalid_token', messages.invalidResetToken);

  const renderReset = (...table: readonly Answer[]): Answers =>
    renderPage('/reset-password?token=something', signedOut, ...table);

  async function setPassword(password: string, confirmation = password): Promise<void> {
    await newPassword.fill(password);
    await page.getByLabelText('Confirm new password').fill(confirmation);
    await page.getByRole('button', { name: 'Set new password' }).click();
  }

  test('without a token the link is invalid', async () => {
    renderPage('/reset-password', signedOut);
    await expect
      .element(page.getByText('Invalid reset link. Please request a new password reset.'))
      .toBeVisible();
    await expect.element(newPassword).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect.poll(() => location.pathname).toBe('/forgot-password');
  });

  test('the form shows errors next to each field', async () => {
    renderReset();
    await setPassword('12345');
    await expect.element(tooShort).toBeVisible();
    await expect.element(newPassword).toHaveFocus();
    await newPassword.fill(NEW);
    await page.getByLabelText('Confirm new password').fill('four spades doubled');
    await expect.element(tooShort).not.toBeInTheDocument();
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    await expectAccessible();
  });

  test('a password of six characters is long enough to be set', async () => {
    const answers = renderReset(changed);
    await setPassword(SIX.slice(1));
    await expect.element(tooShort).toBeVisible();
    expect(answers.callsTo(authRoutes.resetPassword)).toEqual([]);
    await setPassword(SIX);
    await expect.element(done).toBeVisible();
    const [sent] = answers.callsTo(authRoutes.resetPassword);
    expect(sent?.body).toEqual({ token: 'something', newPassword: SIX });
  });

  for (const token of ['x', 'x'.repeat(3000), '<script>alert(1)</script>']) {
    describe(`the token ${token.slice(0, 30)}`, () => {
      test('a token of any shape gets an answer without an error', async () => {
        const path = `/reset-password?token=${encodeURIComponent(token)}`;
        const answers = renderPage(path, signedOut, invalidToken);
        await setPassword(NEW);
        await expect.element(alert).toHaveTextContent(exactly('Invalid reset token'));
        const [sent] = answers.callsTo(authRoutes.resetPassword);
        expect(sent?.body).toEqual({ token, newPassword: NEW });
        await expectAccessible();
      });
    });
  }

  test('a common password is refused next to its field, and the link still works', async () => {
    const issues = [{ path: 'newPassword', message: messages.commonPassword }];
    const { commonPassword } = messages;
    const answers = renderReset(
      failure(authRoutes.resetPassword, 400, 'common_password', commonPassword, issues),
    );
    await setPassword('password');
    await expect.element(page.getByText('This password is too common')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    answers.now(changed);
    await setPassword(NEW);
    await expect.element(done).toBeVisible();
  });

  test('a signed-in user is signed out, and reads so on the same page', async () => {
    const answers = renderPage('/reset-password?token=something', changed);
    const userMenu = page.getByRole('button', { name: aPlayer.displayName });
    await expect.element(userMenu).toBeVisible();
    answers.now(signedOut);
    await setPassword(NEW);
    await expect.element(done).toHaveFocus();
    await expect.element(userMenu).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test("a reset that fails shows the server's message", async () => {
    renderReset(failure(authRoutes.resetPassword, 429, 'rate_limited', TOO_MANY));
    await setPassword(NEW);
    await expect.element(alert).toHaveTextContent(exactly(TOO_MANY));
    await expect.element(newPassword).toHaveValue(NEW);
  });

  test("a failure without a server's message says that the password was not reset", async () => {
    renderReset(failure(authRoutes.resetPassword, 502, undefined, '<h1>Bad gateway</h1>'));
    await setPassword(NEW);
    await expect.element(alert).toHaveTextContent(exactly('Failed to reset password'));
  });

  test('an unreachable server shows a network error here too', async () => {
    renderReset(unreachable(authRoutes.resetPassword));
    await setPassword(NEW);
    await expect.element(alert).toHaveTextContent(exactly(NO_ANSWER));
  });
});

const exactly = (text: string) => new RegExp(`^${text.replaceAll('.', String.raw`\.`)}$`);
