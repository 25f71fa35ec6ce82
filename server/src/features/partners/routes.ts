import type { AreaHandlers } from '../../http/handler.ts';
import type { PartnerService } from './service.ts';

export const partnerHandlers = (partners: PartnerService): AreaHandlers<'partners'> => ({
  list: ({ viewer }) => partners.list(viewer.person.id),
  add: ({ viewer, body }) => partners.add(viewer.person.id, body.partnerId),
  async remove({ viewer, params }) {
    await partners.remove(viewer.person.id, params.partnerId);
    return undefined;
  },
  search: ({ viewer, query }) => partners.search(viewer.person.id, query.query ?? ''),
});
