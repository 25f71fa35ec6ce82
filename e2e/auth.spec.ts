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

test('a player signs in from /auth, lands on the games, and signs out', async ({ page, player }) => {
  expectStatus(401);
  await page.request.post('/api/logout');
  await page.goto('/auth');
  const { email, displayName, password } = player;

  await test.step('a wrong password is refused', async () => {
    await signIn(page, email, 'not the password');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Wrong email or password. Please try again.',
    );
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('the right one signs in', async () => {
    const answer = page.waitForResponse('**/api/login');
    await signIn(page, email, password);
    expect(await (await answer).json()).toMatchObject({ email, displayName, userType: 'player' });
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('You have been logged in successfully');
    await expect(page).toHaveURL('/');
  });

  await test.step('signing out ends the session', async () => {
    await page.getByRole('button', { name: displayName }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(toastOf(page)).toContainText('You have been logged out');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});
