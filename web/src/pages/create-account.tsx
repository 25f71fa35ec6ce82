import { lazy, Suspense, useState } from 'react';
import { registrationMode } from '../base/registration-mode.ts';
import type { AuthFormProps } from '../features/auth/auth-form-props.ts';
import { RegistrationForm } from '../features/auth/registration-form.tsx';

// Most sites are open to all.
const LimitedRegistrationPage = lazy(async () => ({
  default: (await import('./limited-registration-page.tsx')).LimitedRegistrationPage,
}));

/** The form for a new account, or the page in its place where not everybody may register. */
export function CreateAccount({ invitation, ...form }: AuthFormProps & { invitation: string | null }) {
  const [waitingEmail, setWaitingEmail] = useState<string | null>(null);
  const mode = registrationMode();
  if (mode === 'open' && invitation === null && waitingEmail === null) {
    return <RegistrationForm {...form} onWaiting={setWaitingEmail} />;
  }
  return (
    <Suspense fallback={<div className="min-h-[20rem]" />}>
      <LimitedRegistrationPage
        {...form}
        mode={mode}
        invitation={invitation}
        waitingEmail={waitingEmail}
        onWaiting={setWaitingEmail}
      />
    </Suspense>
  );
}
