import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: 'Delete this game?' */
  title: ReactNode;
  /** What will be gone, and what stays. */
  description: ReactNode;
  /** The act by its name, 'Delete game'; never 'OK'. */
  verb: string;
  pendingText: string;
  pending: boolean;
  onConfirm: () => void;
  /** Nothing is lost by it, so that the button need not warn. */
  harmless?: boolean;
  /** What went wrong, when it did; the dialog stays open. */
  error?: string | null | undefined;
  cancelText?: string;
  /** Anything else to fill in, such as a reason. */
  children?: ReactNode;
}

/** Asks once before something is destroyed. The keyboard starts on the way out, not on the button that acts. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { verb, pendingText, pending, onConfirm, harmless = false, error, ...rest } = props;
  const { cancelText = 'Cancel', children, ...dialog } = rest;
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; this says where */}
          <Button autoFocus onClick={() => dialog.onOpenChange(false)}>
            {cancelText}
          </Button>
          <Button
            variant={harmless ? 'primary' : 'destructive'}
            pending={pending}
            pendingText={pendingText}
            onClick={onConfirm}
          >
            {verb}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <Notice tone="error" announce="alert">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
