import type { Handlers } from '../../http/handler.ts';
import type { ParticipationService } from './service.ts';

type ParticipationRoutes = Pick<
  Handlers,
  'listPlayers' | 'markAsPlayed' | 'leaveGame' | 'myParticipation' | 'gameData'
>;

export const participationRoutes = (participation: ParticipationService): ParticipationRoutes => ({
  listPlayers: ({ params }) => participation.players(params.id),
  markAsPlayed: ({ params, viewer, body }) => participation.mark(params.id, viewer.person.id, body),

  leaveGame: {
    permit: ({ params, viewer }) => participation.permitLeave(params.id, params.userId, viewer.person.id),
    async answer({ params, viewer }) {
      await participation.leave(params.id, viewer.person.id);
      return undefined;
    },
  },

  myParticipation: ({ params, viewer }) => participation.mine(params.id, viewer.person.id),
  gameData: ({ params, query }) => participation.of(params.id, query.userId),
});
