import type { Hand } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { addressOf, call } from '../../base/client.ts';
import { handsOfGameKey } from '../games/queries.ts';

type Id = number | string;

const handKey = (id: Id) => [addressOf(handRoutes.get, { params: { id: String(id) } })] as const;

const resultsQuery = (id: Id) => {
  const params = { id: String(id) };
  return infiniteQueryOptions({
    queryKey: [addressOf(handRoutes.results, { params, query: {} })],
    queryFn: ({ pageParam, signal }) =>
      call(
        handRoutes.results,
        { params, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
};

export function useHandsOfGame(gameId: number) {
  return useQuery<Hand[]>({ queryKey: handsOfGameKey(gameId) });
}

/** A hand that its game's page has shown is there at once, and is what it was there until the answer comes. */
export function useHand(id: Id) {
  const queryClient = useQueryClient();
  return useQuery<Hand>({ queryKey: handKey(id), placeholderData: () => handInLists(queryClient, id) });
}

/** The tables of a hand, page after page. */
export function useResults(id: Id) {
  const { data, ...query } = useInfiniteQuery(resultsQuery(id));
  const results = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]);
  return { ...query, data: results };
}

/** Fetches what the next step will show, so that it shows at once. */
export function usePrefetchedHands(ids: readonly (number | undefined)[]): void {
  const queryClient = useQueryClient();
  const wanted = ids.filter((id) => id !== undefined).join(' ');
  useEffect(() => {
    for (const id of wanted === '' ? [] : wanted.split(' ')) {
      void queryClient.prefetchQuery({ queryKey: handKey(id) });
      void queryClient.prefetchInfiniteQuery(resultsQuery(id));
    }
  }, [queryClient, wanted]);
}

function handInLists(queryClient: QueryClient, id: Id): Hand | undefined {
  const isHands = (key: unknown) => typeof key === 'string' && /^\/api\/games\/\d+\/hands$/.test(key);
  return queryClient
    .getQueriesData<Hand[]>({ predicate: ({ queryKey }) => isHands(queryKey[0]) })
    .flatMap(([, hands]) => hands ?? [])
    .find((hand) => String(hand.id) === String(id));
}
