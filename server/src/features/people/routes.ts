import type { AreaHandlers } from '../../http/handler.ts';
import type { PeopleService } from './service.ts';

export const peopleHandlers = (people: PeopleService): AreaHandlers<'people'> => ({
  ofGame: ({ params, viewer }) => people.ofGame(params.id, viewer.person),
  state: ({ params, viewer, body }) => people.state(params.id, viewer.person, body),

  async objectTo({ params, viewer }) {
    await people.objectTo(params.id, params.identityId, viewer.person);
    return undefined;
  },
  async withdrawObjection({ params, viewer }) {
    await people.withdrawObjection(params.id, params.identityId, viewer.person);
    return undefined;
  },
  async objectEverywhere({ params, viewer }) {
    await people.objectEverywhere(params.id, viewer.person);
    return undefined;
  },
  async withdrawObjectionEverywhere({ params, viewer }) {
    await people.withdrawObjectionEverywhere(params.id, viewer.person);
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
