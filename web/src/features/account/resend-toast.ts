import { errorDescription } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { useResendVerification } from '../auth/queries.ts';

/** Resends the verification mail and shows the outcome in a toast. */
export function useResendWithToast() {
  const resend = useResendVerification();
  const send = () =>
    resend.send({
      onSuccess: (user) => {
        if (user === null) return;
        toast(
          user.emailVerified && user.pendingEmail === null
            ? { title: 'Already verified', description: `${user.email} has been verified meanwhile.` }
            : {
                title: 'Verification mail sent',
                description: `It is on its way to ${user.pendingEmail ?? user.email}.`,
              },
        );
      },
      onError: (error) =>
        toast({
          title: 'Failed to send verification mail',
          description: errorDescription(error),
          tone: 'error',
        }),
    });
  return { send, isPending: resend.isPending };
}
