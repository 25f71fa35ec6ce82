import type { AreaHandlers } from '../../http/handler.ts';
import type { PresentationService } from './service.ts';

export const presentationHandlers = (presentations: PresentationService): AreaHandlers<'presentations'> => ({
  notes: ({ params, query, viewer }) =>
    presentations.notes(params.id, viewer.person.id, { limit: query.limit, after: query.cursor ?? null }),

  async saveNote({ params, body, viewer }) {
    await presentations.saveNote(params.id, viewer.person.id, body.text);
    return undefined;
  },
});
