import { tokenRoutes } from '@bridge-review/api/routes/tokens';
import type { NewPersonalToken, PersonalToken } from '@bridge-review/api/tokens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';

const tokensQuery = routeQuery(tokenRoutes.list);

/** Always refetched: another tab may have made or revoked one. */
export const useTokens = () => useQuery({ ...tokensQuery, ...alwaysFresh });

export function useMakeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewPersonalToken) => call(tokenRoutes.make, { body: wanted }),
    onSuccess: () => queryClient.invalidateQueries(tokensQuery),
  });
}

export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PersonalToken) => call(tokenRoutes.revoke, { params: { id: String(id) } }),
    onSuccess: (_, { name }) => {
      toast({ title: 'Token revoked', description: `Programs that use ‘${name}’ are refused from now on.` });
      return queryClient.invalidateQueries(tokensQuery);
    },
  });
}
