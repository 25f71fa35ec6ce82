import type { AreaHandlers } from '../../http/handler.ts';
import type { GameService } from '../games/service.ts';
import type { HandService } from '../hands/service.ts';
import type { EventService } from './service.ts';

export const eventHandlers = (
  events: EventService,
  hands: HandService,
  games: GameService,
): AreaHandlers<'events'> => ({
  async hand({ params, viewer }) {
    await hands.find(params.id, viewer.person.id);
    return events.eventsOfHand(params.id, viewer.person.id);
  },
  async game({ params, viewer }) {
    await games.find(params.id, viewer.person.id);
    return events.eventsOfGame(params.id, viewer.person.id);
  },
});
