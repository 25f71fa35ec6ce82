// npm run test:long: what takes longer than a developer waits, such as twenty power cuts.
import { runSteps } from './run-steps.mjs';

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'long tests', command: 'vitest', args: ['run'], env: { TEST_LONG: '1' } },
  // There are none where there are no real files beside the project.
  {
    name: 'long browser tests',
    command: 'playwright',
    args: ['test', '--pass-with-no-tests'],
    env: { TEST_LONG: '1' },
  },
]);
