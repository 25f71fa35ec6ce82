import { expect, test, toastOf } from './test.ts';

test('changes are saved, confirmed, and shown in the header at once', async ({ page, player }) => {
  await page.goto('/account');
  await test.step('the chosen tab is in the URL and survives a reload', async () => {
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page).toHaveURL('/account?tab=password');
    await page.reload();
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Change password' })).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeHidden();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/account');
  });

  await expect(page.getByLabel('First name')).toHaveValue(player.firstName);
  await expect(page.getByLabel('Last name')).toHaveValue(player.lastName);
  await expect(page.getByLabel('Display name')).toHaveValue(player.displayName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email);

  await page.getByLabel('First name').fill('  Joanna ');
  await page.getByLabel('Last name').fill('Hale');
  await page.getByLabel('Display name').fill('Jo H.');
  const sent = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Joanna',
    lastName: 'Hale',
    displayName: 'Jo H.',
    email: player.email,
  });
  await expect(toastOf(page)).toContainText('Profile updated');
  await expect(toastOf(page)).toContainText('Your profile has been updated successfully.');
  await expect(page.locator('header').getByRole('button', { name: 'Jo H.' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Joanna Hale');
  await expect(page.getByLabel('First name')).toHaveValue('Joanna');
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Jo H.');
});
