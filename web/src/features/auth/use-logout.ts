import { paths } from '@bridge-review/api/page-paths';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { clearDrafts } from '../../base/clear-drafts.ts';
import { call } from '../../base/client.ts';
import { forgetUser } from '../../base/query-client.ts';
import { errorMessage } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';

export function useLogout() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(authRoutes.logout),
    onSuccess: () => {
      clearDrafts();
      forgetUser(queryClient);
      navigate(paths.signIn);
      toast({ title: 'Success', description: 'You have been logged out' });
    },
    onError: (error) => toast({ title: 'Logout failed', description: errorMessage(error), tone: 'error' }),
  });
}
