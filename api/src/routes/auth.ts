import { z } from 'zod';
import {
  forgotPassword,
  resetPassword,
  sentCredentials,
  sentRegistration,
  verifyEmailQuery,
} from '../auth.ts';
import { json, nothing, redirect, route } from '../route.ts';
import { user } from '../user.ts';

export const authRoutes = {
  currentUser: route({
    method: 'GET',
    path: '/api/user',
    access: 'signed-in',
    token: 'read',
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
    summary:
      'Sign in: starts a session in a cookie; who has chosen a second step needs `recoveryCode`, or signs in with a passkey',
    body: sentCredentials,
    answer: json(user),
  }),
  register: route({
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    summary:
      'Create an account and sign in; where new accounts wait for approval the user is not active, and not signed in',
    body: sentRegistration,
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
    summary:
      'Send the verification mail again, to the new address where there is one; does nothing where nothing is to be verified',
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
};
