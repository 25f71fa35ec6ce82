import { expect, it } from 'vitest';
import { allRoutes } from './routes.ts';

it('visitors may register, sign in and out, verify an address, reset a password, open a link that was shared, and read the health checks and the API docs', () => {
  const open = allRoutes.filter(([, { access }]) => access === 'anyone');
  expect(open.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/docs',
    'GET /api/login',
    'GET /api/openapi.json',
    'GET /api/shared/:token',
    'GET /api/shared/:token/boards/:place',
    'GET /api/verify-email',
    'GET /healthz',
    'GET /readyz',
    'GET /s/:token/embed',
    'GET /s/:token/embed/:place',
    'GET /s/:token/preview.png',
    'POST /api/forgot-password',
    'POST /api/login',
    'POST /api/login/passkey',
    'POST /api/login/passkey/options',
    'POST /api/logout',
    'POST /api/register',
    'POST /api/register/invitation',
    'POST /api/reset-password',
    'POST /api/shared/:token/open',
    'POST /s/:token/embed',
  ]);
});
