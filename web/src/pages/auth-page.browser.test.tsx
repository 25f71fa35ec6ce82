import { messages } from '@bridge-review/api/messages';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, failure, held, onlyPage, unreachable } from '../testing/answers.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { expectAccessible } from '../ui/testing/accessible.ts';

const PASSWORD = 'two hearts doubled';
const noGames = answer(gameRoutes.list, onlyPage([]));
const wrongPassword = failure(authRoutes.login, 401, 'wrong_credentials', messages.wrongCredentials);
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const alert = page.getByRole('main').getByRole('alert');
const tab = (name: string) => page.getByRole('tab', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const userMenu = page.getByRole('button', { name: aPlayer.displayName });
const submit = page.getByRole('button', { name: 'Create Account' });

async function signIn(address = aPlayer.email, secret = PASSWORD): Promise<void> {
  await email.fill(address);
  await password.fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function fillRegistration(): Promise<void> {
  await tab('Create Account').click();
  for (const [label, text] of [
    ['First name', aPlayer.firstName],
    ['Last name', aPlayer.lastName],
    ['Display name', aPlayer.displayName],
    ['Email', aPlayer.email],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).fill(text);
  }
}

describe('the screen', () => {
  test('the screen toggles between signing in and creating an account', async () => {
    renderPage('/auth', signedOut);
    await expect.element(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
    await expect.element(button('Sign In')).toBeVisible();
    expect(shownLabels()).toEqual(['Email', 'Password']);

    await tab('Create Account').click();
    await expect.element(tab('Create Account')).toHaveAttribute('aria-selected', 'true');
    await expect.element(button('Create Account')).toBeVisible();
    await expect.element(button('Sign In')).not.toBeInTheDocument();
    expect(shownLabels()).toEqual([
      'First name',
      'Last name',
      'Display name',
      'Email',
      'Password',
      'Confirm password',
    ]);

    await tab('Sign In').click();
    await expect.element(button('Sign In')).toBeVisible();
    await expect.element(button('Create Account')).not.toBeInTheDocument();
  });

  test('an address typed into one form appears in the other', async () => {
    renderPage('/auth', signedOut);
    await email.fill('joan@example.org');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect.element(email).toHaveValue('joan@example.org');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(email).toHaveValue('joan@example.org');
  });
});

describe('creating an account', () => {
  test('the confirmation of the password is not sent', async () => {
    const answers = renderPage('/auth', signedOut, noGames, answer(authRoutes.register, aPlayer));
    await fillRegistration();
    await submit.click();
    await expect.poll(() => location.pathname).toBe('/');
    expect(Object.keys(answers.callsTo(authRoutes.register)[0]!.body as object).toSorted()).toEqual([
      'displayName',
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
  });

  test('the registration form shows errors next to each field', async () => {
    renderPage('/auth', signedOut);
    await tab('Create Account').click();
    await submit.click();
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Display name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]) {
      await expect.element(page.getByText(sentence)).toBeVisible();
    }
    await expect.element(page.getByLabelText('First name')).toHaveFocus();
    await expectAccessible();

    const tooLong = page.getByText('Display name must be 20 characters or less');
    await page.getByLabelText('Display name').fill('x'.repeat(21));
    await expect.element(tooLong).toBeVisible();
    await page.getByLabelText('Display name').fill('x'.repeat(20));
    await expect.element(tooLong).not.toBeInTheDocument();

    await password.fill('secret');
    await page.getByLabelText('Confirm password').fill('secrets');
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    await page.getByLabelText('Confirm password').fill('secret');
    await expect.element(page.getByText("Passwords don't match")).not.toBeInTheDocument();
  });

  test('registering a taken address shows the error next to the field and in a toast', async () => {
    const sentence = 'There is already an account with this email address. Try signing in instead.';
    const issues = [{ path: 'email', message: messages.emailTaken }];
    const taken = failure(authRoutes.register, 409, 'email_taken', messages.emailTaken, issues);
    renderPage('/auth', signedOut, taken);
    await fillRegistration();
    await submit.click();
    await expect.element(toast).toHaveTextContent('Registration failed');
    await expect.element(toast).toHaveTextContent(sentence);
    await expect.element(email).toHaveAccessibleDescription(sentence);
    await expect.element(email).toHaveFocus();
    await expect.element(page.getByRole('main').getByText(sentence)).toHaveLength(1);
  });

  test('a failed registration is also reported in the form', async () => {
    const answers = renderPage('/auth', signedOut, noGames, failure(authRoutes.register, 503));
    await fillRegistration();
    await submit.click();
    await expect.element(toast).toHaveTextContent('Registration failed');
    await expect.element(alert).toHaveTextContent('The server is not available right now.');
    answers.now(answer(authRoutes.register, aPlayer));
    await submit.click();
    await expect.element(userMenu).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('signing in', () => {
  test('signing in takes the user from the answer, without another request', async () => {
    const answers = renderPage('/auth', signedOut, noGames, answer(authRoutes.login, aPlayer));
    await expect.element(tab('Sign In')).toBeVisible();
    const asked = answers.callsTo(authRoutes.currentUser).length;
    await signIn();
    await expect.element(userMenu).toBeVisible();
    await expect
      .poll(() => answers.callsTo(authRoutes.login)[0]!.body)
      .toEqual({ email: aPlayer.email, password: PASSWORD });
    expect(answers.callsTo(authRoutes.currentUser)).toHaveLength(asked);
  });

  test('the sign-in form shows errors next to each field', async () => {
    renderPage('/auth', signedOut);
    await signIn('joan@', '12345');
    await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expectAccessible();
  });

  test('a wrong password is reported in a toast, and the input stays', async () => {
    renderPage('/auth', signedOut, wrongPassword);
    await signIn();
    await expect.element(toast).toHaveTextContent('Login failed');
    await expect.element(toast).toHaveTextContent('Wrong email or password. Please try again.');
    await expect.element(email).toHaveValue(aPlayer.email);
    await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test('a wrong password is also reported in the form, until the next try', async () => {
    const answers = renderPage('/auth', signedOut, noGames, wrongPassword);
    await signIn();
    await expect.element(alert).toHaveTextContent(/^Wrong email or password\. Please try again\.$/);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await password.fill('another guess');
    await expect.element(alert).toBeVisible();
    const login = held(answer(authRoutes.login, aPlayer));
    answers.now(login);
    await signIn();
    await expect.element(alert).not.toBeInTheDocument();
    login.release();
    await expect.poll(() => location.pathname).toBe('/');
  });

  test('a failure is shown in an error toast and announced assertively', async () => {
    const answers = renderPage('/auth', signedOut, noGames, wrongPassword);
    const colour = () => getComputedStyle(toast.element()).borderLeftColor;
    const announced = (how: string) =>
      [...document.querySelectorAll(`[role=status][aria-live=${how}]`)]
        .map((live) => live.textContent)
        .join();

    await signIn();
    await expect.poll(() => announced('assertive')).toContain('Login failed');
    await expect.element(toast).toHaveTextContent('Login failed');
    const ofFailure = colour();
    await toast.getByRole('button', { name: 'Dismiss' }).click();

    answers.now(answer(authRoutes.login, aPlayer));
    await signIn();
    await expect.poll(() => announced('polite')).toContain('Success');
    await expect.element(toast).toHaveTextContent('Success');
    expect(colour()).not.toBe(ofFailure);
  });

  test('an unreachable server is reported with a message', async () => {
    renderPage('/auth', signedOut, unreachable(authRoutes.login));
    await signIn();
    await expect.element(toast).toHaveTextContent('The server could not be reached.');
  });

  test('the button shows that it is busy, and a second click has no effect', async () => {
    const login = held(answer(authRoutes.login, aPlayer));
    const answers = renderPage('/auth', signedOut, noGames, login);
    await signIn();
    const busy = page.getByRole('button', { name: 'Signing In...' });
    await expect.element(busy).toBeVisible();
    await busy.click({ force: true });
    await userEvent.keyboard('{Enter}');
    login.release();
    await expect.poll(() => location.pathname).toBe('/');
    await expect.poll(() => answers.callsTo(authRoutes.login)).toHaveLength(1);
  });
});

test('signing out is shown while pending and afterwards, and clears all data', async () => {
  const logout = held(answer(authRoutes.logout, undefined));
  const answers = renderPage('/', noGames, logout);
  await userMenu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Signing Out...' })).toBeVisible();
  answers.now(signedOut);
  logout.release();
  await expect.element(toast).toHaveTextContent('Success');
  await expect.element(toast).toHaveTextContent('You have been logged out');
  await expect.poll(() => answers.callsTo(authRoutes.logout)[0]!.body).toBeNull();
  await expect.element(tab('Sign In')).toBeVisible();
  await expect.element(userMenu).not.toBeInTheDocument();
});

const shownLabels = (): string[] =>
  [...document.querySelectorAll('[role=tabpanel]:not([hidden]) label')].map(({ textContent }) => textContent);
