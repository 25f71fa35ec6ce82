import { passkeyMessages } from '@bridge-review/api/passkeys';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { passkeyRoutes } from '@bridge-review/api/routes/passkeys';
import { setupRoutes } from '@bridge-review/api/routes/setup';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { passwordOnly } from '../testing/account.ts';
import { answer, failure, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';
import { anAdmin, aPlayer, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const button = (name: string) => page.getByRole('button', { name });

test('after the right password a recovery code can be entered, and a wrong one is reported beside its field', async () => {
  const answers = renderPage(
    '/auth',
    signedOut,
    answer(gameRoutes.list, onlyPage([])),
    failure(authRoutes.login, 401, 'second_step_required', 'One more step.'),
  );
  await page.getByLabelText('Email').fill(aPlayer.email);
  await page.getByLabelText('Password', { exact: true }).fill('two hearts doubled');
  await button('Sign In').click();
  await expect.element(page.getByRole('heading', { name: 'One more step' })).toHaveFocus();
  // Nothing has failed.
  await expect.element(toast).not.toBeInTheDocument();
  await button('Continue with the code').click();
  await expect.element(page.getByText('Please enter a recovery code.')).toBeVisible();

  answers.now(failure(authRoutes.login, 401, 'wrong_code', passkeyMessages.wrongCode));
  await page.getByLabelText('Recovery code').fill(' 7k2m-91xq ');
  await button('Continue with the code').click();
  await expect.element(page.getByRole('main')).toHaveTextContent(passkeyMessages.wrongCode);
  await expectComfortable();
  answers.now(answer(authRoutes.login, aPlayer));
  await button('Continue with the code').click();
  await expect.element(button(aPlayer.displayName)).toBeVisible();
  await expect
    .poll(() => answers.callsTo(authRoutes.login).at(-1)?.body)
    .toEqual({
      email: aPlayer.email,
      password: 'two hearts doubled',
      recoveryCode: '7k2m-91xq',
    });
});

test('an administrator without the passkey that is needed is led to adding one', async () => {
  renderPage(
    '/admin',
    answer(authRoutes.currentUser, anAdmin),
    failure(adminRoutes.stats, 403, 'passkey_required', 'A passkey is needed.'),
    failure(setupRoutes.report, 403, 'passkey_required'),
    answer(passkeyRoutes.state, { ...passwordOnly, isDemanded: true }),
  );
  const panel = page.getByRole('main');
  await expect.element(panel).toHaveTextContent('you have none yet');
  await expect
    .element(page.getByRole('link', { name: 'Add a passkey' }))
    .toHaveAttribute('href', '/account?tab=password');
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  await expectComfortable();
});

test('that administrators need a passkey is switched on, or refused with the way to it', async () => {
  const answers = renderPage(
    '/admin?tab=setup',
    answer(authRoutes.currentUser, anAdmin),
    answer(passkeyRoutes.adminSignIn, { needsPasskey: false, adminsWithout: 2 }),
    failure(
      passkeyRoutes.setAdminSignIn,
      403,
      'passkey_required',
      'Please sign in with your own passkey first.',
    ),
  );
  const demand = page.getByRole('switch', { name: 'Administrators need a passkey' });
  await expect.element(demand).not.toBeChecked();
  await expect
    .element(
      page.getByText('2 administrators have none yet, and would have to add one before opening this page.'),
    )
    .toBeVisible();
  await demand.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('with your own passkey first');
  await expect.element(page.getByRole('link', { name: 'Your passkeys' })).toBeVisible();
  await expect.element(demand).not.toBeChecked();
  answers.now(answer(passkeyRoutes.setAdminSignIn, { needsPasskey: true, adminsWithout: 0 }));
  await demand.click();
  await expect.element(demand).toBeChecked();
  await expect.element(toast).toHaveTextContent('Passkeys are needed');
  await expectComfortable();
});
