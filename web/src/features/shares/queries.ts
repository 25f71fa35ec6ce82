import { shareRoutes } from '@bridge-review/api/routes/shares';
import type { BoardShareForm, GameShareForm, Share } from '@bridge-review/api/shares';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';

/** What is to be shared, and what of it. */
export type WantedShare =
  | { readonly what: 'board'; readonly id: number; readonly form: BoardShareForm }
  | { readonly what: 'game'; readonly id: number; readonly form: GameShareForm };

const sharesQuery = routeQuery(shareRoutes.list);

/** Always refetched: another tab may have made or withdrawn one. */
export const useShares = () => useQuery({ ...sharesQuery, ...alwaysFresh });

export function useMakeShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ what, id, form }: WantedShare) => {
      const params = { id: String(id) };
      return what === 'board'
        ? call(shareRoutes.makeForBoard, { params, body: form })
        : call(shareRoutes.makeForGame, { params, body: form });
    },
    onSuccess: () => queryClient.invalidateQueries(sharesQuery),
  });
}

export function useWithdrawShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Share, 'id'>) => call(shareRoutes.withdraw, { params: { id: String(id) } }),
    onSuccess: () => {
      toast({ title: 'Link withdrawn', description: 'It no longer opens for anyone.' });
      return queryClient.invalidateQueries(sharesQuery);
    },
  });
}

/** What visitors would see, from the server itself. */
export const useSharePreview = ({ what, id, form }: WantedShare) =>
  useQuery({
    queryKey: ['share preview', what, id, form],
    queryFn: ({ signal }) => {
      const params = { id: String(id) };
      return what === 'board'
        ? call(shareRoutes.previewBoard, { params, body: form }, { signal })
        : call(shareRoutes.previewGame, { params, body: form }, { signal });
    },
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  });

export const useShared = (token: string) =>
  useQuery({ ...routeQuery(shareRoutes.read, { params: { token } }), ...alwaysFresh });

export const useSharedBoard = (token: string, place: string) =>
  useQuery(routeQuery(shareRoutes.readBoard, { params: { token, place } }));

/** The rest of a question. What the visitor answered is not sent. */
export const useOpenQuestion = (token: string) =>
  useMutation({ mutationFn: () => call(shareRoutes.open, { params: { token } }) });
