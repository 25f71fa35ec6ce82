import { defineConfig } from '@playwright/test';
import { findPostgres } from './scripts/postgres-cluster.mjs';

/** The addresses and the browser are found by the global setup, which runs before this is read by a worker. */
const { CHROMIUM_PATH, E2E_EMBEDDED_URL, E2E_POSTGRES_URL, E2E_SERIAL_URL, E2E_GALLERY_URL } = process.env;

const specs = (names: readonly string[]): string[] => names.map((name) => `${name}.spec.ts`);

/** What affects the whole site runs one at a time, on a server of its own. */
const serial = specs(['admin', 'admin-integrity', 'admin-touch-targets', 'registration', 'storage']);

/**
 * What runs on PostgreSQL too, on two servers behind one address: a way through most of what the database is asked for,
 * by one user and by three at once. All else concerns the browser, which sees the same on either database, or is asked
 * of both by the server's own tests.
 */
const alsoOnPostgres = specs(['game-story', 'partnership']);

/**
 * What `npm test` goes through: signing in, three ways that most players take, and a hostile file. The rest is in
 * `npm run test:long`; without either, `playwright test` does all but the long tests. See docs/decisions/0136.
 */
const inShortRun = specs(['auth', 'first-minutes', 'game-story', 'hostile-record', 'partnership']);
const short = process.env['TEST_SHORT'] === '1';
const long = process.env['TEST_LONG'] === '1';

const elsewhere = ['gallery.spec.ts', ...serial];
const embedded = {
  name: 'embedded',
  testMatch: short ? inShortRun : '*.spec.ts',
  testIgnore: long ? [...elsewhere, ...inShortRun] : [...elsewhere, '*.long.spec.ts'],
  use: { baseURL: E2E_EMBEDDED_URL ?? '' },
};

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
    // What a worker fetches no test could intercept. The test of the worker allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: short
    ? [embedded]
    : [
        // First: the other worker has enough to do meanwhile.
        { name: 'serial', testMatch: serial, workers: 1, use: { baseURL: E2E_SERIAL_URL ?? '' } },
        { name: 'gallery', testMatch: 'gallery.spec.ts', use: { baseURL: E2E_GALLERY_URL ?? '' } },
        embedded,
        ...(findPostgres() === null
          ? []
          : [{ name: 'postgres', testMatch: alsoOnPostgres, use: { baseURL: E2E_POSTGRES_URL ?? '' } }]),
      ],
});
