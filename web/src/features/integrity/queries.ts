import { integrityRoutes } from '@bridge-review/api/routes/integrity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { formattedCount } from '../../ui/format-number.ts';

const reportQuery = routeQuery(integrityRoutes.check);

const POLL_MS = 700;

/** The last report. The first visit creates one if there is none; later ones are made on request. */
export function useIntegrityReport() {
  return useQuery(reportQuery);
}

export function useRunCheck() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(integrityRoutes.check),
    onSuccess: (report) => {
      queryClient.setQueryData(reportQuery.queryKey, report);
      toast({
        title: 'Integrity check completed',
        description: `Found ${formattedCount(report.summary.totalIssues, 'issue')}`,
      });
    },
    onError: (error) => toastFailure('Failed to run integrity check', error),
  });
}

export function useRunFix() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(integrityRoutes.fix),
    onSuccess: ({ fixedCount, finalReport }) => {
      queryClient.setQueryData(reportQuery.queryKey, finalReport);
      toast({ title: 'Auto-fix completed', description: `Fixed ${formattedCount(fixedCount, 'issue')}` });
    },
    onError: (error) => {
      toastFailure('Failed to run auto-fix', error);
      // Some of it may have been repaired before it failed.
      return queryClient.invalidateQueries(reportQuery);
    },
  });
}

/** The progress of the run, polled while there is one. */
export function useIntegrityProgress(running: boolean) {
  return useQuery({
    ...routeQuery(integrityRoutes.progress),
    ...alwaysFresh,
    enabled: running,
    gcTime: 0,
    refetchInterval: POLL_MS,
  });
}

const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: errorDescription(error), tone: 'error' });
