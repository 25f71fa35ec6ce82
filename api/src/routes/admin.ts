import {
  adminStats,
  adminUser,
  auditEntry,
  auditQuery,
  cleanupResult,
  deactivation,
  userInPath,
  userTypeChange,
  usersQuery,
} from '../admin.ts';
import { json, page, route } from '../route.ts';

export const adminRoutes = {
  stats: route({
    method: 'GET',
    path: '/api/admin/stats',
    access: 'admin',
    summary: 'How many users, games and hands there are',
    answer: json(adminStats),
  }),
  listUsers: route({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Users, newest first',
    query: usersQuery,
    answer: page(adminUser),
  }),
  deactivateUser: route({
    method: 'POST',
    path: '/api/admin/users/:id/deactivate',
    access: 'admin',
    summary: 'Deactivate a user: their sessions and links end at once; not for the last active admin',
    params: userInPath,
    body: deactivation,
    answer: json(adminUser),
  }),
  reactivateUser: route({
    method: 'POST',
    path: '/api/admin/users/:id/reactivate',
    access: 'admin',
    summary: 'Reactivate a user',
    params: userInPath,
    answer: json(adminUser),
  }),
  setUserType: route({
    method: 'POST',
    path: '/api/admin/users/:id/user-type',
    access: 'admin',
    summary:
      'Make somebody a player, an admin or a test user; sessions stay, and so does the last active admin',
    params: userInPath,
    body: userTypeChange,
    answer: json(adminUser),
  }),
  cleanUpTestData: route({
    method: 'POST',
    path: '/api/admin/cleanup-test-data',
    access: 'admin',
    summary:
      "Delete test users, their games, those games' hands, and comments by test users or on test games",
    answer: json(cleanupResult),
  }),
  auditLog: route({
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    summary: 'What administrators did, newest first; nothing in it can be changed or deleted',
    query: auditQuery,
    answer: page(auditEntry),
  }),
};
