import type { CallOf } from '@bridge-review/api/route';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { User } from '@bridge-review/api/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../base/client.ts';
import { clearDrafts } from '../../base/clear-drafts.ts';
import { currentUserKey, currentUserQuery, forgetUser, refreshUser } from '../../base/query-client.ts';
import { errorMessage } from '../../base/request-error.ts';
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

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: CallOf<typeof authRoutes.login>['body']) =>
      call(authRoutes.login, { body: credentials }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserKey, user);
      toast({ title: 'Success', description: 'You have been logged in successfully' });
    },
    onError: (error) => toast({ title: 'Login failed', description: errorMessage(error), tone: 'error' }),
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (registration: CallOf<typeof authRoutes.register>['body']) =>
      call(authRoutes.register, { body: registration }),
    onSuccess: (user) => {
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

export function useLogout() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(authRoutes.logout),
    onSuccess: () => {
      clearDrafts();
      forgetUser(queryClient);
      navigate('/auth');
      toast({ title: 'Success', description: 'You have been logged out' });
    },
    onError: (error) => toast({ title: 'Logout failed', description: errorMessage(error), tone: 'error' }),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => call(authRoutes.forgotPassword, { body: { email } }),
  });
}

export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reset: CallOf<typeof authRoutes.resetPassword>['body']) =>
      call(authRoutes.resetPassword, { body: reset }),
    // This user has just been signed out, unless the link belonged to another account.
    onSuccess: () => void refreshUser(queryClient).catch(() => forgetUser(queryClient)),
  });
}

const DOUBLE_CLICK_MS = 1_000;

/** Returns the current user: the address may have been verified meanwhile on another device. */
export function useResendVerification() {
  const queryClient = useQueryClient();
  const sentAt = useRef(0);
  const resend = useMutation({
    mutationFn: async () => {
      await call(authRoutes.resendVerification);
      return refreshUser(queryClient);
    },
    onError: () => (sentAt.current = 0),
  });
  /** A double click sends once, also when the first answer is there before the second click. */
  const send = (...[options]: [Parameters<typeof resend.mutate>[1]?]) => {
    if (resend.isPending || Date.now() - sentAt.current < DOUBLE_CLICK_MS) return;
    sentAt.current = Date.now();
    resend.mutate(undefined, options);
  };
  return { ...resend, send };
}
