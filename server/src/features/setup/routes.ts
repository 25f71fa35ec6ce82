import type { AreaHandlers } from '../../http/handler.ts';
import type { SetupService } from './service.ts';

export const setupHandlers = (setup: SetupService): AreaHandlers<'setup'> => ({
  report: ({ client }) => setup.report(client),

  changeReminder: ({ viewer, body, client }) => setup.changeReminder(viewer, body.isReminderHidden, client),

  sendTestMail: ({ viewer }) => setup.sendTestMail(viewer),
});
