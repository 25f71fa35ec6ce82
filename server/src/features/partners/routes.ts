import type { Handlers } from '../../http/handler.ts';
import type { PartnerService } from './service.ts';

type PartnerRoutes = Pick<Handlers, 'listPartners' | 'addPartner' | 'removePartner' | 'searchUsers'>;

export const partnerRoutes = (partners: PartnerService): PartnerRoutes => ({
  listPartners: ({ viewer }) => partners.list(viewer.person.id),
  addPartner: ({ viewer, body }) => partners.add(viewer.person.id, body.partnerId),
  async removePartner({ viewer, params }) {
    await partners.remove(viewer.person.id, params.partnerId);
    return undefined;
  },
  searchUsers: ({ viewer, query }) => partners.search(viewer.person.id, query.query ?? ''),
});
