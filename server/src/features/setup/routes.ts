import type { AreaHandlers } from '../../http/handler.ts';
import type { SetupService } from './service.ts';

export const setupHandlers = (setup: SetupService): AreaHandlers<'setup'> => ({
  report: ({ client }) => setup.report(client),

  putAway: ({ viewer, body, client }) => setup.putAway(viewer, body.isPutAway, client),

  sendTestMail: ({ viewer }) => setup.sendTestMail(viewer),
});
