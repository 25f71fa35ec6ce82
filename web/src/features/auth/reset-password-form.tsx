import { resetPasswordForm } from '@bridge-review/api/auth';
import { paths } from '@bridge-review/api/page-paths';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RequestError } from '../../base/request-error.ts';
import { showIssues } from '../../base/show-issues.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Link } from '../../ui/link.tsx';
import { failureOf } from './failure.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPassword } from './mail-queries.ts';

export interface ResetPasswordFormProps {
  readonly token: string;
  readonly signedIn: boolean;
  onDone(): void;
}

export function ResetPasswordForm({ token, signedIn, onDone }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ newPassword }) =>
    reset.mutate(
      { token, newPassword },
      { onSuccess: onDone, onError: (error) => concernsPassword(error) && showIssues(error, setError) },
    ),
  );
  const failed = reset.isError && !concernsPassword(reset.error);
  return (
    <form noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
      <NewPasswordFields
        fields={{ newPassword: register('newPassword'), confirmPassword: register('confirmPassword') }}
        errors={errors}
      />
      {failed && <FormError message={sentenceFor(reset.error)} />}
      {failed && isUsedUp(reset.error) && !signedIn && (
        <p>
          A link works once, for 30 minutes. <Link href={paths.forgotPassword}>Request a new link</Link>
        </p>
      )}
      <Button type="submit" variant="primary" full pending={reset.isPending} pendingText="Saving...">
        Set new password
      </Button>
    </form>
  );
}

const concernsPassword = (error: unknown): boolean => issueOf(error, 'newPassword') !== undefined;

const isUsedUp = (error: unknown): boolean => error instanceof RequestError && error.code === 'invalid_token';

/** The token is not a field of this form, so its errors are shown for the whole form. */
const sentenceFor = (error: unknown): string =>
  issueOf(error, 'token') ?? failureOf(error, 'Failed to reset password');

const issueOf = (error: unknown, field: string): string | undefined =>
  error instanceof RequestError ? error.issues.find(({ path }) => path === field)?.message : undefined;
