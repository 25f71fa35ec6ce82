import type { ReactNode } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { useMarkAsPlayed } from './queries.ts';

export interface ParticipationDialogProps {
  title: string;
  description: string;
  /** What is being saved, and whether that failed. */
  mark: ReturnType<typeof useMarkAsPlayed>;
  /** What the button says that saves. */
  action: string;
  disabled?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about the user's participation in a game. It stays open with its input if saving fails. */
export function ParticipationDialog(props: ParticipationDialogProps) {
  const { title, description, mark, action, disabled = false, onSave, onClose, children } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={disabled}
            pending={mark.isPending}
            pendingText="Saving..."
            onClick={onSave}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
      <FormError message={mark.isError ? errorMessage(mark.error) : null} />
    </Dialog>
  );
}
