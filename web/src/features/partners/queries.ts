import type { Partner } from '@bridge-review/api/partners';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nameOf } from '../../base/name-of.ts';
import { call } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';

const partnersQuery = routeQuery(partnerRoutes.list);

export function usePartners() {
  return useQuery(partnersQuery);
}

export function useAddPartner() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Partner) => call(partnerRoutes.add, { body: { partnerId: id } }),
    onSuccess: (added) => {
      queryClient.setQueryData(
        partnersQuery.queryKey,
        (list) => list && byName([...without(list, added), added]),
      );
      toast({ title: 'Partner added', description: `${nameOf(added)} is one of your partners now.` });
    },
    onError: (error) => toastFailure('Failed to add partner', error),
  });
}

/** Removed from the list at once, and restored on failure. */
export function useRemovePartner() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Partner) => call(partnerRoutes.remove, { params: { partnerId: String(id) } }),
    onMutate: async (removed) => {
      await queryClient.cancelQueries(partnersQuery);
      queryClient.setQueryData(partnersQuery.queryKey, (list) => list && without(list, removed));
    },
    onSuccess: (_, removed) =>
      toast({ title: 'Partner removed', description: `${nameOf(removed)} is no longer in your list.` }),
    onError: (error, removed) => {
      queryClient.setQueryData(
        partnersQuery.queryKey,
        (list) => list && byName([...without(list, removed), removed]),
      );
      toastFailure('Failed to remove partner', error);
    },
  });
}

export function usePlayerSearch() {
  return useMutation({
    mutationFn: (query: string) => call(partnerRoutes.search, { query: { query } }),
    // oxlint-disable-next-line no-console -- the page shows an error beside the search; this is for debugging
    onError: (error) => console.info('The search for players failed', error),
  });
}

const without = (list: readonly Partner[], { id }: Partner): Partner[] =>
  list.filter((partner) => partner.id !== id);

const byName = (list: readonly Partner[]): Partner[] =>
  list.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));

const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: errorDescription(error), tone: 'error' });
