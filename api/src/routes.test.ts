import { expect, it } from 'vitest';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

it('visitors may register, sign in and out, and see that the server is well and how it is called', () => {
  const open = (Object.values(routes) as Route[]).filter(({ access }) => access === 'anyone');
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/docs',
    'GET /api/login',
    'GET /api/openapi.json',
    'GET /healthz',
    'GET /readyz',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/register',
  ]);
});
