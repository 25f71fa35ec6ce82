import { messages } from '@bridge-review/api/messages';
import { type Passkey, passkeyMessages, type SignInState } from '@bridge-review/api/passkeys';
import { passkeyRoutes } from '@bridge-review/api/routes/passkeys';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { passwordOnly, renderAccount } from '../testing/account.ts';
import { answer, failure } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';

const section = page.getByRole('region', { name: 'Passkeys' });
const rows = section.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const steps = page.getByRole('region', { name: 'Second step' });
const stepSwitch = steps.getByRole('switch');
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const phone: Passkey = {
  id: 7,
  name: 'Safari on iPhone',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const withPhone: SignInState = {
  ...passwordOnly,
  passkeys: [phone],
  recoveryCodes: { left: 3, madeAt: '2026-11-01T10:00:00.000Z' },
};
const codes = Array.from({ length: 10 }, (_, index) => `7k2m-91xq-w4e8-cz0${index}`);
const wrongPassword = [{ path: 'currentPassword', message: messages.wrongCurrentPassword }];

test('without a passkey there is nothing to switch on, and the page says what comes first', async () => {
  renderAccount('password');
  await expect.element(section).toHaveTextContent('You have no passkey yet.');
  await expect.element(stepSwitch).toBeDisabled();
  await expect.element(steps).toHaveTextContent('Add a passkey and create recovery codes first.');
  await expectComfortable();
});

test('a passkey is renamed', async () => {
  const answers = renderAccount('password', answer(passkeyRoutes.state, withPhone));
  await expect.element(rows).toHaveTextContent(/Never used.*Created on/);
  await rows.getByRole('button', { name: 'Rename Safari on iPhone' }).click();
  const name = dialog.getByLabelText('Name');
  await name.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toHaveTextContent(passkeyMessages.name);
  await name.fill('Phone');
  answers.now(answer(passkeyRoutes.rename, { ...withPhone, passkeys: [{ ...phone, name: 'Phone' }] }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows).toHaveTextContent('Phone');
  await expect.poll(() => answers.callsTo(passkeyRoutes.rename)).toMatchObject([{ body: { name: 'Phone' } }]);
});

test('a passkey is removed under the password, and the page says what the last one takes along', async () => {
  const answers = renderAccount(
    'password',
    answer(passkeyRoutes.state, { ...withPhone, secondStep: true }),
    failure(passkeyRoutes.remove, 400, 'wrong_password', messages.wrongCurrentPassword, wrongPassword),
  );
  await rows.getByRole('button', { name: 'Remove Safari on iPhone' }).click();
  await expect.element(question).toHaveTextContent('your password alone is enough again');
  await question.getByRole('button', { name: 'Remove passkey' }).click();
  await expect.element(question).toHaveTextContent(messages.currentPassword);
  await question.getByLabelText('Current password').fill('another word');
  await question.getByRole('button', { name: 'Remove passkey' }).click();
  await expect.element(question).toHaveTextContent(messages.wrongCurrentPassword);
  await expect.element(question.getByLabelText('Current password')).toHaveFocus();
  await expectComfortable();
  answers.now(answer(passkeyRoutes.remove, passwordOnly), answer(passkeyRoutes.state, passwordOnly));
  await question.getByRole('button', { name: 'Remove passkey' }).click();
  await expect.element(toast).toHaveTextContent('Passkey removed');
  await expect.element(section).toHaveTextContent('You have no passkey yet.');
});

test('recovery codes are shown once, to be copied, saved or printed', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  const answers = renderAccount(
    'password',
    answer(passkeyRoutes.state, withPhone),
    answer(passkeyRoutes.makeCodes, { codes }),
  );
  await expect.element(steps).toHaveTextContent('3 codes left, created on');
  await steps.getByRole('button', { name: 'Create new codes' }).click();
  await expect.element(question).toHaveTextContent('The old codes stop working.');
  await question.getByLabelText('Current password').fill('two hearts doubled');
  answers.now(
    answer(passkeyRoutes.state, { ...withPhone, recoveryCodes: { ...withPhone.recoveryCodes, left: 10 } }),
  );
  await question.getByRole('button', { name: 'Create codes' }).click();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(10);
  await expect.element(dialog).toHaveTextContent('they are not shown again');
  const href = dialog.getByRole('link', { name: 'Download' }).element().getAttribute('href') ?? '';
  for (const code of codes) expect(decodeURIComponent(href)).toContain(code);
  await dialog.getByRole('button', { name: 'Print' }).click();
  expect(printed).toHaveBeenCalledOnce();
  expect(document.querySelector('body > .print-instead')?.textContent).toContain(codes[9]);
  await expectComfortable();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(steps).toHaveTextContent('10 codes left');
  expect(document.body.textContent).not.toContain(codes[0]);
});

test('the second step is switched on under the password, and stays where the site demands it', async () => {
  const answers = renderAccount(
    'password',
    answer(passkeyRoutes.state, withPhone),
    failure(passkeyRoutes.setSecondStep, 403, 'passkey_required', 'Please sign in again.'),
  );
  await expect.element(stepSwitch).not.toBeChecked();
  await stepSwitch.click();
  await question.getByLabelText('Current password').fill('two hearts doubled');
  await question.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(question.getByRole('alert')).toHaveTextContent('Please sign in again.');
  answers.now(answer(passkeyRoutes.setSecondStep, { ...withPhone, secondStep: true, isDemanded: true }));
  await question.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(stepSwitch).toBeChecked();
  await expect.element(stepSwitch).toBeDisabled();
  await expect.element(steps).toHaveTextContent('This site requires it for all administrators.');
});

test('who has used up the codes reads what that means', async () => {
  const recoveryCodes = { left: 0, madeAt: null };
  renderAccount('password', answer(passkeyRoutes.state, { ...withPhone, secondStep: true, recoveryCodes }));
  await expect.element(steps).toHaveTextContent('or you cannot sign in without your passkey');
  await expect.element(stepSwitch).toBeEnabled();
});

test('where the site has another address, the page names it', async () => {
  renderAccount(
    'password',
    answer(passkeyRoutes.state, { ...passwordOnly, elsewhere: 'https://bridge.example.org' }),
  );
  await expect.element(section).toHaveTextContent('open https://bridge.example.org to add one');
  await expect.element(section.getByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test('what cannot be loaded can be tried again', async () => {
  const answers = renderAccount('password', failure(passkeyRoutes.state, 503));
  await expect.element(page.getByText('Your passkeys could not be loaded')).toBeVisible();
  answers.now(answer(passkeyRoutes.state, withPhone));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows).toHaveTextContent('Safari on iPhone');
});
