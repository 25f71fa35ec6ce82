import type { CallOf } from '@bridge-review/api/route';
import { fieldRoutes } from '@bridge-review/api/routes/field';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { alwaysFresh, routePages, routeQuery } from '../../base/route-query.ts';

/** Games that are being worked out take seconds. */
const WAITING_MS = 2000;

/** Always refetched: what one says on other pages changes it. */
export function useFieldStats(query: CallOf<typeof fieldRoutes.stats>['query']) {
  return useQuery({
    ...routeQuery(fieldRoutes.stats, { query }),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? WAITING_MS : false),
  });
}

export const useFieldBoards = (query: CallOf<typeof fieldRoutes.boards>['query']) =>
  useInfiniteQuery({ ...routePages(fieldRoutes.boards, { query }), ...alwaysFresh });
