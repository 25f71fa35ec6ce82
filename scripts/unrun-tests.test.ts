import { expect, it } from 'vitest';
import { unrunTests } from './unrun-tests.mjs';

const file = 'server/src/main.test.ts';

it('a test that no project ran is named once', () => {
  const outcomes = [
    { file, test: 'a start > works', ran: false },
    { file, test: 'a start > works', ran: false },
    { file, test: 'a start > says so', ran: true },
  ];
  expect(unrunTests(outcomes)).toEqual([`${file}: a start > works`]);
});

it('a test that one project skips and another runs is no matter, in whatever order', () => {
  const both = [
    { file, test: 'works', ran: false },
    { file, test: 'works', ran: true },
  ];
  expect(unrunTests(both)).toEqual([]);
  expect(unrunTests(both.toReversed())).toEqual([]);
});

it('the same name in another file is another test', () => {
  expect(
    unrunTests([
      { file, test: 'works', ran: false },
      { file: 'server/src/config.test.ts', test: 'works', ran: true },
    ]),
  ).toEqual([`${file}: works`]);
});

it('what is known to need more than every machine has is let through', () => {
  expect(unrunTests([{ file: 'server/src/disk-full.test.ts', test: 'on a full disk', ran: false }])).toEqual(
    [],
  );
});
