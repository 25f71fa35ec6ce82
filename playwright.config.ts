import { defineConfig } from '@playwright/test';
import { findPostgres } from './scripts/postgres-cluster.mjs';

/** The addresses and the browser are found by the global setup, which runs before this is read by a worker. */
const { CHROMIUM_PATH, E2E_EMBEDDED_URL, E2E_POSTGRES_URL, E2E_GALLERY_URL } = process.env;

/** What takes minutes runs in `npm run test:long`, on the database that needs no other program. */
const long = process.env['TEST_LONG'] === '1';
const product = long
  ? { testMatch: '*.long.spec.ts' }
  : { testMatch: '*.spec.ts', testIgnore: ['gallery.spec.ts', '*.long.spec.ts'] };

/** What concerns the browser alone looks the same on either database, and is looked at once. */
const browserOnly = [
  'gallery',
  'look',
  'fonts',
  'auth',
  'verify-email',
  'toast',
  'tooltip',
  'requests',
  'user-menu',
  'routes',
  'account',
  'account-sessions',
  'password',
  'odds',
  'accuracy',
  'games',
  'upload',
  'game',
  'hand',
  'hand-geometry',
  'hidden-hands',
  'long-lists',
  'storage',
  'analysis-hand',
  'analysis-live',
  'hostile-record',
  'admin',
  'admin-integrity',
  'big-game',
  'participation',
  'bidding',
  'discussion',
  'drafts',
  'tabs',
  'partners',
].map((name) => `${name}.spec.ts`);
const alsoOnPostgres = { ...product, testIgnore: [...browserOnly, '*.long.spec.ts'] };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['html', { open: 'never' }], ['./e2e/skipped-tests.ts']],
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM_PATH ?? '', args: ['--no-sandbox'] },
    actionTimeout: 30_000,
    // A trace takes a third of the time. What failed leaves a picture; run it again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A dialog that slides in is clicked once it stands still.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    { name: 'embedded', ...product, use: { baseURL: E2E_EMBEDDED_URL ?? '' } },
    ...(long || findPostgres() === null
      ? []
      : [{ name: 'postgres', ...alsoOnPostgres, use: { baseURL: E2E_POSTGRES_URL ?? '' } }]),
    ...(long
      ? []
      : [{ name: 'gallery', testMatch: 'gallery.spec.ts', use: { baseURL: E2E_GALLERY_URL ?? '' } }]),
  ],
});
