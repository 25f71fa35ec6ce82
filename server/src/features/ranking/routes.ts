import type { AreaHandlers } from '../../http/handler.ts';
import type { RankingService } from './service.ts';

export const rankingHandlers = (ranking: RankingService): AreaHandlers<'ranking'> => ({
  game: ({ params, query: { from, match }, viewer }) =>
    ranking.ofGame(params.id, viewer.person, { from, ...(match !== undefined && { match }) }),
  scorecard: ({ params, query, viewer }) =>
    ranking.scorecard(params.id, viewer.person, {
      ...(query.table !== undefined && { tableId: query.table }),
      ...(query.seat !== undefined && { seat: query.seat }),
    }),
  travellers: ({ params, query: { first, boards, cursor }, viewer }) =>
    ranking.travellers(params.id, viewer.person, {
      boards,
      ...(first !== undefined && { first }),
      ...(cursor !== undefined && { cursor }),
    }),
  traveller: ({ params, query, viewer }) => ranking.traveller(params.id, viewer.person, query.from),
});
