import type { CallOf } from '@bridge-review/api/route';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { User } from '@bridge-review/api/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { currentUserKey, currentUserQuery } from '../../base/query-client.ts';
import { errorMessage, RequestError } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';

export type Authentication =
  | { readonly state: 'resolving' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User };

/** Any failure to get the current user counts as signed out. */
export function useAuthentication(): Authentication {
  const { data, isPending } = useQuery(currentUserQuery);
  if (isPending) return { state: 'resolving' };
  return data === undefined || data === null ? { state: 'signed-out' } : { state: 'signed-in', user: data };
}

/** What happens in the page once somebody is signed in. */
export function useSignedIn(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueryData(currentUserKey, user);
    toast({ title: 'Success', description: 'You have been logged in successfully' });
  };
}

/** The password was right, and something else is asked for: no failure to show. */
export const needsSecondStep = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'second_step_required';

export function useLogin() {
  return useMutation({
    mutationFn: (credentials: CallOf<typeof authRoutes.login>['body']) =>
      call(authRoutes.login, { body: credentials }),
    onSuccess: useSignedIn(),
    onError: (error) => {
      if (!needsSecondStep(error))
        toast({ title: 'Login failed', description: errorMessage(error), tone: 'error' });
    },
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (registration: CallOf<typeof authRoutes.register>['body']) =>
      call(authRoutes.register, { body: registration }),
    onSuccess: (user) => {
      if (!user.isActive) return;
      queryClient.setQueryData(currentUserKey, user);
      toast({
        title: 'Welcome to Bridge Review!',
        description:
          'Your account has been created successfully. You can now upload and analyze bridge games.',
      });
    },
    onError: (error) =>
      toast({ title: 'Registration failed', description: errorMessage(error), tone: 'error' }),
  });
}
