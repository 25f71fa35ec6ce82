import { paths } from '@bridge-review/api/page-paths';
import { useState } from 'react';
import { usePageTitle } from '../base/page-title.ts';
import { AuthSheet } from '../features/auth/auth-sheet.tsx';
import { carriedEmail, useCarryEmail } from '../features/auth/carried-email.ts';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

type Step = 'form' | 'sent';

export function ForgotPasswordPage() {
  const [step, setStep] = useState<Step>('form');
  const [email, setEmail] = useState(carriedEmail);
  usePageTitle('Forgot password');
  return step === 'form' ? (
    <AuthSheet title="Forgot your password?">
      <p className="text-ink-2">
        Enter the email address of your account, and we will send you a link to choose a new password.
      </p>
      <ForgotPasswordForm email={email} onEmail={setEmail} onSent={() => setStep('sent')} />
      <BackToSignIn email={email} />
    </AuthSheet>
  ) : (
    <AuthSheet title="Check your email">
      <p>
        If there is an account with the address <b className="wrap-anywhere">{email}</b>, an email with a link
        is on its way. The link is valid for 30 minutes.
      </p>
      <p className="text-ink-2">Nothing after a few minutes? Check your spam folder.</p>
      <p>
        <Button onClick={() => setStep('form')}>Try another address</Button>
      </p>
      <BackToSignIn email={email} />
    </AuthSheet>
  );
}

function BackToSignIn({ email }: { email: string }) {
  const carry = useCarryEmail(paths.signIn);
  return (
    <Link
      href={paths.signIn}
      onClick={(event) => carry(event, email)}
      className="flex min-h-tap w-fit items-center text-sm"
    >
      Back to sign in
    </Link>
  );
}
