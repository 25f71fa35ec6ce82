import type { Credentials } from '@bridge-review/api/auth';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { passkeysPossible } from '../base/passkeys-possible.ts';
import { errorMessage } from '../base/request-error.ts';
import type { AuthFormProps } from '../features/auth/auth-form-props.ts';
import { useSignedIn } from '../features/auth/queries.ts';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form-error.tsx';

// Few people choose a second step.
const SecondStepPage = lazy(async () => ({
  default: (await import('./second-step-page.tsx')).SecondStepPage,
}));

/** The form, and the second step of those who have chosen one. */
export function SignIn(props: AuthFormProps) {
  const [given, setGiven] = useState<Credentials | null>(null);
  if (given === null) {
    return <SignInForm {...props} onSecondStep={setGiven} otherWay={<PasskeyButton />} />;
  }
  return (
    <Suspense fallback={<div className="min-h-[20rem]" />}>
      <SecondStepPage credentials={given} onBack={() => setGiven(null)} />
    </Suspense>
  );
}

function PasskeyButton() {
  const signedIn = useSignedIn();
  const signIn = useMutation({
    mutationFn: async () =>
      (await import('../features/passkeys/sign-in-with-passkey.ts')).signInWithPasskey(),
    onSuccess: ({ user }) => user && signedIn(user),
  });
  if (!passkeysPossible()) return null;
  return (
    <>
      <Button
        full
        pending={signIn.isPending}
        pendingText="Waiting for your browser..."
        onClick={() => signIn.mutate()}
      >
        Use a passkey
      </Button>
      <FormError message={signIn.error ? errorMessage(signIn.error) : (signIn.data?.problem ?? null)} />
    </>
  );
}
