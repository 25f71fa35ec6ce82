import type { AreaHandlers } from '../../http/handler.ts';
import type { PairService } from './service.ts';

export const pairHandlers = (pairs: PairService): AreaHandlers<'pairs'> => ({
  list: ({ params, query, viewer }) => pairs.list(params.id, viewer.person, query.q),
  choose: ({ params, viewer, body }) => pairs.choose(params.id, viewer.person.id, body),
  undo: ({ params, viewer }) => pairs.undo(params.id, viewer.person.id),
});
