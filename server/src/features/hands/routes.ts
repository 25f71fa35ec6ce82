import type { AreaHandlers } from '../../http/handler.ts';
import type { HandService } from './service.ts';

export const handHandlers = (hands: HandService): AreaHandlers<'hands'> => ({
  list: ({ params }) => hands.ofGame(params.id),
  get: ({ params }) => hands.find(params.id),
  results: ({ params, query, viewer }) => hands.results(params.id, viewer.person, query),
});
