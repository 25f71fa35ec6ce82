import { accountTab, paths } from '@bridge-review/api/page-paths';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { usePageTitle } from '../base/page-title.ts';
import { AuthSheet } from '../features/auth/auth-sheet.tsx';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/**
 * The token moves from the address into the history entry's own state: a reload
 * still finds it there, but it is not in the browser history or on the screen.
 */
export function ResetPasswordPage({ signedIn }: { signedIn: boolean }) {
  const [done, setDone] = useState(false);
  const [, navigate] = useLocation();
  const inAddress = new URLSearchParams(useSearch()).get('token')?.trim() ?? '';
  const token = tokenIn(useHistoryState<unknown>());
  usePageTitle('Reset password');
  if (inAddress !== '')
    return <Redirect to={paths.resetPassword} replace state={{ resetToken: inAddress }} />;
  // One sheet for all states, so that it notices when one replaces another.
  return (
    <AuthSheet title={done ? 'Your password has been changed' : 'Choose a new password'}>
      {done ? (
        <Success />
      ) : token === '' ? (
        <InvalidLink signedIn={signedIn} />
      ) : (
        <ResetPasswordForm
          token={token}
          signedIn={signedIn}
          onDone={() => {
            setDone(true);
            navigate(paths.resetPassword, { replace: true, state: null });
          }}
        />
      )}
    </AuthSheet>
  );
}

function Success() {
  return (
    <>
      <Notice tone="ok">You can now sign in with it. You have been signed out everywhere else.</Notice>
      <p>
        <ButtonLink href={paths.signIn} variant="primary">
          Sign in
        </ButtonLink>
      </p>
    </>
  );
}

function InvalidLink({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <Notice tone="error">Invalid reset link. Please request a new password reset.</Notice>
      <p>
        {signedIn ? (
          <ButtonLink href={accountTab('password')}>Change it in your account</ButtonLink>
        ) : (
          <ButtonLink href={paths.forgotPassword} variant="primary">
            Request a new link
          </ButtonLink>
        )}
      </p>
    </>
  );
}

const tokenIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'resetToken' in state && typeof state.resetToken === 'string'
    ? state.resetToken
    : '';
