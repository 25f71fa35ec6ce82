import { changePasswordForm } from '@bridge-review/api/auth';
import type { User } from '@bridge-review/api/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../base/show-issues.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { useChangePassword } from './queries.ts';

export function PasswordForm({ user }: { user: User }) {
  const change = useChangePassword();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ confirmPassword: _staysHere, ...values }) =>
    change.mutate(values, {
      onSuccess: () => reset(),
      onError: (error) => showIssues(error, setError),
    }),
  );
  return (
    <PanelBody>
      <form noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
        {/* Tells a password manager which account to update. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <NewPasswordFields
          fields={{ newPassword: register('newPassword'), confirmPassword: register('confirmPassword') }}
          errors={errors}
        />
        <p>
          <Button type="submit" variant="primary" pending={change.isPending} pendingText="Saving...">
            Change password
          </Button>
        </p>
      </form>
    </PanelBody>
  );
}
