import { type Page } from '@playwright/test';
import { findPostgres } from '../scripts/postgres-cluster.mjs';
import { admin } from './people.ts';
import { test as base, expect } from './test.ts';

/**
 * For tests that affect the whole site: administrators, test users, records that contradict each other. They run one at
 * a time, on a server that no other test uses: the project `serial`. On PostgreSQL, since the embedded database allows
 * no second process.
 */
export const test = base.extend<{ needsPostgres: void }>({
  needsPostgres: [
    // Playwright wants to see by name what a fixture uses; this one uses none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      testInfo.skip(findPostgres() === null, 'PostgreSQL is not installed, and nothing else lets two in.');
      await use();
    },
    { auto: true },
  ],
});

export async function signInAsAdmin(page: Page): Promise<void> {
  expect((await page.request.post('/api/login', { data: admin })).status()).toBe(200);
}
