import type { Game } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import { paths } from '@bridge-review/api/page-paths';
import type { CallOf } from '@bridge-review/api/route';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { storageRoutes } from '@bridge-review/api/routes/storage';
import {
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../base/client.ts';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { alwaysFresh, routePages, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { type GamesView, gamesAddress } from './games-address.ts';

export const gamesKey = [gameRoutes.list.path] as const;
export const gameQuery = (id: number | string) => routeQuery(gameRoutes.get, inPath(id));
export const handsOfGameQuery = (id: number | string) => routeQuery(handRoutes.list, inPath(id));

/** A page or two of the screen: the server judges the records of every game it lists. */
const GAMES_AT_ONCE = '50';

/** By the day played, latest first, paged. Others upload too, so it is always stale. */
export function useGames({ search, whose }: GamesView) {
  return useInfiniteQuery({
    ...routePages(gameRoutes.list, {
      query: { limit: GAMES_AT_ONCE, sort: 'played', whose, ...(search !== '' && { q: search }) },
    }),
    ...alwaysFresh,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

/** The list, and how many there are in it. */
export const invalidateLists = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: gamesKey }),
    queryClient.invalidateQueries(routeQuery(gameRoutes.counts)),
  ]);

export function useGameCounts() {
  return useQuery({ ...routeQuery(gameRoutes.counts), ...alwaysFresh, refetchOnWindowFocus: 'always' });
}

export function useGame(id: number | string) {
  return useQuery(gameQuery(id));
}

/** Asked each time the dialog opens: games may have been deleted anywhere. */
export function useStorage(enabled: boolean) {
  return useQuery({ ...routeQuery(storageRoutes.usage), ...alwaysFresh, enabled });
}

/** Who changes a game has seen it: if it is not there, it has been deleted meanwhile, and its page says so from now on. */
function isDeleted(error: unknown, queryClient: QueryClient, id: number): boolean {
  if (!(error instanceof RequestError && error.status === 404)) return false;
  void queryClient.resetQueries({ queryKey: gameQuery(id).queryKey, exact: true });
  queryClient.removeQueries(handsOfGameQuery(id));
  void queryClient.invalidateQueries({ queryKey: gamesKey });
  return true;
}

const toastDeleted = () => toast({ title: 'This game has been deleted', tone: 'error' });

/** Opens the sample game, which the first click makes. */
export function useOpenSample() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(gameRoutes.openSample),
    onSuccess: (game) => {
      queryClient.setQueryData(gameQuery(game.id).queryKey, game);
      void queryClient.invalidateQueries({ queryKey: gamesKey });
      navigate(paths.game(game.id));
    },
    onError: (error) =>
      toast({
        title: 'The sample game could not be opened',
        description: errorMessage(error),
        tone: 'error',
      }),
  });
}

export function useUpdateGame(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: CallOf<typeof gameRoutes.update>['body']) =>
      call(gameRoutes.update, { ...inPath(id), body: edit }),
    onSuccess: (game) => {
      queryClient.setQueryData(gameQuery(id).queryKey, game);
      void queryClient.invalidateQueries({ queryKey: gamesKey });
      void queryClient.invalidateQueries(handsOfGameQuery(id));
      toast({ title: 'Game Updated', description: 'Game details have been successfully updated.' });
    },
    onError: (error) => {
      const description = isDeleted(error, queryClient, id) ? messages.gameDeleted : errorMessage(error);
      toast({ title: 'Update Failed', description, tone: 'error' });
    },
  });
}

export function useDismissWarnings(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(gameRoutes.dismissWarnings, inPath(id)),
    onSuccess: (game) => queryClient.setQueryData(gameQuery(id).queryKey, game),
    onError: (error) =>
      isDeleted(error, queryClient, id)
        ? toastDeleted()
        : toast({
            title: 'The warnings could not be dismissed',
            description: errorMessage(error),
            tone: 'error',
          }),
  });
}

/** Takes back the results that were added last. Another tab may have done so. */
export function useUndoResults(game: Game) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (join: string) => call(gameRoutes.undoResults, { ...inPath(game.id), body: { join } }),
    onSuccess: async (undone) => {
      queryClient.setQueryData(gameQuery(game.id).queryKey, undone);
      toast({ title: 'Results removed', description: `${undone.title} is as it was before.` });
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (!(error instanceof RequestError && error.status === 404)) return;
      toast({ title: 'Nothing was undone', description: errorMessage(error), tone: 'error' });
      void queryClient.invalidateQueries();
    },
  });
}

/** Whether the viewer may delete the game, so that nothing is offered that the server refuses. */
export function useDeletion(id: number) {
  return useQuery({ ...routeQuery(gameRoutes.deletion, inPath(id)), ...alwaysFresh });
}

export function useDeleteGame(game: Game) {
  const queryClient = useQueryClient();
  const [path, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(gameRoutes.delete, inPath(game.id)),
    onSuccess: () => {
      // The list stays as it is, or is as it was left.
      if (path !== '/') navigate(gamesAddress());
      queryClient.removeQueries(gameQuery(game.id));
      queryClient.removeQueries(handsOfGameQuery(game.id));
      void invalidateLists(queryClient);
      toast(
        game.isSample
          ? { title: 'Sample removed', description: 'You can open it again while you have no games.' }
          : { title: 'Game deleted', description: `${game.title} and its hands have been deleted.` },
      );
    },
    // The open dialog shows every other failure.
    onError: (error) => {
      if (isDeleted(error, queryClient, game.id)) toastDeleted();
    },
  });
}

const inPath = (id: number | string) => ({ params: { id: String(id) } });
