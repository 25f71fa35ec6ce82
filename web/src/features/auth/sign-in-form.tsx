import { type Credentials, credentials } from '@bridge-review/api/auth';
import { paths } from '@bridge-review/api/page-paths';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Input } from '../../ui/input.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { AuthFormProps } from './auth-form-props.ts';
import { useCarryEmail } from './carried-email.ts';
import { needsSecondStep, useLogin } from './queries.ts';

interface SignInFormProps extends AuthFormProps {
  /** The password was right, and is not enough. */
  onSecondStep: (credentials: Credentials) => void;
  /** Another way to sign in, below the button. */
  otherWay: ReactNode;
}

export function SignInForm({ email, onEmail, onSwitch, onSecondStep, otherWay }: SignInFormProps) {
  const login = useLogin();
  const carryEmail = useCarryEmail(paths.forgotPassword);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  const submit = (values: Credentials) =>
    login.mutate(values, { onError: (error) => needsSecondStep(error) && onSecondStep(values) });
  return (
    <form noValidate className="grid gap-s4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          {...register('email', {
            onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
          })}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <FormError message={login.error && errorMessage(login.error)} />
      <Button type="submit" variant="primary" full pending={login.isPending} pendingText="Signing In...">
        Sign In
      </Button>
      {otherWay}
      <div className="flex flex-wrap items-center justify-between gap-x-s4 text-sm text-ink-3">
        <p>
          New here? <TextButton onClick={onSwitch}>Create an account</TextButton>
        </p>
        <Link
          href={paths.forgotPassword}
          onClick={(event) => carryEmail(event, email)}
          className="flex min-h-tap items-center"
        >
          Forgot your password?
        </Link>
      </div>
    </form>
  );
}
