import { authRoutes } from '@bridge-review/api/routes/auth';
import type { User } from '@bridge-review/api/user';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { addressOf, getJson } from './client.ts';
import { RequestError } from './request-error.ts';

const MINUTE = 60 * 1000;

/** The current user is requested once; afterwards only signing in and out change it. */
export const currentUserQuery = queryOptions<User | null>({
  queryKey: [addressOf(authRoutes.currentUser)],
  staleTime: 30 * MINUTE,
  gcTime: 5 * MINUTE,
  retryOnMount: false,
  meta: { signedOut: 'null' },
});

export const currentUserKey = currentUserQuery.queryKey;

declare module '@tanstack/react-query' {
  interface Register {
    /** `signedOut: 'null'`: a 401 is an empty result. Without it, it is an error like any other. */
    queryMeta: { signedOut?: 'null' };
  }
}

/** A query's key begins with its address, which is all that is needed to fetch it. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isSignedOut(error) && query.queryKey[0] !== currentUserKey[0]) forgetUser(client);
        if (isOtherUser(error)) refreshInBackground(client);
      },
    }),
    // Here and not among the defaults, which a call that handles its own failures would override.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isSignedOut(error) && error.code === 'unauthenticated') forgetUser(client);
        if (isOtherUser(error)) refreshInBackground(client);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: 30 * MINUTE,
        gcTime: 60 * MINUTE,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // A phone that says it is offline may still reach a server on the same network.
        networkMode: 'always',
      },
      mutations: {
        retry: false,
        networkMode: 'always',
      },
    },
  });
  return client;
}

/** Shows the sign-in screen. The next user of this browser must not see data of the previous one. */
export function forgetUser(client: QueryClient): void {
  client.setQueryData(currentUserKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
}

/** Refetches the current user after something that may have changed it on the server. */
export async function refreshUser(client: QueryClient): Promise<User | null> {
  // An answer that is under way may be older than the change.
  await client.cancelQueries({ queryKey: currentUserKey });
  const user = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  if (user === null) forgetUser(client);
  return user;
}

/**
 * Fetches again what has changed on the server. An answer that is under way may be older than the change, and while it
 * is the first, `invalidateQueries` alone would wait for it and take it for new.
 */
export async function refetchChanged(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** Errors are ignored: the next request will show them. */
export function refreshInBackground(client: QueryClient): void {
  refreshUser(client).catch(() => undefined);
}

async function fetchByKey({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> {
  try {
    return await getJson(String(queryKey[0]), signal);
  } catch (error) {
    if (meta?.signedOut === 'null' && isSignedOut(error)) return null;
    throw error;
  }
}

const isSignedOut = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status === 401;

/** The session that all tabs share now belongs to another user. */
const isOtherUser = (error: unknown): boolean => error instanceof RequestError && error.code === 'other_user';
