import { forgotPassword } from '@bridge-review/api/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Input } from '../../ui/input.tsx';
import { failureOf } from './failure.ts';
import { useForgotPassword } from './mail-queries.ts';

export interface ForgotPasswordFormProps {
  readonly email: string;
  onEmail(email: string): void;
  onSent(): void;
}

export function ForgotPasswordForm({ email, onEmail, onSent }: ForgotPasswordFormProps) {
  const request = useForgotPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPassword),
    defaultValues: { email },
  });
  const submit = handleSubmit((values) => request.mutate(values.email, { onSuccess: onSent }));
  return (
    <form noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
      <Field label="Email" error={formState.errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          {...register('email', {
            onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
          })}
        />
      </Field>
      {request.isError && <FormError message={failureOf(request.error, 'Failed to send reset email')} />}
      <Button type="submit" variant="primary" full pending={request.isPending} pendingText="Sending...">
        Send the link
      </Button>
    </form>
  );
}
