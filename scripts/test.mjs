// npm test: every test that fits into ten minutes, on both databases and in a real browser.
import { runSteps } from './run-steps.mjs';

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'unit and route tests', command: 'vitest', args: ['run'] },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
]);
