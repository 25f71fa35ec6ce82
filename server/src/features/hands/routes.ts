import type { Person } from '../../db/person.ts';
import type { AreaHandlers } from '../../http/handler.ts';
import type { HandService } from './service.ts';

export const handHandlers = (hands: HandService): AreaHandlers<'hands'> => ({
  list: ({ params }) => hands.ofGame(params.id),
  get: ({ params }) => hands.find(params.id),
  results: ({ params, query, viewer }) => hands.results(params.id, namesOf(viewer.person), query),
});

/** The names by which a file may list a user. */
const namesOf = ({ displayName, firstName, lastName }: Person): string[] =>
  [displayName, `${firstName} ${lastName}`].map((name) => name.trim().toLowerCase());
