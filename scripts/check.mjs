// npm run check: all checks that do not run the product.
import { runSteps } from './run-steps.mjs';

const packages = ['bridge', 'api', 'server', 'web'];

await runSteps([
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'types of the scripts and tests', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  ...packages.map((name) => ({ name: `types of ${name}`, command: 'tsc', args: ['-p', name] })),
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'direction of imports', command: 'node', args: ['scripts/check-imports.mjs'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'code that only tests use', command: 'knip', args: ['--production'] },
  { name: 'tests that docs/SECURITY.md names', command: 'node', args: ['scripts/check-security.mjs'] },
  { name: 'readers and their fuzz tests', command: 'node', args: ['scripts/check-readers.mjs'] },
  { name: 'what the documents name', command: 'node', args: ['scripts/check-docs.mjs'] },
  { name: 'weight of the pages', command: 'node', args: ['scripts/check-weight.mjs'] },
  { name: 'spec coverage', command: 'node', args: ['scripts/check-spec-coverage.mjs'] },
]);
