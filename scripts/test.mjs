// npm test: most of what is tested, once, in minutes. `npm run test:long` has the rest.
import { runSteps } from './run-steps.mjs';

const env = { TEST_SHORT: '1' };

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  // Side by side: each waits for its servers and pages a third of the time.
  [
    { name: 'unit and route tests', command: 'vitest', args: ['run'], env },
    { name: 'browser tests', command: 'playwright', args: ['test'], env },
  ],
]);
