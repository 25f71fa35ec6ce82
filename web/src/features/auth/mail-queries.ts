import type { CallOf } from '@bridge-review/api/route';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../base/client.ts';
import { forgetUser, refreshUser } from '../../base/query-client.ts';

// Apart from `queries.ts`, since signing in needs none of it.

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
