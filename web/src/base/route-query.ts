import type { AnswerOf, Route } from '@bridge-review/api/route';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Address, type AddressOf, addressOf, callPage, type PageRoute, pathOf } from './client.ts';

type JsonRoute = Route & { readonly method: 'GET'; readonly answer: { readonly kind: 'json' } };

/** What a route answers. The key is its address, which the query client fetches. */
export const routeQuery = <R extends JsonRoute>(route: R, ...input: Address<R>) =>
  queryOptions<AnswerOf<R>>({ queryKey: [addressOf(route, ...input)] });

/** A long list, page after page. Lists of the same URL share the beginning of their keys, with any query. */
export const routePages = <R extends PageRoute>(route: R, input: AddressOf<R>) =>
  infiniteQueryOptions({
    queryKey: [pathOf(route, input), 'query' in input ? input.query : {}],
    queryFn: ({ pageParam, signal }) => callPage(route, input, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** For what must be right whenever it is shown. */
export const alwaysFresh = { staleTime: 0, refetchOnMount: 'always' } as const;
