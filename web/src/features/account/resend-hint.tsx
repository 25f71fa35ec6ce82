import { TextButton } from '../../ui/text-button.tsx';
import { useResendWithToast } from './resend-toast.ts';

/** Says how an address becomes verified, and sends the mail once more. */
export function ResendHint() {
  const { send, isPending } = useResendWithToast();
  return (
    <>
      Open the link in the email that we sent there. No email?{' '}
      <TextButton aria-disabled={isPending} onClick={send}>
        {isPending ? 'Sending...' : 'Resend verification email'}
      </TextButton>
    </>
  );
}
