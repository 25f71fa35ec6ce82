import type { Handlers } from '../../http/handler.ts';
import type { HandService } from '../hands/service.ts';
import type { LiveService } from './service.ts';

export const liveRoutes = (live: LiveService, hands: HandService): Pick<Handlers, 'handEvents'> => ({
  async handEvents({ params, viewer }) {
    await hands.find(params.id);
    return live.eventsOf(params.id, viewer.person.id);
  },
});
