import type { AreaHandlers } from '../../http/handler.ts';
import type { RankingService } from './service.ts';

export const rankingHandlers = (ranking: RankingService): AreaHandlers<'ranking'> => ({
  game: ({ params, query, viewer }) => ranking.ofGame(params.id, viewer.person, query.from),
  scorecard: ({ params, query, viewer }) =>
    ranking.scorecard(params.id, viewer.person, {
      ...(query.table !== undefined && { tableId: query.table }),
      ...(query.seat !== undefined && { seat: query.seat }),
    }),
  traveller: ({ params, query, viewer }) => ranking.traveller(params.id, viewer.person, query.from),
});
