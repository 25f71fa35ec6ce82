import { expect, it } from 'vitest';
import { checkSecurity } from './check-security.mjs';

const page = (...rows: string[]) =>
  ['# Security', '', '| what holds | tested in |', '| --- | --- |', ...rows].join('\n');
const exists = (path: string) =>
  path === 'server/src/features/auth/auth.test.ts' || path === 'e2e/tabs.spec.ts';

it('is content where every promise names tests that exist', () => {
  const rows = ['| One | `features/auth/auth.test.ts` |', '| Two | `e2e/tabs.spec.ts` |'];
  expect(checkSecurity(page(...rows), exists)).toEqual([]);
});

it('names a promise whose test is missing, or that names none', () => {
  const rows = ['| One | `features/auth/gone.test.ts` |', '| Two | by hand |'];
  expect(checkSecurity(page(...rows), exists)).toEqual([
    "'One' names features/auth/gone.test.ts, which does not exist.",
    "'Two' names no test.",
  ]);
});

it('does not take an empty page for a good one', () => {
  expect(checkSecurity('# Security\n', exists)).toEqual(['There are no promises.']);
});
