import { z } from 'zod';
import { deleteAccount, profile, sessions } from './account.ts';
import {
  changePassword,
  credentials,
  forgotPassword,
  registration,
  resetPassword,
  verifyEmailQuery,
} from './auth.ts';
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
  verifyEmail: route({
    method: 'GET',
    path: '/api/verify-email',
    access: 'anyone',
    summary: 'The link in a verification mail: verifies the address and leads to the page that says so',
    query: verifyEmailQuery,
    answer: redirect,
  }),
  resendVerification: route({
    method: 'POST',
    path: '/api/verify-email/resend',
    access: 'signed-in',
    summary: 'Send the verification mail again; does nothing for a verified address',
    answer: nothing,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/forgot-password',
    access: 'anyone',
    summary: 'Ask for a mail with which to set a new password; the answer is the same for every address',
    body: forgotPassword,
    answer: json(z.object({ message: z.string() })),
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/reset-password',
    access: 'anyone',
    summary: 'Set a new password with the token from the mail; ends every session of the user',
    body: resetPassword,
    answer: json(z.object({ message: z.string() })),
  }),

  updateProfile: route({
    method: 'PATCH',
    path: '/api/user/profile',
    access: 'signed-in',
    summary: 'Change names and address; a new address is unverified until its link is followed',
    body: profile,
    answer: json(user),
  }),
  changePassword: route({
    method: 'PATCH',
    path: '/api/user/password',
    access: 'signed-in',
    summary: 'Change the password; ends every other session and gives this one a new token',
    body: changePassword,
    answer: nothing,
  }),
  listSessions: route({
    method: 'GET',
    path: '/api/user/sessions',
    access: 'signed-in',
    summary: 'Where one is signed in, last used first',
    answer: json(sessions),
  }),
  endOtherSessions: route({
    method: 'POST',
    path: '/api/user/sessions/end-others',
    access: 'signed-in',
    summary: 'Sign out everywhere else',
    answer: nothing,
  }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/api/user',
    access: 'signed-in',
    summary: "Delete one's own account; games and comments stay, under 'Deleted player'",
    body: deleteAccount,
    answer: nothing,
  }),
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
