import type { Handlers } from '../../http/handler.ts';
import type { BiddingService } from './service.ts';

type BiddingRoutes = Pick<
  Handlers,
  'getBidding' | 'createBidding' | 'updateBidding' | 'deleteBidding' | 'partnershipConflicts'
>;

export const biddingRoutes = (bidding: BiddingService): BiddingRoutes => ({
  getBidding: ({ params, viewer }) => bidding.find(params.id, viewer.person.id),

  createBidding: {
    permit: ({ params, viewer }) => bidding.permitCreate(params.id, viewer.person.id),
    answer: ({ params, viewer, body }) => bidding.create(params.id, viewer.person.id, body),
  },

  updateBidding: {
    permit: ({ params, viewer }) => bidding.permitUpdate(params.id, viewer.person.id),
    answer: ({ params, viewer, body }) => bidding.update(params.id, viewer.person.id, body),
  },

  async deleteBidding({ params, viewer }) {
    await bidding.delete(params.id, viewer.person.id);
    return undefined;
  },

  partnershipConflicts: {
    permit: ({ params, viewer }) => bidding.permitConflicts(params.id, viewer.person.id),
    answer: ({ params, viewer, query }) => bidding.conflicts(params.id, query.partnerId, viewer.person.id),
  },
});
