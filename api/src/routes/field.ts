import { fieldBoard, fieldBoardsQuery, fieldQuery, fieldStats } from '../field.ts';
import { json, page, route } from '../route.ts';

export const fieldRoutes = {
  stats: route({
    method: 'GET',
    path: '/api/user/stats/field',
    access: 'signed-in',
    token: 'read',
    summary:
      "One's results against the other tables and against double dummy, by role, contract, lead, partner and month, each figure with its 95% interval",
    query: fieldQuery,
    answer: json(fieldStats),
  }),
  boards: route({
    method: 'GET',
    path: '/api/user/stats/field/boards',
    access: 'signed-in',
    token: 'read',
    summary: 'The boards behind such a figure, the latest first',
    query: fieldBoardsQuery,
    answer: page(fieldBoard),
  }),
};
