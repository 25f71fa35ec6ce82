import type { Person } from '../../db/person.ts';
import type { Handlers } from '../../http/handler.ts';
import type { HandService } from './service.ts';

type HandRoutes = Pick<Handlers, 'listHands' | 'getHand' | 'listResults'>;

export const handRoutes = (hands: HandService): HandRoutes => ({
  listHands: ({ params }) => hands.ofGame(params.id),
  getHand: ({ params }) => hands.find(params.id),
  listResults: ({ params, query, viewer }) => hands.results(params.id, namesOf(viewer.person), query),
});

/** What a file may call somebody. */
const namesOf = ({ displayName, firstName, lastName }: Person): string[] =>
  [displayName, `${firstName} ${lastName}`].map((name) => name.trim().toLowerCase());
