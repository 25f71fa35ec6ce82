import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { skippedTests } from './skipped-tests.mjs';

const file = 'server/src/main.test.ts';

it('reports a test that no project ran once', () => {
  const outcomes = [
    { file, test: 'a start > works', ran: false },
    { file, test: 'a start > works', ran: false },
    { file, test: 'a start > says so', ran: true },
  ];
  expect(skippedTests(outcomes, { havePostgres: true })).toEqual([
    { file, needs: null, tests: ['a start > works'] },
  ]);
});

it('does not report a test that one project skips and another runs, in any order', () => {
  const both = [
    { file, test: 'works', ran: false },
    { file, test: 'works', ran: true },
  ];
  expect(skippedTests(both, { havePostgres: true })).toEqual([]);
  expect(skippedTests(both.toReversed(), { havePostgres: true })).toEqual([]);
});

it('tells tests with the same name in different files apart', () => {
  const outcomes = [
    { file, test: 'works', ran: false },
    { file: 'server/src/config.test.ts', test: 'works', ran: true },
  ];
  expect(skippedTests(outcomes, { havePostgres: true })).toEqual([{ file, needs: null, tests: ['works'] }]);
});

it('says what each skipped test of a file needs', () => {
  const outcomes = [
    { file, test: 'on a full disk', ran: false, needs: 'a user who may mount a small disk' },
    { file, test: 'was forgotten', ran: false },
    { file, test: 'on a disk with little room', ran: false, needs: 'a user who may mount a small disk' },
  ];
  expect(skippedTests(outcomes, { havePostgres: true })).toEqual([
    {
      file,
      needs: 'a user who may mount a small disk',
      tests: ['on a full disk', 'on a disk with little room'],
    },
    { file, needs: null, tests: ['was forgotten'] },
  ]);
});

it('says that PostgreSQL is not installed for tests that need it only', () => {
  const outcomes = [
    { file, test: 'works', ran: false, needs: 'PostgreSQL' },
    { file, test: 'was forgotten', ran: false },
  ];
  expect(skippedTests(outcomes, { havePostgres: false }).map(({ needs }) => needs)).toEqual([
    'PostgreSQL, which is not installed',
    null,
  ]);
});

it('says in the long run that routes are asked on the other database elsewhere, and nothing of long tests', () => {
  const outcomes = [
    { file, test: 'works', ran: false, needs: 'PostgreSQL' },
    { file, test: 'was forgotten', ran: false },
    { file: 'server/src/database-failover.long.test.ts', test: 'works', ran: false, needs: 'PostgreSQL' },
  ];
  const found = skippedTests(outcomes, { havePostgres: true, long: true });
  expect(found.map(({ needs }) => needs)).toEqual(['PostgreSQL, on which `npm test` runs them', null, null]);
});

it('knows no reason where the long run asks both databases and neither runs the test', () => {
  const outcomes = ['server on the embedded database', 'server on PostgreSQL'].map((project) => ({
    file,
    test: 'works',
    ran: false,
    needs: 'PostgreSQL',
    project,
  }));
  expect(skippedTests(outcomes, { havePostgres: true, long: true })).toEqual([
    { file, needs: null, tests: ['works'] },
  ]);
});

describe('in CI', () => {
  const root = join(import.meta.dirname, '..');
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bridge-skipped-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const runNode = (args: readonly string[], env: Record<string, string>) => {
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });
    return { code: status, said: stdout };
  };

  const run = (tests: string, env: Record<string, string> = {}) => {
    writeFileSync(
      join(folder, 'some.test.ts'),
      `import { describe, it } from 'vitest';
       import { needs, needsRealFiles } from ${JSON.stringify(join(root, 'bridge/src/testing/needs.ts'))};
       it('runs', () => {});\n${tests}`,
    );
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const reporter = join(root, 'scripts/skipped-tests.mjs');
    return runNode([vitest, 'run', '--reporter', reporter], { CI: 'true', ...env });
  };

  it('a test may be skipped that says what it needs, alone or with its group', () => {
    const { code, said } = run(`
      it('reads', needsRealFiles(false), () => {});
      it.each([1, 2])('reads %i', needsRealFiles(false), () => {});
      describe('real files', needsRealFiles(false), () => void it('are read', () => {}));`);
    expect(said).toBe(
      'Skipped in some.test.ts (needs real files, which are not in the repository):\n  reads\n  reads 1\n  reads 2\n  real files > are read\n',
    );
    expect(code).toBe(0);
  });

  it('a skip beside it that says nothing fails the run', () => {
    const { code, said } = run(`
      it('reads', needsRealFiles(false), () => {});
      it.skip('one', () => {});
      it.skip('two', needsRealFiles(true), () => {});
      it.todo('three');
      it('four', ({ skip }) => skip());
      describe('real files', needsRealFiles(true), () => void it.skip('five', () => {}));`);
    expect(said).toContain(
      'Skipped in some.test.ts (no reason is known):\n  one\n  two\n  three\n  four\n  real files > five\n',
    );
    expect(code).toBe(1);
  });

  it('in the long run, a test that needs PostgreSQL and was met on it has no reason to be skipped', () => {
    const config = join(folder, 'vitest.config.ts');
    const projects = (names: readonly string[]) =>
      writeFileSync(
        config,
        `export default { test: { projects: ${JSON.stringify(names.map((name) => ({ test: { name } })))} } };`,
      );
    onTestFinished(() => rmSync(config));
    const test = `it('waits', needs('PostgreSQL', false), () => {});`;
    projects(['server on the embedded database']);
    expect(run(test, { TEST_LONG: '1' })).toEqual({
      code: 0,
      said: 'Skipped in some.test.ts (needs PostgreSQL, on which `npm test` runs them):\n  waits\n',
    });
    projects(['server on the embedded database', 'server on PostgreSQL']);
    expect(run(test, { TEST_LONG: '1' })).toEqual({
      code: 1,
      said: 'Skipped in some.test.ts (no reason is known):\n  waits\n',
    });
  });

  it('no browser test may be skipped, and elsewhere each says why', () => {
    writeFileSync(
      join(folder, 'some.spec.ts'),
      `import { test } from '@playwright/test';
       test('runs', () => {});
       test('prints', () => test.skip(true, 'There is no printer.'));
       test.skip('was forgotten', () => {});`,
    );
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', 'some.spec.ts', '--reporter', join(root, 'e2e/skipped-tests.ts')];
    const inCi = runNode(args, { CI: 'true' });
    expect(inCi.said).toContain('some.spec.ts › prints (There is no printer.)\n');
    expect(inCi.said).toContain('some.spec.ts › was forgotten (no reason is given)\n');
    expect(inCi.said).not.toContain('› runs');
    expect(inCi.code).toBe(1);
    expect(runNode(args, {})).toEqual({ code: 0, said: inCi.said });
  });
});
