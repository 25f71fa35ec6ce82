import { expect, it } from 'vitest';
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

it('says what a skipped file needs', () => {
  const outcomes = [{ file: 'server/src/disk-full.long.test.ts', test: 'on a full disk', ran: false }];
  expect(skippedTests(outcomes, { havePostgres: true })[0]?.needs).toBe('a user who may mount a small disk');
});

it('knows tests of real files by what they import', () => {
  const outcomes = ['bridge/src/diagram/read-diagrams.test.ts', 'bridge/src/card.test.ts'].map((read) => ({
    file: read,
    test: 'works',
    ran: false,
  }));
  expect(skippedTests(outcomes, { havePostgres: true }).map(({ needs }) => needs)).toEqual([
    'real files, which are not in the repository',
    null,
  ]);
});

it('says that PostgreSQL is not installed for server tests only', () => {
  const outcomes = [
    { file, test: 'works', ran: false },
    { file: 'bridge/src/card.test.ts', test: 'works', ran: false },
  ];
  expect(skippedTests(outcomes, { havePostgres: false }).map(({ needs }) => needs)).toEqual([
    'PostgreSQL, which is not installed',
    null,
  ]);
});

it('says in the long run that routes are asked on the other database elsewhere, and nothing of long tests', () => {
  const outcomes = [
    { file, test: 'works', ran: false },
    { file: 'server/src/kill-during-writes.long.test.ts', test: 'works', ran: false },
  ];
  const found = skippedTests(outcomes, { havePostgres: true, long: true });
  expect(found.map(({ needs }) => needs)).toEqual(['PostgreSQL, on which `npm test` runs them', null]);
});

it('knows no reason where the long run asks both databases and neither runs the test', () => {
  const outcomes = ['server on the embedded database', 'server on PostgreSQL'].map((project) => ({
    file,
    test: 'works',
    ran: false,
    project,
  }));
  expect(skippedTests(outcomes, { havePostgres: true, long: true })).toEqual([
    { file, needs: null, tests: ['works'] },
  ]);
});
