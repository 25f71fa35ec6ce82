// npm run test:long: the slow tests, such as twenty power cuts.
import { findFirefox } from './firefox.mjs';
import { runSteps } from './run-steps.mjs';

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'long tests', command: 'vitest', args: ['run'], env: { TEST_LONG: '1' } },
  // Firefox, and real files if there are some beside the project.
  {
    name: 'long browser tests',
    command: 'playwright',
    args: ['test', '--pass-with-no-tests'],
    env: { TEST_LONG: '1' },
  },
]);

if (findFirefox() === null)
  console.log('Skipped: the journeys in Firefox, as it is not installed (Debian: firefox-esr).');
