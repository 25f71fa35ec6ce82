import type { AreaHandlers } from '../../http/handler.ts';
import type { BiddingService } from './service.ts';

export const biddingHandlers = (bidding: BiddingService): AreaHandlers<'bidding'> => ({
  get: ({ params, viewer }) => bidding.find(params.id, viewer.person.id),

  create: {
    permitFirst: ({ params, viewer, read }) => bidding.create(params.id, viewer.person.id, read),
  },

  update: {
    permitFirst: ({ params, viewer, read }) => bidding.update(params.id, viewer.person.id, read),
  },

  async delete({ params, viewer }) {
    await bidding.delete(params.id, viewer.person.id);
    return undefined;
  },

  conflicts: {
    async permitFirst({ params, viewer, read }) {
      await bidding.permitConflicts(params.id, viewer.person.id);
      const { query } = await read();
      return bidding.conflicts(params.id, query.partnerId, viewer.person.id);
    },
  },
});
