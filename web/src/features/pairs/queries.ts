import type { PairChoice, PairUndone } from '@bridge-review/api/pairs';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { boardRoutes } from '@bridge-review/api/routes/boards';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { pairRoutes } from '@bridge-review/api/routes/pairs';
import { counted, plural } from '@bridge-review/bridge/counted';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, isAddressOf } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { participationQuery } from '../participation/queries.ts';

const inPath = (gameId: number) => ({ params: { id: String(gameId) } });

/** Pairs of a game of which a name or the number contains the text; all of them where it is empty. */
export function usePairs(gameId: number, search: string) {
  return useQuery({
    ...routeQuery(pairRoutes.list, { ...inPath(gameId), query: search === '' ? {} : { q: search } }),
    placeholderData: keepPreviousData,
  });
}

/** Failures are shown by the dialog that asked. */
export function useChoosePair(gameId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: PairChoice) => call(pairRoutes.choose, { ...inPath(gameId), body: choice }),
    onSuccess: ({ participation }) => {
      queryClient.setQueryData(participationQuery(gameId).queryKey, participation);
      return refreshRecords(queryClient);
    },
  });
}

export function useUndoPair(gameId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(pairRoutes.undo, inPath(gameId)),
    onSuccess: (undone) => {
      queryClient.setQueryData(participationQuery(gameId).queryKey, undone.participation);
      toast({ title: 'Undone', description: undoneText(undone) });
      return refreshRecords(queryClient);
    },
    onError: (error) =>
      toast({ title: 'Nothing was undone', description: errorDescription(error), tone: 'error' }),
  });
}

function undoneText({ removed, kept }: PairUndone): string {
  const gone = removed === 0 && kept === 0 ? 'No record was made.' : `${counted(removed, 'record')} removed.`;
  return kept === 0
    ? gone
    : `${gone} ${counted(kept, 'record')} ${plural(kept, 'was', 'were')} changed since and ${plural(kept, 'stays', 'stay')}.`;
}

/** Records have come or gone on many boards at once, and other tables may be one's own now. */
const refreshRecords = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      [
        biddingRoutes.get,
        boardRoutes.mine,
        handRoutes.results,
        analysisRoutes.game,
        analysisRoutes.hand,
      ].some((route) => isAddressOf(route, address)),
  });
