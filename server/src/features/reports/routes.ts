import type { AreaHandlers } from '../../http/handler.ts';
import type { ReportService } from './service.ts';

export const reportHandlers = (reports: ReportService): AreaHandlers<'reports'> => ({
  report: {
    permitFirst: ({ params, viewer, read }) => reports.report(params.id, viewer.person.id, read),
  },
  list: ({ query }) => reports.list(query.state, query.limit, query.cursor ?? null),
  decide: ({ viewer, params, body }) => reports.decide(viewer, params.id, body),
});
