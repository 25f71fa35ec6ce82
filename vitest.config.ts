import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/postgres-cluster.mjs';

/** Sources of the workspace are run as they are; `source` is the condition in each package's `exports`. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'] } };

/** What takes minutes runs in `npm run test:long`. */
const long = process.env['TEST_LONG'] === '1';
const files = (folder: string) => ({
  // Fuzz tests run in both, with more inputs in the long run.
  include: long ? [`${folder}/**/*.long.test.ts`, `${folder}/fuzz/**/*.test.ts`] : [`${folder}/**/*.test.ts`],
  exclude: long ? [] : ['**/*.long.test.ts'],
  ...(long ? { testTimeout: 30 * 60_000, passWithNoTests: true } : {}),
});

const plain = ['bridge/src', 'api/src', 'web/src', 'scripts'].map((folder) => ({
  resolve,
  ssr,
  // Nothing here is kept between files, so they share what is loaded. Beside the servers of the other projects, a
  // property that takes one second may take ten.
  test: { name: folder.split('/', 1)[0]!, testTimeout: 60_000, isolate: false, ...files(folder) },
}));

/** A database takes a while to open on a busy machine. */
const server = {
  // Modules, and the embedded database, are loaded once per worker. See docs/decisions/0047.
  isolate: false,
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 240_000,
  testTimeout: long ? 30 * 60_000 : 180_000,
};

/** A test file that opens a database or a server, or that brings in a file that does. */
const USES_DATABASE = /testing\/(test-database|test-server|club)\.ts'|inject\('postgres'\)|\.test\.ts'/;

/**
 * What is tested once, in the project of the embedded database, as the second engine would say the same: files that use
 * no database, and those with `embedded` in their path, which are about that one.
 */
const withoutDatabase = (): string[] =>
  readdirSync(join(import.meta.dirname, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `server/src/${name.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        file.includes('embedded') ||
        !USES_DATABASE.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );

const embedded = {
  resolve,
  ssr,
  test: {
    name: 'server on the embedded database',
    ...files('server/src'),
    ...server,
    globalSetup: ['server/src/testing/embedded-setup.ts'],
    // Optimising the database's code costs more time than the faster code saves in a test.
    execArgv: ['--liftoff-only'],
  },
};

const postgres = {
  resolve,
  ssr,
  test: {
    name: 'server on PostgreSQL',
    ...files('server/src'),
    ...server,
    exclude: [...files('server/src').exclude, ...withoutDatabase()],
    globalSetup: ['server/src/testing/postgres-setup.ts'],
  },
};

const havePostgres = findPostgres() !== null;
if (!havePostgres) {
  if (process.env['CI'] === 'true')
    throw new Error('PostgreSQL is not installed, and CI lets nothing be skipped.');
  console.warn('PostgreSQL is not installed: the server is tested on the embedded database alone.');
}

export default defineConfig({
  // Two, also where there are only two cores: a test that waits for a server leaves the other some.
  test: {
    maxWorkers: 2,
    projects: [...plain, embedded, ...(havePostgres ? [postgres] : [])],
    reporters: ['default', './scripts/skipped-tests.mjs'],
  },
});
