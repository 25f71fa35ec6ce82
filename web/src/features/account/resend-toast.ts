import { errorDescription } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { useResendVerification } from '../auth/mail-queries.ts';

/** Resends the verification mail and shows the outcome in a toast. */
export function useResendWithToast() {
  const resend = useResendVerification();
  const send = () =>
    resend.send({
      onSuccess: (user) => {
        if (user === null) return;
        toast(
          user.emailVerified && user.pendingEmail === null
            ? { title: 'Already verified', description: `${user.email} is already verified.` }
            : {
                title: 'Verification email sent',
                description: `It is on its way to ${user.pendingEmail ?? user.email}.`,
              },
        );
      },
      onError: (error) =>
        toast({
          title: 'Failed to send verification email',
          description: errorDescription(error),
          tone: 'error',
        }),
    });
  return { send, isPending: resend.isPending };
}
