import type { AreaHandlers } from '../../http/handler.ts';
import type { ParticipationService } from './service.ts';

export const participationHandlers = (
  participation: ParticipationService,
): AreaHandlers<'participation'> => ({
  listPlayers: ({ params, viewer }) => participation.players(params.id, viewer.person.id),
  markAsPlayed: ({ params, viewer, body }) => participation.mark(params.id, viewer.person.id, body),

  async leave({ params, viewer }) {
    await participation.leave(params.id, params.userId, viewer.person.id);
    return undefined;
  },

  mine: ({ params, viewer }) => participation.mine(params.id, viewer.person.id),
  gameData: ({ params, query, viewer }) => participation.of(params.id, query.userId, viewer.person.id),
});
