import { authRoutes } from '@bridge-review/api/routes/auth';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, failure, unreachable } from '../testing/answers.ts';
import { signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const NEW = 'four spades redoubled';
const TOO_MANY = 'Too many attempts. Try again in 3 minutes.';
const NO_ANSWER = 'Network error occurred. Please try again.';

const alert = page.getByRole('alert');

describe('forgot password', () => {
  async function askForLink(told: Answer): Promise<void> {
    renderPage('/forgot-password', signedOut, told);
    await page.getByLabelText('Email').fill('joan@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
  }

  test("a failure shows the server's message", async () => {
    await askForLink(failure(authRoutes.forgotPassword, 429, 'rate_limited', TOO_MANY));
    await expect.element(alert).toHaveTextContent(exactly(TOO_MANY));
    await expect.element(page.getByLabelText('Email')).toHaveValue('joan@example.org');
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

  async function setNewPassword(told: Answer): Promise<void> {
    renderPage('/reset-password?token=something', signedOut, told);
    await newPassword.fill(NEW);
    await page.getByLabelText('Confirm new password').fill(NEW);
    await page.getByRole('button', { name: 'Set new password' }).click();
  }

  test("a reset that fails shows the server's message", async () => {
    await setNewPassword(failure(authRoutes.resetPassword, 429, 'rate_limited', TOO_MANY));
    await expect.element(alert).toHaveTextContent(exactly(TOO_MANY));
    await expect.element(newPassword).toHaveValue(NEW);
  });

  test("a failure without a server's message says that the password was not reset", async () => {
    await setNewPassword(failure(authRoutes.resetPassword, 502, undefined, '<h1>Bad gateway</h1>'));
    await expect.element(alert).toHaveTextContent(exactly('Failed to reset password'));
  });

  test('an unreachable server shows a network error here too', async () => {
    await setNewPassword(unreachable(authRoutes.resetPassword));
    await expect.element(alert).toHaveTextContent(exactly(NO_ANSWER));
  });
});

const exactly = (text: string) => new RegExp(`^${text.replaceAll('.', String.raw`\.`)}$`);
