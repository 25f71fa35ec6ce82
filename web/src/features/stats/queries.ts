import type { CallOf } from '@bridge-review/api/route';
import { statsRoutes } from '@bridge-review/api/routes/stats';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { alwaysFresh, routePages, routeQuery } from '../../base/route-query.ts';

/** Always refetched: what one bids on other pages changes it. */
export function useBiddingStats(query: CallOf<typeof statsRoutes.bidding>['query']) {
  return useQuery({
    ...routeQuery(statsRoutes.bidding, { query }),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  });
}

export function useStatsBoards(query: CallOf<typeof statsRoutes.boards>['query']) {
  return useInfiniteQuery({ ...routePages(statsRoutes.boards, { query }), ...alwaysFresh });
}
