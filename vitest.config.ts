import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/postgres-cluster.mjs';

/** Sources of the workspace are run as they are; `source` is the condition in each package's `exports`. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'] } };

/** What takes minutes runs in `npm run test:long`. */
const long = process.env['TEST_LONG'] === '1';
const files = (folder: string) => ({
  include: [`${folder}/**/*.${long ? 'long.test.ts' : 'test.ts'}`],
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

/** A database's first breath takes a while on a busy machine. */
const patience = {
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
  testTimeout: long ? 30 * 60_000 : 60_000,
};

const embedded = {
  resolve,
  ssr,
  test: {
    name: 'server on the embedded database',
    ...files('server/src'),
    ...patience,
    globalSetup: ['server/src/testing/embedded-setup.ts'],
  },
};

const postgres = {
  resolve,
  ssr,
  test: {
    name: 'server on PostgreSQL',
    ...files('server/src'),
    ...patience,
    // What concerns the embedded database alone has been tested beside it.
    exclude: [...files('server/src').exclude, 'server/src/db/embedded/**'],
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
  test: { maxWorkers: 2, projects: [...plain, embedded, ...(havePostgres ? [postgres] : [])] },
});
