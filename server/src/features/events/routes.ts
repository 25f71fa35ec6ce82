import type { AreaHandlers } from '../../http/handler.ts';
import type { EventService } from './service.ts';

/** Finds what a user may see, or throws. Games import events, so these do not import games. */
interface Finder {
  find(id: number, userId: number): Promise<unknown>;
}

export const eventHandlers = (
  events: EventService,
  hands: Finder,
  games: Finder,
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
