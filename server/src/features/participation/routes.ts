import { messages } from '@bridge-review/api/messages';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handler.ts';
import type { ParticipationService } from './service.ts';

type ParticipationRoutes = Pick<
  Handlers,
  'listPlayers' | 'markAsPlayed' | 'leaveGame' | 'myParticipation' | 'gameData'
>;

export const participationRoutes = (participation: ParticipationService): ParticipationRoutes => ({
  listPlayers: ({ params }) => participation.players(params.id),
  markAsPlayed: ({ params, viewer, body }) => participation.mark(params.id, viewer.person.id, body),

  async leaveGame({ params, viewer }) {
    if (params.userId !== viewer.person.id) {
      throw new AppError('forbidden', { message: messages.onlyOneself });
    }
    await participation.leave(params.id, viewer.person.id);
    return undefined;
  },

  myParticipation: ({ params, viewer }) => participation.mine(params.id, viewer.person.id),
  gameData: ({ params, query }) => participation.of(params.id, query.userId),
});
