import { fillRegistration, signIn, submitRegistration } from './forms.ts';
import { newPerson } from './people.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

test('a visitor registers, is welcomed, and is signed in', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth');
  await fillRegistration(page, person);
  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/api/user') && (asked += 1)));
  await submitRegistration(page);
  await expect(toastOf(page)).toContainText('Welcome to Bridge Review!');
  await expect(toastOf(page)).toContainText(
    'Your account has been created successfully. You can now upload and analyze bridge games.',
  );
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: person.displayName })).toBeVisible();
  expect(asked, 'the user is known from the answer').toBe(0);
});

test('the confirmation of the password is not sent', async ({ page }) => {
  await page.goto('/auth');
  await fillRegistration(page, newPerson());
  const sent = page.waitForRequest('**/api/register');
  await submitRegistration(page);
  expect(Object.keys((await sent).postDataJSON() as object).toSorted()).toEqual([
    'displayName',
    'email',
    'firstName',
    'lastName',
    'password',
  ]);
  await expect(page).toHaveURL('/');
});

test('the registration form shows errors next to each field', async ({ page, accessible }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await submitRegistration(page);
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Display name is required',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await accessible();

  await page.getByLabel('Display name').fill('x'.repeat(21));
  await expect(page.getByText('Display name must be 20 characters or less')).toBeVisible();
  await page.getByLabel('Display name').fill('x'.repeat(20));
  await expect(page.getByText('Display name must be 20 characters or less')).toBeHidden();

  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByLabel('Confirm password').fill('secrets');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm password').fill('secret');
  await expect(page.getByText("Passwords don't match")).toBeHidden();
});

test('registering a taken address shows the error next to the field and in a toast', async ({
  page,
  player,
}) => {
  expectStatus(409);
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await fillRegistration(page, { ...newPerson(), email: player.email.toUpperCase() });
  await submitRegistration(page);
  const sentence = 'There is already an account with this email address. Try signing in instead.';
  await expect(toastOf(page)).toContainText('Registration failed');
  await expect(toastOf(page)).toContainText(sentence);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(sentence);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('main').getByText(sentence)).toHaveCount(1);
});

test('a player signs in from /auth and lands on the games', async ({ page, player }) => {
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await signIn(page, player.email, player.password);
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toContainText('You have been logged in successfully');
  await expect(page).toHaveURL('/');
});

test('signing in takes the user from the answer, without another request', async ({ page, player }) => {
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/api/user') && (asked += 1)));
  const answer = page.waitForResponse('**/api/login');
  await signIn(page, player.email, player.password);
  const { email, displayName } = player;
  expect((await answer).request().postDataJSON()).toEqual({ email, password: player.password });
  expect(await (await answer).json()).toMatchObject({ email, displayName, userType: 'player' });
  await expect(page.getByRole('button', { name: displayName })).toBeVisible();
  expect(asked).toBe(0);
});

test('the sign-in form shows errors next to each field', async ({ page, accessible }) => {
  await page.goto('/auth');
  await signIn(page, 'joan@', '12345');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await accessible();
});

test('a wrong password is reported in a toast, and the input stays', async ({ page, player }) => {
  expectStatus(401);
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await signIn(page, player.email, 'not the password');
  await expect(toastOf(page)).toContainText('Login failed');
  await expect(toastOf(page)).toContainText('Wrong email or password. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(player.email);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('a wrong password is also reported in the form, until the next try', async ({ page, player }) => {
  expectStatus(401);
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await signIn(page, player.email, 'not the password');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Wrong email or password. Please try again.');
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByLabel('Password', { exact: true }).fill('another guess');
  await expect(alert).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
});

test('a failure is shown in an error toast and announced assertively', async ({ page, player }) => {
  expectStatus(401);
  await page.request.post('/api/logout');
  await page.goto('/auth');
  const colour = () => toastOf(page).evaluate((toast) => getComputedStyle(toast).borderLeftColor);
  const announced = (how: string) => page.locator(`[role=status][aria-live=${how}]`);

  await signIn(page, player.email, 'not the password');
  await expect(announced('assertive')).toContainText('Login failed');
  await expect(toastOf(page)).toContainText('Login failed');
  const ofFailure = await colour();
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();

  await signIn(page, player.email, player.password);
  await expect(announced('polite')).toContainText('Success');
  await expect(toastOf(page)).toContainText('Success');
  expect(await colour()).not.toBe(ofFailure);
});

test('the screen toggles between signing in and creating an account', async ({ page }) => {
  await page.goto('/auth');
  const tab = (name: string) => page.getByRole('tab', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const labels = () => page.getByRole('tabpanel').locator('label').allTextContents();
  await expect(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
  await expect(button('Sign In')).toBeVisible();
  expect(await labels()).toEqual(['Email', 'Password']);

  await tab('Create Account').click();
  await expect(tab('Create Account')).toHaveAttribute('aria-selected', 'true');
  await expect(button('Create Account')).toBeVisible();
  await expect(button('Sign In')).toHaveCount(0);
  expect(await labels()).toEqual([
    'First name',
    'Last name',
    'Display name',
    'Email',
    'Password',
    'Confirm password',
  ]);

  await tab('Sign In').click();
  await expect(button('Sign In')).toBeVisible();
  await expect(button('Create Account')).toHaveCount(0);
});

test('an address typed into one form appears in the other', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('joan@example.org');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('joan@example.org');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('joan@example.org');
});

test('signing out is shown while pending and afterwards, and clears all data', async ({ page, player }) => {
  await page.goto('/');
  await page.getByRole('button', { name: player.displayName }).click();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/logout', async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/logout');
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('menuitem', { name: 'Signing Out...' })).toBeVisible();
  release();
  expect((await sent).postData()).toBeNull();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toContainText('You have been logged out');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: player.displayName })).toBeHidden();
  await page.goto('/account');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});
