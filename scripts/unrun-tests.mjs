// A reporter of vitest for CI: a test that no project ran makes the run fail, unless it is known why.
// What only one of the two databases can do is skipped on the other, and counts as run.
import { relative } from 'node:path';

/** Files whose tests need something that is not everywhere, and what that is. */
const KNOWN = new Map([
  ['bridge/src/pbn/corpus.test.ts', 'real files, which are not in the repository'],
  ['bridge/src/lin/write-lin.test.ts', 'real files, which are not in the repository'],
  ['server/src/disk-full.test.ts', 'a user who may mount a small disk'],
]);

/**
 * @typedef {object} Outcome
 * @property {string} file
 * @property {string} test its full name
 * @property {boolean} ran
 */

/**
 * The tests that were skipped wherever they were met, and for which no reason is known.
 * @param {readonly Outcome[]} outcomes
 */
export function unrunTests(outcomes) {
  const nameOf = (/** @type {Outcome} */ { file, test }) => `${file}: ${test}`;
  const ran = new Set(outcomes.filter((outcome) => outcome.ran).map(nameOf));
  const unknown = outcomes.filter((outcome) => !ran.has(nameOf(outcome)) && !KNOWN.has(outcome.file));
  return [...new Set(unknown.map(nameOf))];
}

export default class {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
        test: test.fullName,
        ran: test.result().state !== 'skipped',
      })),
    );
    const unrun = unrunTests(outcomes);
    if (unrun.length === 0) return;
    console.error(
      `\nNo project ran these tests, and scripts/unrun-tests.mjs knows no reason:\n${unrun.join('\n')}`,
    );
    process.exitCode = 1;
  }
}
