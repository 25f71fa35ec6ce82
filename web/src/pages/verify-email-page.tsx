import { paths } from '@bridge-review/api/page-paths';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { User } from '@bridge-review/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { addressOf } from '../base/client.ts';
import { usePageTitle } from '../base/page-title.ts';
import { refreshInBackground } from '../base/query-client.ts';
import { AuthSheet } from '../features/auth/auth-sheet.tsx';
import { NewLink } from '../features/auth/new-link.tsx';
import { notifyOtherTabs } from '../features/auth/other-tabs.ts';
import { verifyErrors, verifyOutcome } from '../features/auth/verify-outcome.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** The page that the link of a verification mail opens, signed in or out. */
export function VerifyEmailPage({ user }: { user: User | null }) {
  const outcome = verifyOutcome(useSearch());
  usePageTitle('Verify email');
  return (
    <AuthSheet title="Your email address">
      {outcome.state === 'loading' && <Verifying token={outcome.token} />}
      {outcome.state === 'success' && <Verified user={user} />}
      {outcome.state === 'error' && outcome.code === 'address_taken' && <AddressTaken />}
      {outcome.state === 'error' && outcome.code !== 'address_taken' && (
        <>
          <Notice tone="error" title={verifyErrors[outcome.code]}>
            {outcome.code === 'server_error' || outcome.code === 'other'
              ? 'Your address is not verified yet. Please open the link in your email again in a few minutes.'
              : 'Your address is not verified yet. A link works for 24 hours; open the one in the latest email, or get a new one.'}
          </Notice>
          <NewLink user={user} />
        </>
      )}
    </AuthSheet>
  );
}

/** Another user registered the address before the link was opened. */
function AddressTaken() {
  return (
    <>
      <Notice tone="error" title={verifyErrors.address_taken}>
        Your account keeps the address it has. You can choose another one in your profile.
      </Notice>
      <p>
        <ButtonLink href={paths.account} variant="primary">
          Go to your profile
        </ButtonLink>
      </p>
    </>
  );
}

/** The server checks the token and redirects back here. */
function Verifying({ token }: { token: string }) {
  useEffect(() => location.replace(addressOf(authRoutes.verifyEmail, { query: { token } })), [token]);
  return <output className="text-ink-2">Verifying your email address…</output>;
}

function Verified({ user }: { user: User | null }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    notifyOtherTabs();
    // Should this fail, only the word 'Not verified' stays a while longer.
    refreshInBackground(queryClient);
  }, [queryClient]);
  return (
    <>
      <Notice tone="ok" title="Email verified successfully!">
        {user === null
          ? 'Sign in to upload and review your games.'
          : 'If you ever forget your password, we can now send you a link.'}
      </Notice>
      <p>
        {user === null ? (
          <ButtonLink href={paths.signIn} variant="primary">
            Sign in
          </ButtonLink>
        ) : (
          <ButtonLink href="/" variant="primary">
            Go to the games
          </ButtonLink>
        )}
      </p>
    </>
  );
}
