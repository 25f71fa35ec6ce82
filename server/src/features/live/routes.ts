import type { Handlers } from '../../http/handler.ts';
import type { GameService } from '../games/service.ts';
import type { HandService } from '../hands/service.ts';
import type { LiveService } from './service.ts';

type LiveRoutes = Pick<Handlers, 'handEvents' | 'gameEvents'>;

export const liveRoutes = (live: LiveService, hands: HandService, games: GameService): LiveRoutes => ({
  async handEvents({ params, viewer }) {
    await hands.find(params.id);
    return live.eventsOfHand(params.id, viewer.person.id);
  },
  async gameEvents({ params, viewer }) {
    await games.find(params.id);
    return live.eventsOfGame(params.id, viewer.person.id);
  },
});
