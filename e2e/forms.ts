import type { Page } from '@playwright/test';
import type { NewPerson } from './people.ts';

/** Fills in the form for a new account, and leaves it to the test to send it. */
export async function fillRegistration(page: Page, person: NewPerson): Promise<void> {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Display name').fill(person.displayName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}

export const submitRegistration = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Create Account' }).click();

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
