import { commentInPath } from '../comments.ts';
import {
  newReport,
  reportDecided,
  reportDecision,
  reportedComment,
  reportedInPath,
  reportMade,
  reportsQuery,
} from '../reports.ts';
import { json, page, route } from '../route.ts';

export const reportRoutes = {
  report: route({
    method: 'POST',
    path: '/api/comments/:id/reports',
    access: 'signed-in',
    limit: 'reports',
    summary: "Report somebody else's comment to the administrators, once; its author does not learn by whom",
    params: commentInPath,
    body: newReport,
    answer: json(reportMade),
  }),
  list: route({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    summary: 'Comments that were reported, the last first, with who reported them and why',
    query: reportsQuery,
    answer: page(reportedComment),
  }),
  decide: route({
    method: 'POST',
    path: '/api/admin/reports/:id/decision',
    access: 'admin',
    summary:
      'Dismiss what was reported of a comment, remove the comment, whose author gets the reason by mail, or reopen what was dismissed; of two decisions the first counts',
    params: reportedInPath,
    body: reportDecision,
    answer: json(reportDecided),
  }),
};
