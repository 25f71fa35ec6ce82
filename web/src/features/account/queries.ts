import type { Profile } from '@bridge-review/api/account';
import { type CardStyle, defaultCardStyle } from '@bridge-review/api/card-style';
import { paths } from '@bridge-review/api/page-paths';
import type { CallOf } from '@bridge-review/api/route';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import type { User } from '@bridge-review/api/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../base/client.ts';
import { clearDrafts } from '../../base/clear-drafts.ts';
import { currentUserKey, forgetUser } from '../../base/query-client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { notifyOtherTabs } from '../auth/other-tabs.ts';

const sessionsQuery = routeQuery(accountRoutes.listSessions);

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => call(accountRoutes.updateProfile, { body: profile }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserKey, user);
      toast({ title: 'Profile updated', description: 'Your profile has been updated successfully.' });
    },
    onError: (error) => toastFailure('Failed to update profile', error),
  });
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountRoutes.cancelEmailChange),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserKey, user);
      toast({ title: 'Change cancelled', description: `Your email address is still ${user.email}.` });
    },
    onError: (error) => toastFailure('Failed to cancel the change', error),
  });
}

/** Optimistic, undone on failure. Names and address are sent as last saved. */
export function useNotifyByMail(user: User) {
  const queryClient = useQueryClient();
  const show = (notifyByMail: boolean) =>
    queryClient.setQueryData(currentUserKey, (current) => current && { ...current, notifyByMail });
  const { firstName, lastName, displayName, email } = user;
  return useMutation({
    mutationFn: (notifyByMail: boolean) =>
      call(accountRoutes.updateProfile, { body: { firstName, lastName, displayName, email, notifyByMail } }),
    onMutate: show,
    onError: (error, notifyByMail) => {
      show(!notifyByMail);
      toastFailure(notifyByMail ? 'Emails are still off' : 'Emails are still on', error);
    },
  });
}

/**
 * Optimistic, undone on failure. One after the other, each with all choices made so far, so that quick ones end as
 * they were made; other tabs follow.
 */
export function useUpdateCardStyle() {
  const queryClient = useQueryClient();
  const current = () => queryClient.getQueryData(currentUserKey)?.cardStyle ?? defaultCardStyle;
  const show = (cardStyle: CardStyle) =>
    queryClient.setQueryData(currentUserKey, (user) => user && { ...user, cardStyle });
  return useMutation({
    scope: { id: 'card-style' },
    mutationFn: (_change: Partial<CardStyle>) => call(accountRoutes.updateCardStyle, { body: current() }),
    onMutate: (change) => {
      const before = current();
      show({ ...before, ...change });
      return before;
    },
    onSuccess: notifyOtherTabs,
    onError: (error, change, before = defaultCardStyle) => {
      const changed = Object.keys(change) as (keyof CardStyle)[];
      // Only this choice is undone: later ones wait for their turn.
      show({ ...current(), ...Object.fromEntries(changed.map((name) => [name, before[name]])) });
      toastFailure('Your choice was not saved', error);
    },
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: CallOf<typeof accountRoutes.changePassword>['body']) =>
      call(accountRoutes.changePassword, { body: change }),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Your password has been changed successfully.' });
      void queryClient.invalidateQueries(sessionsQuery);
    },
    onError: (error) => toastFailure('Failed to change password', error),
  });
}

/** Always refetched: the list of sessions must be current. */
export function useSessions() {
  return useQuery({ ...sessionsQuery, ...alwaysFresh });
}

/** Always refetched: actions on other pages change these figures. */
export function useStats() {
  return useQuery({ ...routeQuery(accountRoutes.stats), ...alwaysFresh });
}

/** As the figures: what one bids on other pages changes it. */
export function useAccuracyHistory() {
  return useQuery({ ...routeQuery(analysisRoutes.accuracyHistory), ...alwaysFresh });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountRoutes.endOtherSessions),
    onSuccess: () => {
      toast({ title: 'Signed out everywhere else', description: 'Only this device is signed in now.' });
      return queryClient.invalidateQueries(sessionsQuery);
    },
    onError: (error) => toastFailure('Failed to sign out elsewhere', error),
  });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (password: string) => call(accountRoutes.delete, { body: { password } }),
    onSuccess: () => {
      clearDrafts();
      forgetUser(queryClient);
      navigate(paths.signIn);
      toast({ title: 'Account deleted', description: 'Your account has been deleted.' });
    },
  });
}

const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: errorDescription(error), tone: 'error' });
