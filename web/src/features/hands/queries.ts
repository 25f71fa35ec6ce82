import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import {
  type Query,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAddressOf } from '../../base/client.ts';
import { routePages, routeQuery } from '../../base/route-query.ts';
import { handsOfGameQuery } from '../games/queries.ts';

type Id = number | string;

const inPath = (id: Id) => ({ params: { id: String(id) } });

export const handQuery = (id: Id) => routeQuery(handRoutes.get, inPath(id));

const resultsQuery = (id: Id) => routePages(handRoutes.results, { ...inPath(id), query: {} });

/** The hands of any game. */
export const isHandList = ({ queryKey: [address] }: Query): boolean => isAddressOf(handRoutes.list, address);

export function useHandsOfGame(gameId: number) {
  return useQuery(handsOfGameQuery(gameId));
}

/** A hand that its game's page has shown is there at once, and is what it was there until the answer comes. */
export function useHand(id: Id) {
  const queryClient = useQueryClient();
  return useQuery({ ...handQuery(id), placeholderData: () => handInLists(queryClient, id) });
}

const allTables = ({
  pages,
}: {
  pages: readonly { rows: readonly TableResult[] }[];
}): readonly TableResult[] => pages.flatMap(({ rows }) => rows);

/** The tables of a hand, page after page. As it is: who takes the result apart is rendered again for each of its fields. */
export function useResults(id: Id) {
  return useInfiniteQuery({ ...resultsQuery(id), select: allTables });
}

const PREFETCH_DELAY_MS = 500;

/** Fetches what the next step will show, so that it shows at once; after what this board itself asks for. */
export function usePrefetchedHands(ids: readonly (number | undefined)[]): void {
  const queryClient = useQueryClient();
  const wanted = ids.filter((id) => id !== undefined).join(' ');
  useEffect(() => {
    const prefetch = () => {
      for (const id of wanted === '' ? [] : wanted.split(' ')) {
        void queryClient.prefetchQuery(handQuery(id));
        void queryClient.prefetchInfiniteQuery(resultsQuery(id));
      }
    };
    const timer = setTimeout(prefetch, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [queryClient, wanted]);
}

function handInLists(queryClient: QueryClient, id: Id): GameHand | undefined {
  return queryClient
    .getQueriesData<GameHand[]>({ predicate: isHandList })
    .flatMap(([, hands]) => hands ?? [])
    .find((hand) => String(hand.id) === String(id));
}
