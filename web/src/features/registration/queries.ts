import type {
  Applicant,
  Invitation,
  InvitationForm,
  RegistrationDecision,
} from '@bridge-review/api/registration';
import type { ApprovalState, RegistrationMode } from '@bridge-review/api/registration-mode';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { registrationRoutes } from '@bridge-review/api/routes/registration';
import { setupRoutes } from '@bridge-review/api/routes/setup';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { nameOf } from '../../base/name-of.ts';
import { errorDescription } from '../../base/request-error.ts';
import { alwaysFresh, routePages, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { MODE_TEXT } from './registration-text.ts';

const stateQuery = routeQuery(registrationRoutes.state);
const invitationsQuery = routeQuery(registrationRoutes.invitations);

const REFRESH_MS = 30_000;

/** Others may decide and invite at the same time. */
export const useRegistrationState = () =>
  useQuery({ ...stateQuery, ...alwaysFresh, refetchInterval: REFRESH_MS });

export const useInvitations = () => useQuery({ ...invitationsQuery, ...alwaysFresh });

/** Not refreshed while a question is open: the person it is about would go. */
export const useApplicants = (state: ApprovalState, paused: boolean) =>
  useInfiniteQuery({
    ...routePages(registrationRoutes.applicants, { query: { state } }),
    ...alwaysFresh,
    refetchInterval: paused ? false : REFRESH_MS,
  });

export function useSetMode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mode: RegistrationMode) => call(registrationRoutes.setMode, { body: { mode } }),
    onSuccess: (state) => {
      queryClient.setQueryData(stateQuery.queryKey, state);
      toast({ title: 'Registration changed', description: MODE_TEXT[state.mode].toast });
      return queryClient.invalidateQueries(routeQuery(setupRoutes.report));
    },
    onError: (error) => toastFailure('Registration could not be changed', error),
  });
}

export function useDecide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ person, decision }: { person: Applicant; decision: RegistrationDecision['decision'] }) =>
      call(registrationRoutes.decide, {
        params: { id: String(person.id) },
        body: { decision, seen: person.state },
      }),
    onSuccess: ({ state }, { person }) =>
      toast(
        state === null
          ? { title: 'Approved', description: `${nameOf(person)} can sign in now, and gets an email.` }
          : { title: 'Declined', description: `${nameOf(person)} gets an email.` },
      ),
    onError: (error) => toastFailure('This could not be decided', error),
    onSettled: () => refreshPeople(queryClient),
  });
}

const refreshPeople = (queryClient: QueryClient) =>
  Promise.all(
    [
      registrationRoutes.applicants.path,
      registrationRoutes.state.path,
      adminRoutes.stats.path,
      adminRoutes.listUsers.path,
    ].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );

export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: InvitationForm) => call(registrationRoutes.invite, { body: wanted }),
    onSuccess: () => queryClient.invalidateQueries(invitationsQuery),
  });
}

export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Invitation, 'id'>) =>
      call(registrationRoutes.withdrawInvitation, { params: { id: String(id) } }),
    onSuccess: () => {
      toast({ title: 'Invitation withdrawn', description: 'Nobody can register with it any more.' });
      return queryClient.invalidateQueries(invitationsQuery);
    },
  });
}

const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: errorDescription(error), tone: 'error' });
