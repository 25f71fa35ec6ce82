import type { AreaHandlers } from '../../http/handler.ts';
import type { BiddingService } from './service.ts';

export const biddingHandlers = (bidding: BiddingService): AreaHandlers<'bidding'> => ({
  get: ({ params, viewer }) => bidding.find(params.id, viewer.person.id),

  create: {
    permit: ({ params, viewer }) => bidding.permitCreate(params.id, viewer.person.id),
    answer: ({ params, viewer, body }) => bidding.create(params.id, viewer.person.id, body),
  },

  update: {
    permit: ({ params, viewer }) => bidding.permitUpdate(params.id, viewer.person.id),
    answer: ({ params, viewer, body }) => bidding.update(params.id, viewer.person.id, body),
  },

  async delete({ params, viewer }) {
    await bidding.delete(params.id, viewer.person.id);
    return undefined;
  },

  conflicts: {
    permit: ({ params, viewer }) => bidding.permitConflicts(params.id, viewer.person.id),
    answer: ({ params, viewer, query }) => bidding.conflicts(params.id, query.partnerId, viewer.person.id),
  },
});
