import { TextButton } from '../../ui/text-button.tsx';
import { useResendWithToast } from './resend-toast.ts';

/** Says how an address becomes verified, and sends the mail once more. */
export function ResendHint() {
  const { send, isPending } = useResendWithToast();
  return (
    <>
      Open the link in the mail that we sent there. No mail?{' '}
      <TextButton aria-disabled={isPending} onClick={send}>
        {isPending ? 'Sending...' : 'Resend verification mail'}
      </TextButton>
    </>
  );
}
