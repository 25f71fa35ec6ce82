import { registrationForm } from '@bridge-review/api/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { showIssues } from '../../base/show-issues.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { AuthFormProps } from './auth-form-props.ts';
import { NameFields } from './name-fields.tsx';
import { useRegister } from './queries.ts';

export interface RegistrationFormProps extends AuthFormProps {
  /** The token of an invitation. */
  invitation?: string;
  /** Why the address cannot be changed. */
  emailHint?: string;
  /** The account waits for approval, so nobody is signed in. */
  onWaiting: (email: string) => void;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { email, onEmail, onSwitch, invitation, emailHint, onWaiting } = props;
  const registration = useRegister();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { firstName: '', lastName: '', displayName: '', email, password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ confirmPassword: _staysHere, ...values }) =>
    registration.mutate(invitation === undefined ? values : { ...values, invitation }, {
      onSuccess: (user) => !user.isActive && onWaiting(user.email),
      onError: (error) => showIssues(error, setError),
    }),
  );
  return (
    <form noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
      <NameFields
        fields={{
          firstName: register('firstName'),
          lastName: register('lastName'),
          displayName: register('displayName'),
        }}
        errors={errors}
      />
      <Field label="Email" hint={emailHint} error={errors.email?.message}>
        <Input
          readOnly={emailHint !== undefined}
          type="email"
          autoComplete="email"
          {...register('email', {
            onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
          })}
        />
      </Field>
      <div className="grid gap-s4 sm:grid-cols-2 sm:gap-s3">
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
      </div>
      <FormError message={formFailure(registration.error)} />
      <Button
        type="submit"
        variant="primary"
        full
        pending={registration.isPending}
        pendingText="Creating Account..."
      >
        Create Account
      </Button>
      <p className="text-sm text-ink-3">
        Already registered? <TextButton onClick={onSwitch}>Sign in</TextButton>
      </p>
    </form>
  );
}

/** Null if the failure is shown beside a field. */
function formFailure(error: unknown): string | null {
  if (error === null || (error instanceof RequestError && error.issues.length > 0)) return null;
  return errorMessage(error);
}
