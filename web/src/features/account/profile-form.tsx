import { isSameAddress, type Profile, profileForm } from '@bridge-review/api/account';
import type { User } from '@bridge-review/api/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { showIssues } from '../../base/show-issues.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { NameFields } from '../auth/name-fields.tsx';
import { EmailState } from './email-state.tsx';
import { PendingEmail } from './pending-email.tsx';
import { ResendHint } from './resend-hint.tsx';
import { useUpdateProfile } from './queries.ts';

export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, setError, reset, control } = useForm({
    resolver: zodResolver(profileForm(user.email)),
    defaultValues: profileOf(user),
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: 'email' });
  const isNew = !isSameAddress(typed, user.email);
  const submit = handleSubmit(({ currentPassword, ...values }) =>
    update.mutate(isNew ? { ...values, currentPassword } : values, {
      onSuccess: (saved) => reset(profileOf(saved)),
      onError: (error) => showIssues(error, setError),
    }),
  );
  return (
    <PanelBody>
      <form noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
        <NameFields
          fields={{
            firstName: register('firstName'),
            lastName: register('lastName'),
            displayName: register('displayName'),
          }}
          errors={errors}
        />
        <Field
          label="Email"
          hint={
            isNew ? (
              NEW_ADDRESS
            ) : user.emailVerified || user.pendingEmail !== null ? undefined : (
              <ResendHint />
            )
          }
          error={errors.email?.message}
        >
          <EmailState state={isNew ? 'new' : user.emailVerified ? 'verified' : 'unverified'}>
            <Input type="email" autoComplete="email" {...register('email')} />
          </EmailState>
        </Field>
        {isNew && (
          <Field
            label="Current password"
            hint="So that nobody else can take over your account."
            error={errors.currentPassword?.message}
          >
            <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
          </Field>
        )}
        {user.pendingEmail !== null && <PendingEmail email={user.email} pendingEmail={user.pendingEmail} />}
        <p>
          <Button type="submit" variant="primary" pending={update.isPending} pendingText="Saving...">
            Save changes
          </Button>
        </p>
      </form>
    </PanelBody>
  );
}

const NEW_ADDRESS =
  'When you save, we send a link to this address. Your address changes once you open that link.';

const profileOf = ({ firstName, lastName, displayName, email }: User): Profile => ({
  firstName,
  lastName,
  displayName,
  email,
  currentPassword: '',
});
