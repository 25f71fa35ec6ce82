import type { CDPSession, Page } from '@playwright/test';
import { expect, expectStatus, test, toastOf } from './test.ts';

// A browser takes no address of numbers for passkeys.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('127.0.0.1', 'localhost')) });

/** A device with a sensor for fingers, as the browser sees it. */
async function plugIn(page: Page): Promise<{ refuse(): Promise<unknown>; accept(): Promise<unknown> }> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { refuse: () => setVerified(false), accept: () => setVerified(true) };
}

test('a passkey signs in, is a second step after the password, and a recovery code replaces it', async ({
  page,
  player,
  comfortable,
}) => {
  // The password alone, and a wrong code.
  expectStatus(401);
  const device = await plugIn(page);
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  const confirm = async (verb: string) => {
    await question.getByLabel('Current password').fill(player.password);
    await question.getByRole('button', { name: verb }).click();
  };
  const signOut = async () => {
    await page.request.post('/api/logout');
    await page.goto('/auth');
  };
  const signIn = async () => {
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  const isSignedIn = () => expect(page.getByRole('button', { name: player.displayName })).toBeVisible();

  await page.goto('/account?tab=password');
  const secondStep = page.getByRole('switch', { name: /passkey or a recovery code/ });
  await expect(secondStep).toBeDisabled();

  await test.step('a passkey is added once the person agrees', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await device.refuse();
    await confirm('Continue');
    await expect(question.getByRole('alert')).toContainText('No passkey was used');
    await device.accept();
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(toastOf(page)).toContainText('Passkey added');
    await expect(passkeys).toHaveText(/Chrom\w+ on \w+.*Never used/);
  });

  const codes = await test.step('recovery codes are made and shown once', async () => {
    await page.getByRole('button', { name: 'Create recovery codes' }).click();
    await confirm('Create codes');
    const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const texts = await shown.allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('bridge-review-recovery-codes.txt');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText(/10 codes left/)).toBeVisible();
    return texts;
  });

  await secondStep.click();
  await confirm('Switch on');
  await expect(secondStep).toBeChecked();
  await comfortable();

  await test.step('the password alone is not enough, the passkey is', async () => {
    await signOut();
    await signIn();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
    await comfortable();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await isSignedIn();
  });

  await test.step('the passkey needs no password', async () => {
    await signOut();
    await device.refuse();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No passkey was used');
    await device.accept();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await isSignedIn();
  });

  await test.step('a recovery code works once, beside the password', async () => {
    await signOut();
    await signIn();
    const code = page.getByLabel('Recovery code');
    await code.fill('0000 0000 0000 0000');
    await page.getByRole('button', { name: 'Continue with the code' }).click();
    await expect(page.getByText('This is not one of your recovery codes').first()).toBeVisible();
    await code.fill(codes[0]!.toUpperCase());
    await page.getByRole('button', { name: 'Continue with the code' }).click();
    await isSignedIn();
  });

  await test.step('without its last passkey the account is as before', async () => {
    await page.goto('/account?tab=password');
    await expect(passkeys).toHaveText(/Last used/);
    await expect(page.getByText(/9 codes left/)).toBeVisible();
    await passkeys.getByRole('button', { name: /^Remove/ }).click();
    await confirm('Remove passkey');
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
    await expect(secondStep).not.toBeChecked();
    await signOut();
    await signIn();
    await isSignedIn();
  });
});
