import { json, route } from '../route.ts';
import { setupChange, setupReport, testMail } from '../setup.ts';

export const setupRoutes = {
  report: route({
    method: 'GET',
    path: '/api/admin/setup',
    access: 'admin',
    summary: 'How this server is set up: mail, address, proxy, database, backup, and who may register',
    answer: json(setupReport),
  }),
  changeReminder: route({
    method: 'PUT',
    path: '/api/admin/setup',
    access: 'admin',
    summary: 'Hide the reminder of the setup for all administrators, or show it again',
    body: setupChange,
    answer: json(setupReport),
  }),
  sendTestMail: route({
    method: 'POST',
    path: '/api/admin/setup/test-mail',
    access: 'admin',
    limit: 'test-mail',
    summary: 'Send a mail to oneself at once, and answer what became of it',
    answer: json(testMail),
  }),
};
