import type { Passkey, SignInState } from '@bridge-review/api/passkeys';
import { passkeyRoutes } from '@bridge-review/api/routes/passkeys';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { createPasskey } from './browser-passkey.ts';

const stateQuery = routeQuery(passkeyRoutes.state);

/** Always refetched: another tab may have changed it. */
export const useSignInState = () => useQuery({ ...stateQuery, ...alwaysFresh });

const show = (queryClient: QueryClient, state: SignInState) =>
  queryClient.setQueryData(stateQuery.queryKey, state);

export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      const options = await call(passkeyRoutes.begin, { body: { currentPassword } });
      const credential = await createPasskey(options);
      return call(passkeyRoutes.add, { body: { credential } });
    },
    onSuccess: (state) => {
      show(queryClient, state);
      const name = state.passkeys.at(-1)?.name;
      toast({ title: 'Passkey added', description: `‘${name}’ can now be used to sign in.` });
    },
  });
}

export function useRenamePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) =>
      call(passkeyRoutes.rename, { params: { id: String(id) }, body: { name } }),
    onSuccess: (state) => show(queryClient, state),
  });
}

export function useRemovePasskey({ id, name }: Passkey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (currentPassword: string) =>
      call(passkeyRoutes.remove, { params: { id: String(id) }, body: { currentPassword } }),
    onSuccess: (state) => {
      show(queryClient, state);
      toast({ title: 'Passkey removed', description: `‘${name}’ no longer signs in.` });
    },
    // It may have been removed in another tab.
    onError: () => queryClient.invalidateQueries(stateQuery),
  });
}

export function useMakeCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (currentPassword: string) => call(passkeyRoutes.makeCodes, { body: { currentPassword } }),
    onSuccess: () => queryClient.invalidateQueries(stateQuery),
  });
}

export function useSetSecondStep(isOn: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (currentPassword: string) =>
      call(passkeyRoutes.setSecondStep, { body: { isOn, currentPassword } }),
    onSuccess: (state) => {
      show(queryClient, state);
      toast(
        isOn
          ? { title: 'Second step on', description: 'Your password alone no longer signs you in.' }
          : { title: 'Second step off', description: 'Your password alone signs you in again.' },
      );
    },
  });
}
