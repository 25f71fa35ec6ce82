import { paths } from '@bridge-review/api/page-paths';
import type { User } from '@bridge-review/api/user';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureOf } from './failure.ts';
import { useResendVerification } from './mail-queries.ts';

/** The way on from a verification link that does not work. */
export function NewLink({ user }: { user: User | null }) {
  const resend = useResendVerification();
  if (user === null) {
    return (
      <p>
        <ButtonLink href={paths.account} variant="primary">
          Sign in to get a new link
        </ButtonLink>
      </p>
    );
  }
  if (user.emailVerified && user.pendingEmail === null) {
    return (
      <Notice tone="ok" announce="status">
        <b>{user.email}</b>, the address of your account, is verified already. There is nothing left to do.
      </Notice>
    );
  }
  return (
    <>
      {resend.isSuccess && (
        <Notice tone="ok" announce="status">
          A new link is on its way to <b>{user.pendingEmail ?? user.email}</b>.
        </Notice>
      )}
      {resend.isError && (
        <Notice tone="error" announce="alert">
          {failureOf(resend.error, 'The email could not be sent. Please try again.')}
        </Notice>
      )}
      <p>
        <Button
          variant={resend.isSuccess ? 'default' : 'primary'}
          pending={resend.isPending}
          pendingText="Sending..."
          onClick={() => resend.send()}
        >
          {resend.isSuccess ? 'Send it again' : 'Send a new link'}
        </Button>
      </p>
    </>
  );
}
