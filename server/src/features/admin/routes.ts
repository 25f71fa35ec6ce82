import type { AreaHandlers } from '../../http/handler.ts';
import type { AuditService } from '../audit/service.ts';
import { presentAdminUser } from './present-admin-user.ts';
import type { AdminService } from './service.ts';

export const adminHandlers = (admin: AdminService, audit: AuditService): AreaHandlers<'admin'> => ({
  stats: () => admin.stats(),

  async listUsers({ query }) {
    const { rows, next } = await admin.users({
      limit: query.limit,
      before: query.cursor ?? null,
      text: query.q === undefined || query.q === '' ? null : query.q,
    });
    return { rows: rows.map(presentAdminUser), next };
  },

  deactivateUser: async ({ viewer, params, body }) =>
    presentAdminUser(await admin.deactivate(viewer, params.id, body.reason)),

  reactivateUser: async ({ viewer, params }) => presentAdminUser(await admin.reactivate(viewer, params.id)),

  setUserType: async ({ viewer, params, body }) =>
    presentAdminUser(await admin.setUserType(viewer, params.id, body.userType)),

  cleanUpTestData: async ({ viewer }) => ({ results: await admin.cleanUpTestData(viewer) }),

  auditLog: ({ query }) => audit.list(query.limit, query.cursor ?? null),
});
