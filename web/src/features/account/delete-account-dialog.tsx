import { deleteAccount } from '@bridge-review/api/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { showIssues } from '../../base/show-issues.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useDeleteAccount } from './queries.ts';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const deletion = useDeleteAccount();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(deleteAccount),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => {
    if (deletion.isPending) return;
    deletion.mutate(password, { onError: (error) => showIssues(error, setError) });
  });
  const concernsPassword = deletion.error instanceof RequestError && deletion.error.issues.length > 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      description="This is immediate and cannot be undone."
      verb="Delete my account"
      pending={deletion.isPending}
      pendingText="Deleting..."
      onConfirm={() => void submit()}
      error={deletion.isError && !concernsPassword ? errorMessage(deletion.error) : null}
    >
      <dl className="grid gap-s3 border-t border-line pt-s4">
        <Consequence of="Removed">
          Your name, email address, password, sessions and list of partners.
        </Consequence>
        <Consequence of="Kept">
          Games you uploaded and comments you wrote. They stay for other players, under the name ‘Deleted
          player’.
        </Consequence>
      </dl>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Your password" error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
      </form>
    </ConfirmDialog>
  );
}

function Consequence({ of: name, children }: { of: string; children: string }) {
  return (
    <div className="grid gap-x-s3 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
