import type { RegistrationMode } from '@bridge-review/api/registration-mode';
import { registrationRoutes } from '@bridge-review/api/routes/registration';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../base/client.ts';
import { errorMessage, RequestError } from '../base/request-error.ts';
import { SUPPORT_EMAIL } from '../base/support-email.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { AuthFormProps } from '../features/auth/auth-form-props.ts';
import { RegistrationForm } from '../features/auth/registration-form.tsx';

export interface LimitedRegistrationPageProps extends AuthFormProps {
  mode: RegistrationMode;
  invitation: string | null;
  /** Of an account that has just been made and waits. */
  waitingEmail: string | null;
  onWaiting: (email: string) => void;
}

/** Creating an account with an invitation, or where one needs an invitation or an administrator's approval. */
export function LimitedRegistrationPage(props: LimitedRegistrationPageProps) {
  const { mode, invitation, waitingEmail, onWaiting, ...form } = props;
  if (waitingEmail !== null) return <Waiting email={waitingEmail} />;
  if (invitation !== null) return <Invited {...props} invitation={invitation} />;
  if (mode === 'invitation') return <ByInvitation onSwitch={form.onSwitch} />;
  return (
    <div className="grid gap-s4">
      <Notice tone="info">
        An administrator approves new accounts. You will get an email once yours is ready.
      </Notice>
      <RegistrationForm {...form} onWaiting={onWaiting} />
    </div>
  );
}

function Waiting({ email }: { email: string }) {
  return (
    <div className="grid gap-s3" role="status">
      <h2 className="text-h3">Thank you. One more step</h2>
      <p>
        We have sent an email to <b className="wrap-anywhere">{email}</b>. Open the link in it to confirm your
        address.
      </p>
      <p>
        An administrator then looks at your registration, and you get another email once it is decided. Until
        then you cannot sign in.
      </p>
      <p className="text-sm text-ink-3">No email? Check your spam folder.</p>
    </div>
  );
}

function ByInvitation({ onSwitch }: { onSwitch: () => void }) {
  return (
    <div className="grid gap-s3">
      <h2 className="text-h3">Registration is by invitation only</h2>
      <p>To create an account, open the link in your invitation.</p>
      <p>
        No invitation? Ask your club, or write to{' '}
        <Link tone="text" href={`mailto:${SUPPORT_EMAIL}`}>
          {SUPPORT_EMAIL}
        </Link>
        .
      </p>
      <p className="text-sm text-ink-3">
        Already registered? <TextButton onClick={onSwitch}>Sign in</TextButton>
      </p>
    </div>
  );
}

function Invited({
  mode,
  invitation,
  onWaiting,
  ...form
}: LimitedRegistrationPageProps & { invitation: string }) {
  const read = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => call(registrationRoutes.readInvitation, { body: { invitation } }),
  });
  if (read.isPending) {
    return (
      <SkeletonGroup label="Looking up your invitation" className="grid gap-s4">
        {['First name', 'Last name', 'Email', 'Password'].map((field) => (
          <Skeleton key={field} className="h-[2.9rem] w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  const isInvalid = read.error instanceof RequestError && INVALID.has(read.error.code ?? '');
  if (read.isError && !isInvalid) {
    return (
      <ErrorState
        title="Your invitation could not be looked up"
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      >
        {errorMessage(read.error)}
      </ErrorState>
    );
  }
  if (isInvalid && mode === 'invitation') {
    return (
      <div className="grid gap-s4">
        <Invalid>Ask the person who sent it for a new one.</Invalid>
        <ByInvitation onSwitch={form.onSwitch} />
      </div>
    );
  }
  const fixedEmail = read.data?.email ?? null;
  return (
    <div className="grid gap-s4">
      {isInvalid ? (
        <Invalid>
          You can create an account without it
          {mode === 'approval' && ', which an administrator then approves'}.
        </Invalid>
      ) : (
        <Notice tone="ok">You are invited. Create your account here.</Notice>
      )}
      <RegistrationForm
        {...form}
        email={fixedEmail ?? form.email}
        {...(!isInvalid && { invitation })}
        {...(fixedEmail !== null && { emailHint: 'Your invitation is for this address.' })}
        onWaiting={onWaiting}
      />
    </div>
  );
}

/** How the server says that an invitation cannot be used; after anything else it may be asked again. */
const INVALID: ReadonlySet<string> = new Set(['invitation_invalid', 'invalid_input']);

const Invalid = ({ children }: { children: ReactNode }) => (
  <Notice tone="warn" title="This invitation no longer works">
    It was used or withdrawn, or it has expired. {children}
  </Notice>
);
