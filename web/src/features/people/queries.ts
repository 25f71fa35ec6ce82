import type { NewIdentity } from '@bridge-review/api/people';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, isAddressOf } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { undoneText } from './people-text.ts';

const inPath = (gameId: number) => ({ params: { id: String(gameId) } });
const ofIdentity = (gameId: number, identityId: number) => ({
  params: { id: String(gameId), identityId: String(identityId) },
});

/** Who is who in a game. */
export const usePeople = (gameId: number) =>
  useQuery({ ...routeQuery(peopleRoutes.ofGame, inPath(gameId)), ...alwaysFresh });

export const useOwnNames = () => useQuery({ ...routeQuery(peopleRoutes.mine), ...alwaysFresh });

/** What names and games marked by them are seen in. */
const refresh = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      [
        peopleRoutes.ofGame,
        peopleRoutes.mine,
        participationRoutes.mine,
        rankingRoutes.game,
        rankingRoutes.scorecard,
        gameRoutes.list,
        gameRoutes.counts,
      ].some((route) => isAddressOf(route, address)),
  });

/** Failures are shown by the dialog that asked. */
export function useChooseName(gameId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (said: NewIdentity) => call(peopleRoutes.state, { ...inPath(gameId), body: said }),
    onSuccess: () => refresh(queryClient),
  });
}

/** In which game, or null in all, a name is not that user's, and whether that is raised or withdrawn. */
interface Objection {
  readonly identityId: number;
  readonly gameId: number | null;
  readonly isRaised: boolean;
}

export function useObjection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ identityId, gameId, isRaised }: Objection) => {
      if (gameId !== null)
        return call(
          isRaised ? peopleRoutes.objectTo : peopleRoutes.withdrawObjection,
          ofIdentity(gameId, identityId),
        );
      return call(
        isRaised ? peopleRoutes.objectEverywhere : peopleRoutes.withdrawObjectionEverywhere,
        inPath(identityId),
      );
    },
    onSuccess: () => refresh(queryClient),
    onError: failed('Nothing was changed'),
  });
}

export function useWithdraw() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (identityId: number) => call(peopleRoutes.withdraw, inPath(identityId)),
    onSuccess: () => refresh(queryClient),
  });
}

export function useMarkSeason() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (gameIds: number[]) => call(peopleRoutes.markSeason, { body: { gameIds } }),
    onSuccess: () => refresh(queryClient),
    onError: failed('No game was marked'),
  });
}

export function useUndoSeason() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(peopleRoutes.undoSeason, { params: { id } }),
    onSuccess: (undone) => {
      toast({ title: 'Undone', description: undoneText(undone) });
      return refresh(queryClient);
    },
    onError: failed('Nothing was undone'),
  });
}

const failed = (title: string) => (error: Error) =>
  void toast({ title, description: errorDescription(error), tone: 'error' });
