import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCancelEmailChange } from './queries.ts';
import { useResendWithToast } from './resend-toast.ts';

export interface PendingEmailProps {
  email: string;
  pendingEmail: string;
}

/** A new address whose link has not been opened yet. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const resend = useResendWithToast();
  const cancel = useCancelEmailChange();
  return (
    <Notice tone="info" title="New address not confirmed yet" announce="status">
      <p>
        We sent a link to <b className="break-words">{pendingEmail}</b>. Open it to use that address. Until
        then you sign in with <b className="break-words">{email}</b>.
      </p>
      <p className="mt-s3 flex flex-wrap gap-s2 max-sm:[&>*]:grow">
        <Button pending={resend.isPending} pendingText="Sending..." onClick={resend.send}>
          Resend the link
        </Button>
        <Button pending={cancel.isPending} pendingText="Cancelling..." onClick={() => cancel.mutate()}>
          Cancel the change
        </Button>
      </p>
    </Notice>
  );
}
