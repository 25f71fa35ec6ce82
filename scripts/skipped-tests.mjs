// A reporter of vitest: says which tests no project ran, and why. In CI, a skip without a known reason fails the run.
// What only one of the two databases can do is skipped on the other, and counts as run.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findPostgres } from './postgres-cluster.mjs';

/** Files whose tests need something that is not everywhere, and what that is. */
const NEEDS = new Map([
  ['bridge/src/score.test.ts', 'a table of scores, which is not in the repository'],
  ['bridge/src/sampling/dealer.long.test.ts', 'dealer, which is not installed'],
  ['server/src/clock-jumps.long.test.ts', 'faketime, which is not installed'],
  ['server/src/features/setup/database-findings.test.ts', 'pgbouncer, which is not installed'],
  ['server/src/http/reverse-proxies.long.test.ts', 'nginx and caddy, which are not installed'],
]);

/** What a test imports, or names, that reads the files beside the project. */
const REAL_FILES =
  /\/testing\/(?:corpus|lead-problems|lead-truth|sampling-truth|double-dummy-truth)(?:\.ts)?'|shared\/data/u;
const SMALL_DISK = /\/testing\/small-disk\.ts'/u;

const ON_POSTGRES = 'server on PostgreSQL';

/**
 * @param {string} file
 * @param {Circumstances & { wasOnPostgres: boolean }} circumstances
 */
function needsOf(file, { havePostgres, long = false, wasOnPostgres }) {
  const known = NEEDS.get(file);
  if (known !== undefined) return known;
  const isRoutes = file.startsWith('server/') && !/\.long\.test|\/fuzz\//u.test(file);
  if (long && isRoutes && !wasOnPostgres) return 'PostgreSQL, on which `npm test` runs them';
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (SMALL_DISK.test(source)) return 'a user who may mount a small disk';
  if (REAL_FILES.test(source)) return 'real files, which are not in the repository';
  return !havePostgres && file.startsWith('server/') ? 'PostgreSQL, which is not installed' : null;
}

/**
 * @typedef {object} Outcome
 * @property {string} file
 * @property {string} test its full name
 * @property {boolean} ran
 * @property {string} [project] the one of vitest.config.ts in which it was met
 */

/**
 * @typedef {object} Circumstances
 * @property {boolean} havePostgres
 * @property {boolean} [long] in `npm run test:long`, where most routes are asked on the embedded database alone
 */

/**
 * The tests that were skipped wherever they were met, by file, and what they need, where that is known.
 * @param {readonly Outcome[]} outcomes
 * @param {Circumstances} circumstances
 * @returns {{ file: string, needs: string | null, tests: string[] }[]}
 */
export function skippedTests(outcomes, circumstances) {
  const nameOf = (/** @type {Outcome} */ { file, test }) => `${file}: ${test}`;
  const ran = new Set(outcomes.filter((outcome) => outcome.ran).map(nameOf));
  const skipped = outcomes.filter((outcome) => !ran.has(nameOf(outcome)));
  return [...new Set(skipped.map(({ file }) => file))].map((file) => ({
    file,
    needs: needsOf(file, {
      ...circumstances,
      wasOnPostgres: outcomes.some((outcome) => outcome.file === file && outcome.project === ON_POSTGRES),
    }),
    tests: [...new Set(skipped.filter((outcome) => outcome.file === file).map(({ test }) => test))],
  }));
}

export default class {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
        test: test.fullName,
        ran: test.result().state !== 'skipped',
        project: module.project.name,
      })),
    );
    const circumstances = { havePostgres: findPostgres() !== null, long: process.env.TEST_LONG === '1' };
    for (const { file, needs, tests } of skippedTests(outcomes, circumstances)) {
      const reason = needs === null ? 'no reason is known' : `needs ${needs}`;
      console.log(`Skipped in ${file} (${reason}):\n${tests.map((test) => `  ${test}`).join('\n')}`);
      if (needs === null && process.env.CI === 'true') process.exitCode = 1;
    }
  }
}
