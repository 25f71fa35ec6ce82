import type { AreaHandlers } from '../../http/handler.ts';
import type { StyleService } from './service.ts';

export const styleHandlers = (styles: StyleService): AreaHandlers<'styles'> => ({
  get: ({ params, query, viewer }) => styles.ofTable(params.id, viewer.person, query.table ?? null),
  choose: ({ params, body, viewer }) => styles.choose(params.id, viewer.person, body),
});
