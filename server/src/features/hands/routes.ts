import type { AreaHandlers } from '../../http/handler.ts';
import type { HandService } from './service.ts';

export const handHandlers = (hands: HandService): AreaHandlers<'hands'> => ({
  list: ({ params, viewer }) => hands.ofGame(params.id, viewer.person.id),
  get: ({ params, viewer }) => hands.find(params.id, viewer.person.id),
  results: ({ params, query, viewer }) => hands.results(params.id, viewer.person, query),
});
