import { setupRoutes } from '@bridge-review/api/routes/setup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';

const reportQuery = routeQuery(setupRoutes.report);

export const useSetupReport = () => useQuery({ ...reportQuery, ...alwaysFresh });

export function useChangeReminder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isReminderHidden: boolean) =>
      call(setupRoutes.changeReminder, { body: { isReminderHidden } }),
    onSuccess: (report) => void queryClient.setQueryData(reportQuery.queryKey, report),
  });
}

/** What comes of a mail may change what the report says of mail. */
export function useTestMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(setupRoutes.sendTestMail),
    onSuccess: () => queryClient.invalidateQueries(reportQuery),
  });
}
