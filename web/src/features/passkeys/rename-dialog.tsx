import { type Passkey, passkeyName } from '@bridge-review/api/passkeys';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRenamePasskey } from './queries.ts';

export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passkeyName),
    defaultValues: { name: passkey.name },
  });
  const submit = handleSubmit(({ name }) => {
    if (!rename.isPending) rename.mutate({ id: passkey.id, name }, { onSuccess: onClose });
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Rename passkey">
      <form noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
        <Field
          label="Name"
          hint="So that you know which one it is: ‘Phone’, ‘Key ring’."
          error={formState.errors.name?.message}
        >
          <Input autoComplete="off" {...register('name')} />
        </Field>
        {rename.isError && (
          <Notice tone="error" announce="alert">
            {errorMessage(rename.error)}
          </Notice>
        )}
        <p>
          <Button type="submit" variant="primary" pending={rename.isPending} pendingText="Saving...">
            Save
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
