// npm run test:long: what takes longer than a developer waits, such as twenty power cuts.
import { runSteps } from './run-steps.mjs';

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'long tests', command: 'vitest', args: ['run'], env: { TEST_LONG: '1' } },
  { name: 'long browser tests', command: 'playwright', args: ['test'], env: { TEST_LONG: '1' } },
]);
