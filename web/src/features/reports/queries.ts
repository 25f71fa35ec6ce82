import type {
  ReportDecisionForm,
  ReportedComment,
  ReportForm,
  ReportOutcome,
  ReportState,
} from '@bridge-review/api/reports';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { reportRoutes } from '@bridge-review/api/routes/reports';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { alwaysFresh, routePages } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';

/** Failures are shown by the dialog. */
export const useReportComment = (commentId: number) =>
  useMutation({
    mutationFn: (body: ReportForm) => call(reportRoutes.report, { params: { id: String(commentId) }, body }),
  });

const REFRESH_MS = 30_000;

/** Not refreshed while a question is open: the comment it is about would go. */
export const useReports = (state: ReportState, paused: boolean) =>
  useInfiniteQuery({
    ...routePages(reportRoutes.list, { query: { state } }),
    ...alwaysFresh,
    refetchInterval: paused ? false : REFRESH_MS,
  });

type Decision = ReportDecisionForm['decision'];

interface Decided extends Omit<ReportDecisionForm, 'seen'> {
  readonly reported: ReportedComment;
}

export function useDecideReport() {
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ reported, ...said }: Decided) =>
      call(reportRoutes.decide, {
        params: { id: String(reported.commentId) },
        body: { ...said, seen: reported.id },
      }),
    onSuccess: ({ outcome }, { reported, decision }) =>
      toast({
        ...decidedText(decision, outcome),
        ...(decision === 'dismiss' &&
          outcome !== 'removed' &&
          outcome !== 'deleted' && {
            action: { label: 'Undo', onAction: () => decide.mutate({ reported, decision: 'reopen' }) },
          }),
      }),
    onError: (error) =>
      toast({ title: 'This could not be decided', description: errorDescription(error), tone: 'error' }),
    onSettled: () =>
      Promise.all(
        [reportRoutes.list.path, adminRoutes.stats.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
  return decide;
}

/** What holds now; another administrator, or the author, may have been faster. */
function decidedText(
  decision: Decision,
  outcome: ReportOutcome | null,
): { title: string; description?: string } {
  if (outcome === 'deleted') {
    return {
      title: 'The comment is gone',
      description: 'Its author has deleted it, or the game was deleted.',
    };
  }
  if (outcome === 'removed') {
    return decision === 'remove'
      ? { title: 'Comment removed', description: 'Its author gets an email that says why.' }
      : { title: 'The comment is gone', description: 'Another administrator has removed it.' };
  }
  if (decision === 'dismiss') {
    return outcome === 'dismissed'
      ? { title: 'Report dismissed', description: 'The comment stays.' }
      : { title: 'Report dismissed', description: 'The comment has been reported again meanwhile.' };
  }
  return decision === 'reopen'
    ? { title: 'Report reopened', description: 'It is among the open ones again.' }
    : { title: 'Not removed', description: 'Another administrator has dismissed the report.' };
}
