import { type Game, gameEdit } from '@bridge-review/api/games';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../base/show-issues.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUpdateGame } from './queries.ts';

export interface EditGameDialogProps {
  game: Game;
  /** Right after its upload, which the dialog then confirms: it is the one thing that happens. */
  isUploaded?: boolean;
  /** In small print at the end. */
  note?: ReactNode;
  /** `saved` is false where the details were left as they are. */
  onClose: (saved: boolean) => void;
}

export function EditGameDialog({ game, isUploaded = false, note, onClose }: EditGameDialogProps) {
  const formId = useId();
  const update = useUpdateGame(game.id);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(gameEdit),
    defaultValues: { title: game.title, date: game.date ?? '', location: game.location ?? '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    if (update.isPending) return;
    update.mutate(values, {
      onSuccess: () => onClose(true),
      onError: (error) => showIssues(error, setError),
    });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title="Edit Game Details"
      description="Update the game information such as date, location, and event details."
      footer={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={update.isPending}
            pendingText="Updating..."
          >
            Update Game
          </Button>
        </>
      }
    >
      {isUploaded && (
        <Notice tone="ok" announce="status">
          PBN file uploaded successfully! The games are now available in your dashboard.
        </Notice>
      )}
      <form id={formId} noValidate className="grid gap-s4" onSubmit={(event) => void submit(event)}>
        <Field label="Title" error={errors.title?.message}>
          <Input autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...register('date')} />
        </Field>
        <Field label="Location" optional error={errors.location?.message}>
          <Input autoComplete="off" {...register('location')} />
        </Field>
      </form>
      <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">File: {game.filename}</p>
      <p className="text-sm text-ink-3 empty:hidden">{note}</p>
    </Dialog>
  );
}
