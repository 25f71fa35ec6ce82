import { messages } from '@bridge-review/api/messages';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { User } from '@bridge-review/api/user';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAccount } from '../testing/account.ts';
import { answer, failure } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer } from '../testing/people.ts';
import { expectAccessible } from '../ui/testing/accessible.ts';

const main = page.getByRole('main');
const field = (label: string) => page.getByLabelText(label, { exact: true });
const as = (change: Partial<User>) => answer(authRoutes.currentUser, { ...aPlayer, ...change });

describe('the profile form', () => {
  /** The one of the profile; the tab Password has another. */
  const password = page.getByRole('tabpanel', { name: 'Profile' }).getByLabelText('Current password');
  const save = () => page.getByRole('button', { name: 'Save changes' }).click();

  test('the profile form shows errors next to each field', async () => {
    renderAccount('profile');
    for (const label of ['First name', 'Last name', 'Display name', 'Email']) await field(label).fill(' ');
    await save();
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Display name is required',
      'Please enter a valid email address',
    ]) {
      await expect.element(page.getByText(sentence)).toBeVisible();
    }
    await expect.element(field('First name')).toHaveFocus();
    await expectAccessible();

    for (const [label, longest, sentence] of [
      ['First name', 50, 'First name must be less than 50 characters'],
      ['Last name', 50, 'Last name must be less than 50 characters'],
      ['Display name', 20, 'Display name must be less than 20 characters'],
    ] as const) {
      await field(label).fill('x'.repeat(longest + 1));
      await expect.element(page.getByText(sentence)).toBeVisible();
      await field(label).fill('x'.repeat(longest));
      await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
    }
  });

  test('an address that is taken is reported next to the field and in a toast', async () => {
    const sentence = 'This email address belongs to another account.';
    const { emailTakenByAnother } = messages;
    const issues = [{ path: 'email', message: emailTakenByAnother }];
    renderAccount(
      'profile',
      failure(accountRoutes.updateProfile, 409, 'email_taken', emailTakenByAnother, issues),
    );
    await field('Email').fill('OTHER@EXAMPLE.ORG');
    await password.fill('two hearts doubled');
    await save();
    await expect.element(toast).toHaveTextContent('Failed to update profile');
    await expect.element(toast).toHaveTextContent(sentence);
    await expect.element(main.getByText(sentence)).toBeVisible();
    await expect.element(field('Email')).toHaveFocus();
  });

  test('the current password is required only for a new address, and a wrong one is reported next to its field', async () => {
    const { wrongCurrentPassword } = messages;
    const issues = [{ path: 'currentPassword', message: wrongCurrentPassword }];
    const answers = renderAccount(
      'profile',
      failure(accountRoutes.updateProfile, 400, 'wrong_password', wrongCurrentPassword, issues),
    );
    await expect.element(field('Email')).toHaveValue(aPlayer.email);
    await expect.element(password).not.toBeInTheDocument();
    await field('Email').fill(aPlayer.email.toUpperCase());
    await expect.element(password).not.toBeInTheDocument();
    await field('Email').fill(`moved-${aPlayer.email}`);
    await expect.element(password).toBeVisible();

    await save();
    await expect
      .element(page.getByText('Enter your current password to change your email address'))
      .toBeVisible();
    await expect.element(password).toHaveFocus();
    expect(answers.callsTo(accountRoutes.updateProfile)).toEqual([]);
    await expectComfortable();

    await password.fill('not the password');
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('Your current password is wrong. Please try again.')).toBeVisible();
    await expect.element(password).toHaveFocus();
    await field('Email').fill(aPlayer.email);
    await expect.element(password).not.toBeInTheDocument();
  });
});

describe('the address in the profile', () => {
  const resend = page.getByRole('button', { name: 'Resend verification email' });
  const badge = (word: 'Verified' | 'Not verified') => main.getByText(word, { exact: true });
  const sent = answer(authRoutes.resendVerification, undefined);

  test('a double click on the verification mail requests it once', async () => {
    const answers = renderAccount('profile', as({ emailVerified: false }), sent);
    await resend.dblClick();
    await expect.element(toast).toHaveTextContent('Verification email sent');
    await expect.element(toast).toHaveTextContent(aPlayer.email);
    await expect.poll(() => answers.callsTo(authRoutes.resendVerification)).toHaveLength(1);
  });

  test('the profile of an address verified elsewhere says so instead of promising a mail', async () => {
    const answers = renderAccount('profile', as({ emailVerified: false }), sent);
    await expect.element(badge('Not verified')).toBeVisible();
    answers.now(as({ emailVerified: true }));
    await resend.click();
    await expect.element(toast).toHaveTextContent('Already verified');
    await expect.element(badge('Verified')).toBeVisible();
  });

  test('a new address that is not confirmed yet is accessible and does not scroll sideways', async () => {
    const pendingEmail = `moved-${aPlayer.email}`;
    renderAccount('profile', as({ pendingEmail }));
    const pending = page.getByRole('status').filter({ hasText: 'New address not confirmed yet' });
    await expect.element(pending).toHaveTextContent(pendingEmail);
    await expect.element(field('Email')).toHaveValue(aPlayer.email);
    await expect.element(badge('Verified')).toBeVisible();
    await expectComfortable();
  });
});

describe('the password form', () => {
  const NEW = 'four spades redoubled';
  /** As short as a password may be. */
  const SIX = '4S-dbl';
  const current = field('Current password');
  const changePassword = () => page.getByRole('button', { name: 'Change password' }).click();

  async function fillNew(password: string, confirmation = password): Promise<void> {
    await field('New password').fill(password);
    await field('Confirm new password').fill(confirmation);
  }

  test('the password form shows errors next to each field', async () => {
    renderAccount('password');
    await changePassword();
    for (const sentence of [
      'Current password is required',
      'New password must be at least 6 characters',
      'Please confirm your new password',
    ]) {
      await expect.element(page.getByText(sentence)).toBeVisible();
    }
    await expect.element(current).toHaveFocus();
    await expectAccessible();
    await fillNew(NEW, 'four spades doubled');
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    await field('Confirm new password').fill(NEW);
    await expect.element(page.getByText("Passwords don't match")).not.toBeInTheDocument();
  });

  test('a new password and its confirmation have at least six characters', async () => {
    const sentences = ['New password must be at least 6 characters', 'Please confirm your new password'];
    const answers = renderAccount('password', answer(accountRoutes.changePassword, undefined));
    await current.fill('two hearts doubled');
    await fillNew(SIX.slice(1));
    await changePassword();
    for (const sentence of sentences) await expect.element(page.getByText(sentence)).toBeVisible();
    expect(answers.callsTo(accountRoutes.changePassword)).toEqual([]);
    await fillNew(SIX);
    for (const sentence of sentences) {
      await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
    }
    await changePassword();
    await expect.element(toast).toHaveTextContent('Password changed');
  });

  test('a wrong current password is reported next to its field and in a toast', async () => {
    const sentence = 'Your current password is wrong. Please try again.';
    const { wrongCurrentPassword } = messages;
    const issues = [{ path: 'currentPassword', message: wrongCurrentPassword }];
    renderAccount(
      'password',
      failure(accountRoutes.changePassword, 400, 'wrong_password', wrongCurrentPassword, issues),
    );
    await current.fill('not the password');
    await fillNew(NEW);
    await changePassword();
    await expect.element(toast).toHaveTextContent('Failed to change password');
    await expect.element(toast).toHaveTextContent(sentence);
    await expect.element(main.getByText(sentence)).toBeVisible();
    await expect.element(current).toHaveFocus();
    await expect.element(field('New password')).toHaveValue(NEW);
  });
});
