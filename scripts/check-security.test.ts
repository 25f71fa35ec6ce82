import { expect, it } from 'vitest';
import { checkSecurity } from './check-security.mjs';

const page = (...rows: string[]) =>
  ['# Security', '', '| what holds | tested in |', '| --- | --- |', ...rows].join('\n');
const exists = (path: string) =>
  path === 'server/src/features/auth/auth.test.ts' || path === 'e2e/tabs.spec.ts';

it('accepts a page where every promise names existing tests', () => {
  const rows = ['| One | `features/auth/auth.test.ts` |', '| Two | `e2e/tabs.spec.ts` |'];
  expect(checkSecurity(page(...rows), exists)).toEqual([]);
});

it('reports a promise whose test is missing, or that names none', () => {
  const rows = ['| One | `features/auth/gone.test.ts` |', '| Two | by hand |'];
  expect(checkSecurity(page(...rows), exists)).toEqual([
    "'One' names features/auth/gone.test.ts, which does not exist.",
    "'Two' names no test.",
  ]);
});

it('refuses an empty page', () => {
  expect(checkSecurity('# Security\n', exists)).toEqual(['There are no promises.']);
});
