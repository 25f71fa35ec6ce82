import { underPassword } from '@bridge-review/api/passkeys';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { RequestError } from '../../base/request-error.ts';
import { showIssues } from '../../base/show-issues.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { passkeyProblem } from './browser-passkey.ts';

interface Change {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly mutate: (
    password: string,
    options: { onSuccess: () => void; onError: (error: unknown) => void },
  ) => void;
}

interface PasswordDialogProps {
  title: string;
  description: string;
  verb: string;
  pendingText: string;
  /** Something is lost by it. */
  destructive?: boolean;
  change: Change;
  onClose: () => void;
  /** Once it is done; else the dialog closes. */
  onDone?: () => void;
  children?: ReactNode;
}

/** What changes how one signs in asks for the password first. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { change, onClose, onDone = onClose, destructive = false, children, ...texts } = props;
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(underPassword),
    defaultValues: { currentPassword: '' },
  });
  const submit = handleSubmit(({ currentPassword }) => {
    if (change.isPending) return;
    change.mutate(currentPassword, {
      onSuccess: onDone,
      onError: (error) => showIssues(error, setError),
    });
  });
  const concernsPassword = change.error instanceof RequestError && change.error.issues.length > 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...texts}
      harmless={!destructive}
      pending={change.isPending}
      onConfirm={() => void submit()}
      error={change.error && !concernsPassword ? passkeyProblem(change.error) : null}
    >
      {children}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Current password" error={formState.errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
      </form>
    </ConfirmDialog>
  );
}
