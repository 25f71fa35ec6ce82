// A reporter of vitest: says which tests no project ran, and why. In CI, a skip without a known reason fails the run.
// What only one of the two databases can do is skipped on the other, and counts as run.
import { relative } from 'node:path';
import { findPostgres } from './postgres-cluster.mjs';

const ON_POSTGRES = 'server on PostgreSQL';

/**
 * What a test says that it needs (`bridge/src/testing/needs.ts`), if that explains why nothing ran it.
 * @param {Outcome} outcome
 * @param {Circumstances & { wasOnPostgres: boolean }} circumstances
 */
function reasonOf({ file, needs }, { havePostgres, long = false, wasOnPostgres }) {
  if (needs !== 'PostgreSQL') return needs ?? null;
  if (!havePostgres) return 'PostgreSQL, which is not installed';
  const isRoutes = !/\.long\.test|\/fuzz\//u.test(file);
  return long && isRoutes && !wasOnPostgres ? 'PostgreSQL, on which `npm test` runs them' : null;
}

/**
 * @typedef {object} Outcome
 * @property {string} file
 * @property {string} test its full name
 * @property {boolean} ran
 * @property {string | undefined} [needs] what it needs and has not, by its own account
 * @property {string} [project] the one of vitest.config.ts in which it was met
 */

/**
 * @typedef {object} Circumstances
 * @property {boolean} havePostgres
 * @property {boolean} [long] in `npm run test:long`, where most routes are asked on the embedded database alone
 */

/**
 * The tests that were skipped wherever they were met, by file and by what they need, where that is known.
 * @param {readonly Outcome[]} outcomes
 * @param {Circumstances} circumstances
 * @returns {{ file: string, needs: string | null, tests: string[] }[]}
 */
export function skippedTests(outcomes, circumstances) {
  const nameOf = (/** @type {Outcome} */ { file, test }) => `${file}: ${test}`;
  const ran = new Set(outcomes.filter((outcome) => outcome.ran).map(nameOf));
  const onPostgres = new Set(
    outcomes.filter(({ project }) => project === ON_POSTGRES).map(({ file }) => file),
  );
  /** @type {Map<string, { file: string, needs: string | null, tests: Set<string> }>} */
  const groups = new Map();
  for (const outcome of outcomes) {
    if (ran.has(nameOf(outcome))) continue;
    const { file, test } = outcome;
    const needs = reasonOf(outcome, { ...circumstances, wasOnPostgres: onPostgres.has(file) });
    const key = `${file}: ${needs}`;
    const group = groups.get(key) ?? { file, needs, tests: new Set() };
    groups.set(key, group);
    group.tests.add(test);
  }
  return [...groups.values()].map((group) => ({ ...group, tests: [...group.tests] }));
}

export default class {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
        test: test.fullName,
        ran: test.result().state !== 'skipped',
        needs: /** @type {{ needs?: string }} */ (test.meta()).needs,
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
