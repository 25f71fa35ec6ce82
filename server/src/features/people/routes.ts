import type { AreaHandlers } from '../../http/handler.ts';
import type { PeopleService } from './service.ts';

export const peopleHandlers = (people: PeopleService): AreaHandlers<'people'> => ({
  ofGame: ({ params, viewer }) => people.ofGame(params.id, viewer.person),
  state: ({ params, viewer, body }) => people.state(params.id, viewer.person, body),

  async contradict({ params, viewer }) {
    await people.contradict(params.id, params.identityId, viewer.person);
    return undefined;
  },
  async accept({ params, viewer }) {
    await people.accept(params.id, params.identityId, viewer.person);
    return undefined;
  },
  async contradictEverywhere({ params, viewer }) {
    await people.contradictEverywhere(params.id, viewer.person);
    return undefined;
  },
  async acceptEverywhere({ params, viewer }) {
    await people.acceptEverywhere(params.id, viewer.person);
    return undefined;
  },

  mine: ({ viewer }) => people.mine(viewer.person.id),
  async withdraw({ params, viewer }) {
    await people.withdraw(viewer.person.id, params.id);
    return undefined;
  },

  markSeason: ({ viewer, body }) => people.markSeason(viewer.person.id, body.gameIds),
  undoSeason: ({ params, viewer }) => people.undoSeason(viewer.person.id, params.id),
});
