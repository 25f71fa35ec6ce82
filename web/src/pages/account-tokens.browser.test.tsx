import { messages } from '@bridge-review/api/messages';
import { tokenRoutes } from '@bridge-review/api/routes/tokens';
import type { PersonalToken } from '@bridge-review/api/tokens';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAccount } from '../testing/account.ts';
import { answer, failure } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';

const section = page.getByRole('region', { name: 'Programs' });
const rows = section.getByRole('list', { name: 'Tokens' }).getByRole('listitem');
const dialog = page.getByRole('dialog');
const script: PersonalToken = {
  id: 7,
  name: 'Scoring script',
  scope: 'upload',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const made = { ...script, token: 'brt_0123456789012345678901234567890123456789012' };

test('a token is made with a name and the password, and shown once', async () => {
  const answers = renderAccount('password', answer(tokenRoutes.make, made));
  await expect.element(section).toHaveTextContent('No program has a token.');
  await section.getByRole('button', { name: 'New token' }).click();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect.element(dialog).toHaveTextContent(messages.tokenName);
  await expect.element(dialog).toHaveTextContent(messages.currentPassword);
  expect(answers.callsTo(tokenRoutes.make)).toEqual([]);

  await dialog.getByLabelText('Name').fill('Scoring script');
  await expect.element(dialog.getByRole('radio', { name: 'Uploading' })).toBeChecked();
  await dialog.getByLabelText('Current password').fill('two hearts doubled');
  await expectComfortable();
  answers.now(answer(tokenRoutes.list, [script]));
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect.element(dialog).toHaveTextContent('Copy it now: it is not shown again.');
  await expect.element(dialog.getByLabelText('Scoring script')).toHaveValue(made.token);
  await expect.element(dialog).toHaveTextContent('bridge upload club-night.pbn --to http');
  await expectComfortable();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows).toHaveTextContent('Never used');
  expect(document.body.textContent).not.toContain(made.token);
});

test('a wrong password is reported beside its field', async () => {
  const issues = [{ path: 'currentPassword', message: messages.wrongCurrentPassword }];
  renderAccount(
    'password',
    failure(tokenRoutes.make, 400, 'wrong_password', messages.wrongCurrentPassword, issues),
  );
  await section.getByRole('button', { name: 'New token' }).click();
  await dialog.getByLabelText('Name').fill('Script');
  await dialog.getByLabelText('Current password').fill('another word');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect.element(dialog).toHaveTextContent(messages.wrongCurrentPassword);
  await expect.element(dialog.getByLabelText('Current password')).toHaveFocus();
});

test('a token is revoked after a question, and what failed can be tried again', async () => {
  const answers = renderAccount(
    'password',
    answer(tokenRoutes.list, [script]),
    failure(tokenRoutes.revoke, 503),
  );
  const question = page.getByRole('alertdialog', { name: 'Revoke ‘Scoring script’?' });
  await rows.getByRole('button', { name: 'Revoke Scoring script' }).click();
  await question.getByRole('button', { name: 'Revoke token' }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
  answers.now(answer(tokenRoutes.revoke, undefined), answer(tokenRoutes.list, []));
  await question.getByRole('button', { name: 'Revoke token' }).click();
  await expect.element(toast).toHaveTextContent('Token revoked');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(section).toHaveTextContent('No program has a token.');
});
