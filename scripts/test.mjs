// npm test: every test but the long ones, on both databases and in a real browser.
import { runSteps } from './run-steps.mjs';

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'unit and route tests', command: 'vitest', args: ['run'] },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
]);
