import { explanationOf } from '../../app/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useResendVerification } from '../auth/queries.ts';

/** Says how an address becomes verified, and sends the mail once more. */
export function ResendHint() {
  const resend = useResendVerification();
  const send = () => {
    if (resend.isPending) return;
    resend.mutate(undefined, {
      onSuccess: (user) => {
        if (user === null) return;
        toast(
          user.emailVerified
            ? { title: 'Already verified', description: `${user.email} has been verified meanwhile.` }
            : { title: 'Verification mail sent', description: `It is on its way to ${user.email}.` },
        );
      },
      onError: (error) =>
        toast({
          title: 'Failed to send verification mail',
          description: explanationOf(error),
          tone: 'error',
        }),
    });
  };
  return (
    <>
      Open the link in the mail that we sent there. No mail?{' '}
      <TextButton aria-disabled={resend.isPending} onClick={send}>
        {resend.isPending ? 'Sending...' : 'Resend verification mail'}
      </TextButton>
    </>
  );
}
