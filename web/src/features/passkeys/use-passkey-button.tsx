import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useSignedIn } from '../auth/queries.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

interface UsePasskeyButtonProps {
  full?: boolean;
  /** Once somebody is signed in. */
  onSignedIn?: () => Promise<void>;
}

/** Signs in with a passkey, and says below what went wrong. */
export function UsePasskeyButton({ full = false, onSignedIn }: UsePasskeyButtonProps) {
  const signedIn = useSignedIn();
  const signIn = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: ({ user }) => {
      if (user === null) return;
      signedIn(user);
      return onSignedIn?.();
    },
  });
  return (
    <>
      <Button
        variant="primary"
        full={full}
        pending={signIn.isPending}
        pendingText="Waiting for your browser..."
        onClick={() => signIn.mutate()}
      >
        Use your passkey
      </Button>
      <FormError message={signIn.data?.problem ?? null} />
    </>
  );
}
