import { deleteAccount, profile, sessions, stats } from '../account.ts';
import { changePassword } from '../auth.ts';
import { cardStyle } from '../card-style.ts';
import { json, nothing, route } from '../route.ts';
import { user } from '../user.ts';

export const accountRoutes = {
  updateProfile: route({
    method: 'PATCH',
    path: '/api/user/profile',
    access: 'signed-in',
    summary:
      'Change names and address; another address needs `currentPassword`, and is `pendingEmail` until its link is opened',
    body: profile,
    answer: json(user),
  }),
  cancelEmailChange: route({
    method: 'DELETE',
    path: '/api/user/pending-email',
    access: 'signed-in',
    summary: 'Keep the address as it is; the link to the new one stops working',
    answer: json(user),
  }),
  updateCardStyle: route({
    method: 'PUT',
    path: '/api/user/card-style',
    access: 'signed-in',
    summary: 'Choose how cards are shown to oneself; nobody else sees it',
    body: cardStyle,
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
  delete: route({
    method: 'DELETE',
    path: '/api/user',
    access: 'signed-in',
    summary: "Delete one's own account; games and comments stay, under 'Deleted player'",
    body: deleteAccount,
    answer: nothing,
  }),
  stats: route({
    method: 'GET',
    path: '/api/user/stats',
    access: 'signed-in',
    token: 'read',
    summary: 'What one has done here, in numbers',
    answer: json(stats),
  }),
};
