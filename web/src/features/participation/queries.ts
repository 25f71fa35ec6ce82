import type { MarkAsPlayed } from '@bridge-review/api/participation';
import { boardRoutes } from '@bridge-review/api/routes/boards';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import type { User } from '@bridge-review/api/user';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';

export const participationQuery = (gameId: number) =>
  routeQuery(participationRoutes.mine, { params: { id: String(gameId) } });

export function useMyParticipation(gameId: number) {
  return useQuery(participationQuery(gameId));
}

/** Failures are shown by the dialog that asked, which stays open with what was chosen. */
export function useMarkAsPlayed(gameId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mark: MarkAsPlayed) =>
      call(participationRoutes.markAsPlayed, { params: { id: String(gameId) }, body: mark }),
    onSuccess: (participation) => {
      queryClient.setQueryData(participationQuery(gameId).queryKey, participation);
      return refreshOwnBoards(queryClient, gameId);
    },
  });
}

/** Optimistic, undone on failure. */
export function useLeaveGame(gameId: number, user: User) {
  const queryClient = useQueryClient();
  const { queryKey } = participationQuery(gameId);
  return useMutation({
    mutationFn: () =>
      call(participationRoutes.leave, { params: { id: String(gameId), userId: String(user.id) } }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        before && { ...before, isPlaying: false, partner: null, seat: null },
      );
      return before;
    },
    onError: (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      toast({
        title: 'You are still marked as a player',
        description: errorDescription(error),
        tone: 'error',
      });
    },
    // Who named one as partner is known to the server alone, and counts again now.
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey }), refreshOwnBoards(queryClient, gameId)]),
  });
}

/** Own boards are given only to those who played, and from the side they sat on. */
const refreshOwnBoards = (queryClient: QueryClient, gameId: number): Promise<void> =>
  queryClient.invalidateQueries(routeQuery(boardRoutes.mine, { params: { id: String(gameId) } }));
