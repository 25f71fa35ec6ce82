import type { Credentials } from '@bridge-review/api/auth';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../base/request-error.ts';
import { useLogin } from '../features/auth/queries.ts';
import { UsePasskeyButton } from '../features/passkeys/use-passkey-button.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextButton } from '../ui/text-button.tsx';

interface SecondStepPageProps {
  /** With which the password was found right. */
  credentials: Credentials;
  onBack: () => void;
}

/** After the password: a passkey, or a recovery code where it is lost. */
export function SecondStepPage({ credentials, onBack }: SecondStepPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-s4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          One more step
        </h2>
        <p className="mt-s2 text-ink-2">Your password is right. Now use your passkey.</p>
      </div>
      <UsePasskeyButton full />
      <CodeStep credentials={credentials} />
      <p className="text-sm text-ink-3">
        <TextButton onClick={onBack}>Back to email and password</TextButton>
      </p>
    </div>
  );
}

function CodeStep({ credentials }: Pick<SecondStepPageProps, 'credentials'>) {
  const login = useLogin();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const recoveryCode = code.trim();
    setEmpty(recoveryCode === '');
    if (recoveryCode !== '' && !login.isPending) login.mutate({ ...credentials, recoveryCode });
  };
  return (
    <form noValidate className="grid gap-s4 border-t border-line pt-s4" onSubmit={submit}>
      <Field
        label="Recovery code"
        hint="If the passkey is lost. Each code works once."
        error={
          isEmpty ? 'Please enter a recovery code.' : (login.error && errorMessage(login.error)) || undefined
        }
      >
        <Input
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          className="font-mono"
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setEmpty(false);
          }}
        />
      </Field>
      <Button type="submit" full pending={login.isPending} pendingText="Checking...">
        Continue with the code
      </Button>
    </form>
  );
}
