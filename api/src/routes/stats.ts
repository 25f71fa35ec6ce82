import { json, page, route } from '../route.ts';
import { biddingStats, statsBoard, statsBoardsQuery, statsQuery } from '../stats.ts';

export const statsRoutes = {
  bidding: route({
    method: 'GET',
    path: '/api/user/stats/bidding',
    access: 'signed-in',
    token: 'read',
    summary:
      "One's bidding against par over time, by partner, side, seat, kind of contract and verdict, each figure with its 95% interval",
    query: statsQuery,
    answer: json(biddingStats),
  }),
  boards: route({
    method: 'GET',
    path: '/api/user/stats/boards',
    access: 'signed-in',
    token: 'read',
    summary: 'The boards behind such a figure, the latest first',
    query: statsBoardsQuery,
    answer: page(statsBoard),
  }),
};
