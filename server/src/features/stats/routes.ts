import type { AreaHandlers } from '../../http/handler.ts';
import type { StatsService } from './service.ts';

export const statsHandlers = (stats: StatsService): AreaHandlers<'stats'> => ({
  bidding: ({ viewer, query }) => stats.bidding(viewer.person.id, query),
  boards: ({ viewer, query: { limit, cursor, ...group } }) =>
    stats.boards(viewer.person.id, group, { limit, cursor: cursor ?? null }),
});
