import type { AreaHandlers } from '../../http/handler.ts';
import type { FieldService } from './service.ts';

export const fieldHandlers = (field: FieldService): AreaHandlers<'field'> => ({
  stats: ({ viewer, query }) => field.stats(viewer.person.id, query),
  boards: ({ viewer, query: { limit, cursor, ...group } }) =>
    field.boards(viewer.person.id, group, { limit, cursor: cursor ?? null }),
});
