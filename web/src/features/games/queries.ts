import type { Game, GameDetails } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import type { CallOf } from '@bridge-review/api/route';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { storageRoutes } from '@bridge-review/api/routes/storage';
import type { Storage } from '@bridge-review/api/storage';
import {
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { addressOf, call } from '../../base/client.ts';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';

export const gamesKey = [gameRoutes.list.path] as const;
export const gameKey = (id: number | string) => [addressOf(gameRoutes.get, inPath(id))] as const;
export const handsOfGameKey = (id: number | string) => [addressOf(handRoutes.list, inPath(id))] as const;

/** Newest first, page after page. Others upload too, so it is stale as soon as it is there. */
export function useGames(search: string) {
  return useInfiniteQuery({
    queryKey: [...gamesKey, { q: search }],
    queryFn: ({ pageParam, signal }) =>
      call(gameRoutes.list, { query: queryOf(search, pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

export function useGame(id: number | string) {
  return useQuery<GameDetails>({ queryKey: gameKey(id) });
}

/** Asked each time the dialog opens: games may have been deleted anywhere. */
export function useStorage(enabled: boolean) {
  return useQuery<Storage>({
    queryKey: [storageRoutes.usage.path],
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** Who changes a game has seen it: if it is not there, it has been deleted meanwhile, and its page says so from now on. */
function isDeleted(error: unknown, queryClient: QueryClient, id: number): boolean {
  if (!(error instanceof RequestError && error.status === 404)) return false;
  void queryClient.resetQueries({ queryKey: gameKey(id), exact: true });
  queryClient.removeQueries({ queryKey: handsOfGameKey(id) });
  void queryClient.invalidateQueries({ queryKey: gamesKey });
  return true;
}

const tellDeleted = () => toast({ title: 'This game has been deleted', tone: 'error' });

export function useUpdateGame(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: CallOf<typeof gameRoutes.update>['body']) =>
      call(gameRoutes.update, { ...inPath(id), body: edit }),
    onSuccess: (game) => {
      queryClient.setQueryData(gameKey(id), game);
      void queryClient.invalidateQueries({ queryKey: gamesKey });
      void queryClient.invalidateQueries({ queryKey: handsOfGameKey(id) });
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
    onSuccess: (game) => queryClient.setQueryData(gameKey(id), game),
    onError: (error) =>
      isDeleted(error, queryClient, id)
        ? tellDeleted()
        : toast({ title: 'The warnings are still there', description: errorMessage(error), tone: 'error' }),
  });
}

/** Asked each time somebody is about to delete: others may have used the game a moment ago. */
export function useAskDeletion(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(gameRoutes.deletion, inPath(id)),
    onError: (error) =>
      isDeleted(error, queryClient, id)
        ? tellDeleted()
        : toast({ title: 'The game could not be deleted', description: errorMessage(error), tone: 'error' }),
  });
}

export function useDeleteGame(game: Game) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(gameRoutes.delete, inPath(game.id)),
    onSuccess: () => {
      navigate('/');
      queryClient.removeQueries({ queryKey: gameKey(game.id) });
      queryClient.removeQueries({ queryKey: handsOfGameKey(game.id) });
      void queryClient.invalidateQueries({ queryKey: gamesKey });
      toast({ title: 'Game Deleted', description: `${game.title} and its hands are gone.` });
    },
    // The question that is still open says every other failure.
    onError: (error) => {
      if (isDeleted(error, queryClient, game.id)) tellDeleted();
    },
  });
}

const inPath = (id: number | string) => ({ params: { id: String(id) } });

/** Without a search and on the first page, the address alone. */
const queryOf = (q: string, cursor: string | null) => ({
  ...(q !== '' && { q }),
  ...(cursor !== null && { cursor }),
});
