import type { TokenScope } from '@bridge-review/api/token-scope';
import { newPersonalToken } from '@bridge-review/api/tokens';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { errorMessage, RequestError } from '../../base/request-error.ts';
import { showIssues } from '../../base/show-issues.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { MadeToken } from './made-token.tsx';
import { useMakeToken } from './queries.ts';
import { SCOPE_TEXT } from './token-row.tsx';

const CHOICES = (['upload', 'read'] as const).map((value) => ({ value, label: SCOPE_TEXT[value] }));
const HINTS = {
  upload: 'It can upload files to your account and do nothing else.',
  read: 'It can read what you can read, and change nothing.',
} as const;

/** Asks for a name, what it is for and the password; then shows the token, this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const make = useMakeToken();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={make.data ? 'Your new token' : 'New token'}
      {...(make.data && { description: 'Copy it now: it is not shown again.' })}
    >
      {make.data ? <MadeToken made={make.data} onDone={onClose} /> : <NewTokenForm make={make} />}
    </Dialog>
  );
}

function NewTokenForm({ make }: { make: ReturnType<typeof useMakeToken> }) {
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newPersonalToken),
    defaultValues: { name: '', scope: 'upload' as TokenScope, currentPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((wanted) => {
    if (!make.isPending) make.mutate(wanted, { onError: (error) => showIssues(error, setError) });
  });
  const concernsField = make.error instanceof RequestError && make.error.issues.length > 0;
  return (
    <form noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
      <Field label="Name" hint="So that you know later which program has it." error={errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Controller
        control={control}
        name="scope"
        render={({ field: { value, onChange } }) => (
          <ChoiceRow
            label="For"
            choices={CHOICES}
            value={value}
            onValueChange={onChange}
            hint={HINTS[value]}
            className="max-w-[16rem]"
          />
        )}
      />
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      {make.isError && !concernsField && (
        <Notice tone="error" announce="alert">
          {errorMessage(make.error)}
        </Notice>
      )}
      <p>
        <Button type="submit" variant="primary" pending={make.isPending} pendingText="Making...">
          Create token
        </Button>
      </p>
    </form>
  );
}
