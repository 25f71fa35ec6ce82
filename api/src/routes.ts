import { z } from 'zod';
import { credentials, registration } from './auth.ts';
import { html, json, nothing, redirect, route } from './route.ts';
import { user } from './user.ts';

/**
 * The one table of what can be called. The server's registration, the browser's client, the page at
 * `/api/docs` and the permission test are all made from it; a route that is not here cannot exist.
 */
export const routes = {
  health: route({
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'Whether the process is alive; needs no database',
    answer: json(z.object({ status: z.literal('ok') })),
  }),
  readiness: route({
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary: 'Whether the server can take requests: the database answers and no shutdown has begun',
    answer: json(z.object({ status: z.literal('ready') })),
  }),
  apiDocs: route({
    method: 'GET',
    path: '/api/docs',
    access: 'anyone',
    summary: 'This page',
    answer: html,
  }),
  openApi: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    summary: 'This page as an OpenAPI 3.1 document',
    answer: json(z.looseObject({ openapi: z.string() })),
  }),

  currentUser: route({
    method: 'GET',
    path: '/api/user',
    access: 'signed-in',
    summary: 'The signed-in user',
    answer: json(user),
  }),
  loginPage: route({
    method: 'GET',
    path: '/api/login',
    access: 'anyone',
    summary: 'Leads to the sign-in page',
    answer: redirect,
  }),
  login: route({
    method: 'POST',
    path: '/api/login',
    access: 'anyone',
    summary: 'Sign in: starts a session in a cookie',
    body: credentials,
    answer: json(user),
  }),
  register: route({
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    summary: 'Create an account and sign in',
    body: registration,
    answer: json(user),
  }),
  logout: route({
    method: 'POST',
    path: '/api/logout',
    access: 'anyone',
    summary: 'Sign out: ends the session; does nothing without one',
    answer: nothing,
  }),
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
