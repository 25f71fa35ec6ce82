import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
import { findPostgres } from './scripts/postgres-cluster.mjs';

/** Sources of the workspace are run as they are; `source` is the condition in each package's `exports`. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'] } };

/**
 * `npm test` takes minutes; `npm run test:long` has what takes longer, and most routes again on the other database. Without either, `vitest run` does all but the long tests. See docs/decisions/0136.
 */
const short = process.env['TEST_SHORT'] === '1';
const long = process.env['TEST_LONG'] === '1';

/**
 * Test files at a time, and pages of the component tests beside them. In `npm test` one more than there are cores, since
 * a test that waits for a server or a database uses none. The long run has tests that need the cores for themselves.
 */
const maxWorkers = short ? 3 : 2;

const files = (folder: string) => ({
  // Fuzz tests run in both, with more inputs in the long run.
  include: long ? [`${folder}/**/*.long.test.ts`, `${folder}/fuzz/**/*.test.ts`] : [`${folder}/**/*.test.ts`],
  exclude: long ? [] : ['**/*.long.test.ts'],
  ...(long ? { testTimeout: 30 * 60_000, passWithNoTests: true } : {}),
});

/** Of what needs neither a server nor a browser: the tools of `npm run check`, whole programs, and all real files. */
const plainInLongRun = [
  'bridge/src/cli/bin.test.ts',
  'bridge/src/pbn/corpus.test.ts',
  'scripts/{check-imports,check-spec-coverage,lean-api,skipped-tests,unused-code}.test.ts',
];

const plainFiles = files('{bridge/src,api/src,web/src,scripts,bench}');

/** What needs neither a server nor a browser. */
const plain = {
  resolve,
  ssr,
  // Nothing here is kept between files, so they share what is loaded. Beside the servers of the other projects and on a
  // busy machine, what takes ten seconds may take two minutes: only a test that hangs is to be stopped.
  test: {
    name: 'plain',
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
    ...plainFiles,
    include: [...plainFiles.include, ...(long ? plainInLongRun : [])],
    exclude: [...plainFiles.exclude, ...(short ? plainInLongRun : [])],
  },
};

/** A database takes a while to open on a busy machine. */
const server = {
  // Modules, and the embedded database, are loaded once per worker. See docs/decisions/0047.
  isolate: false,
  // Optimising the embedded database's code costs more time than the faster code saves in a test.
  execArgv: ['--liftoff-only'],
  // Solving has a low priority: beside other busy programs it gets a tenth of a core.
  expect: { poll: { timeout: 120_000 } },
  hookTimeout: 240_000,
  testTimeout: long ? 30 * 60_000 : 180_000,
};

/** A test file that opens a database or a server, or that brings in a file that does. */
const USES_DATABASE =
  /testing\/(test-database|test-server|club|needs-postgres)\.ts'|inject\('postgres'\)|\.test\.ts'/;

const testOf = (name: string): string => `server/src/${name}.test.ts`;

/**
 * On one database alone, as another would say the same: HTTP itself, where the database only knows who is signed in,
 * the sizes of the largest answers, and ten thousand damaged files of each format, of which `fuzz/uploads` tries some on
 * both in the long run. On PostgreSQL where it is installed: the queries take a third of the time.
 */
const onOneDatabase = [
  'features/auth/password-hash',
  'fuzz/addresses',
  'fuzz/every-format',
  ...(short ? ['fuzz/uploads'] : []),
  'http/http',
  'http/largest-answers.long',
  'http/page-user',
  'http/proxy',
  'http/raw-requests',
  'http/request-limit',
].map(testOf);

/**
 * On both databases in the long run, and not in `npm test`: starts of whole products and what operators type, in
 * processes of their own, and what solves many deals or walks through all fields, limits or checks.
 */
const onlyInLongRun = [
  'admin-cli/admin-cli',
  'admin-cli/doctor',
  'features/analysis/fair-judge',
  'features/backups/backups',
  'features/games/sample-game',
  'features/integrity/integrity-runs',
  'features/setup/database-findings',
  'features/shares/planted-fields',
  'http/limited-routes',
  'main',
].map(testOf);

/** On both databases in `npm test`: what races most, and the largest query. All else has its second in the long run. */
const onBothDatabases = [
  'db/bulk-rows',
  'db/database-client',
  'db/event-channel',
  'db/transaction',
  'features/admin/last-admin',
  'features/auth/attempt-limit',
  'features/auth/attempt-order',
  'features/auth/sign-in-race',
  'features/events/events',
  'features/games/games-list',
  'housekeeping',
].map(testOf);

const serverTests = readdirSync(join(import.meta.dirname, 'server/src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `server/src/${name.replaceAll('\\', '/')}`);

/**
 * What is tested once, in the project of the embedded database, as the second engine would say the same: files that use
 * no database, and those with `embedded` in their path, which are about that one.
 */
const withoutDatabase = serverTests.filter(
  (file) =>
    file.includes('embedded') || !USES_DATABASE.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** What `npm test` asks of PostgreSQL alone, and `npm run test:long` of the embedded database. */
const secondInLongRun = serverTests.filter(
  (file) =>
    !/\.long\.test|\/fuzz\//u.test(file) &&
    ![...withoutDatabase, ...onOneDatabase, ...onlyInLongRun, ...onBothDatabases].includes(file),
);

const havePostgres = findPostgres() !== null;

const serverFiles = {
  include: [...files('server/src').include, ...(long ? onlyInLongRun : [])],
  exclude: [...files('server/src').exclude, ...(short ? onlyInLongRun : [])],
};

const embedded = {
  resolve,
  ssr,
  test: {
    name: 'server on the embedded database',
    ...files('server/src'),
    ...server,
    include: [...serverFiles.include, ...(long && havePostgres ? secondInLongRun : [])],
    exclude: [
      ...serverFiles.exclude,
      ...(havePostgres ? [...onOneDatabase, ...(short ? secondInLongRun : [])] : []),
    ],
    globalSetup: ['server/src/testing/embedded-setup.ts'],
  },
};

const postgres = {
  resolve,
  ssr,
  test: {
    name: 'server on PostgreSQL',
    ...files('server/src'),
    ...server,
    include: serverFiles.include,
    exclude: [...serverFiles.exclude, ...withoutDatabase],
    globalSetup: ['server/src/testing/postgres-setup.ts'],
  },
};

/** All that the pages use: what Vite found later would load the page anew in the middle of a test. */
const pageDependencies = [
  '@hookform/resolvers/zod',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  'axe-core',
  'clsx',
  'lucide-react',
  'radix-ui/dialog',
  'radix-ui/dropdown-menu',
  'radix-ui/radio-group',
  'radix-ui/select',
  'radix-ui/slot',
  'radix-ui/switch',
  'radix-ui/toast',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dropzone',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'wouter',
  'wouter/use-browser-location',
  'zod',
];

/**
 * Serves a worker as one file, as the product does. Otherwise a worker loads up to eighty modules when it starts, and
 * nearly every test that solves something starts some.
 */
function workersInOneFile(): Plugin {
  return {
    name: 'workers-in-one-file',
    enforce: 'pre',
    load: {
      filter: { id: /\.ts\?(?:.*&)?worker_file\b/ },
      async handler(id) {
        const built = await build({
          configFile: false,
          logLevel: 'error',
          resolve,
          build: {
            write: false,
            minify: false,
            rolldownOptions: {
              input: id.replace(/\?.*/, ''),
              output: { format: 'es', codeSplitting: false },
            },
          },
        });
        const chunks = 'output' in built ? built.output.filter((part) => part.type === 'chunk') : [];
        if (chunks.length !== 1) throw new Error(`${id} is not one file of code.`);
        const [{ code, moduleIds }] = chunks as [(typeof chunks)[0]];
        for (const file of moduleIds) this.addWatchFile(file);
        return { code, map: { mappings: '' } };
      },
    },
  };
}

/** What `npm test` leaves out of the pages: what goes through hundreds of deals. */
const pagesInLongRun = ['src/pages/hand/{conditions,other-calls}.*', 'src/pages/leads/*'];

/** Pages in states that the server hardly ever brings about. See docs/decisions/0056. */
const browser = {
  // The pages' own Vite, with their styles.
  extends: './web/vite.config.ts',
  root: join(import.meta.dirname, 'web'),
  cacheDir: join(import.meta.dirname, 'node_modules/.cache/web-in-the-browser'),
  optimizeDeps: { include: pageDependencies },
  plugins: [workersInOneFile()],
  test: {
    name: 'web in the browser',
    include: ['src/**/*.browser.test.tsx'],
    exclude: short ? pagesInLongRun : [],
    // Read by `accessible.ts`.
    provide: { accessibility: short ? 'quick' : 'full' },
    setupFiles: [join(import.meta.dirname, 'web/src/testing/browser-setup.ts')],
    globalSetup: [join(import.meta.dirname, 'scripts/vitest-chromium.mjs')],
    // What a test leaves behind is cleared after it; loading the pages anew for each file would take longer than its tests.
    isolate: false,
    maxWorkers,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 720 },
      provider: playwright({
        launchOptions: {
          // Known only once the global setup has run.
          get executablePath() {
            return process.env['CHROMIUM_PATH'] ?? '';
          },
          args: ['--no-sandbox'],
        },
        contextOptions: {
          locale: 'en-GB',
          timezoneId: 'Europe/London',
          reducedMotion: 'reduce',
          viewport: { width: 1280, height: 720 },
        },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' as const }],
      commands: {
        emulateMotion: ({ page }: BrowserCommandContext, reducedMotion: 'reduce' | 'no-preference') =>
          page.emulateMedia({ reducedMotion }),
        emulateColourScheme: ({ page }: BrowserCommandContext, colorScheme: 'light' | 'dark') =>
          page.emulateMedia({ colorScheme }),
      },
    },
  },
};

if (!havePostgres) {
  if (process.env['CI'] === 'true')
    throw new Error('PostgreSQL is not installed, and CI lets nothing be skipped.');
  console.warn('PostgreSQL is not installed: the server is tested on the embedded database alone.');
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [plain, browser, embedded, ...(havePostgres ? [postgres] : [])],
    reporters: ['default', './scripts/skipped-tests.mjs'],
  },
});
