// npm run test:long: what `npm test` leaves out: the slow tests, such as twenty power cuts, each route on its second
// database, and most ways through the product in a browser.
import { findFirefox } from './firefox.mjs';
import { runSteps } from './run-steps.mjs';

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'long tests', command: 'vitest', args: ['run'], env: { TEST_LONG: '1' } },
  // All that `npm test` leaves out, Firefox, and real files if there are some beside the project.
  {
    name: 'long browser tests',
    command: 'playwright',
    args: ['test', '--pass-with-no-tests'],
    env: { TEST_LONG: '1' },
  },
]);

if (findFirefox() === null)
  console.log('Skipped: the journeys in Firefox, as it is not installed (Debian: firefox-esr).');
