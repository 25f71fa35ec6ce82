import { reportDecision, type ReportedComment } from '@bridge-review/api/reports';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { useDecideReport } from './queries.ts';
import { ReasonFields, type SaidReason } from './reason-fields.tsx';

export interface RemoveDialogProps {
  reported: ReportedComment;
  decide: ReturnType<typeof useDecideReport>;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms the removal, and asks for the reason that the author gets. */
export function RemoveDialog({ reported, decide, onClose, onRemoved }: RemoveDialogProps) {
  const [said, setSaid] = useState<SaidReason>({ reason: reported.reports[0]?.reason ?? 'other', note: '' });
  const [tried, setTried] = useState(false);
  const read = reportDecision.safeParse({ ...said, decision: 'remove', seen: reported.id });
  const confirm = () => {
    setTried(true);
    if (!read.success) return;
    const { decision, reason, note } = read.data;
    decide.mutate(
      { reported, decision, reason, note },
      {
        onSuccess: () => {
          onClose();
          onRemoved();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove this comment?"
      description="It disappears for everyone, and this cannot be undone. Its author gets an email with the reason, and not with the names of who reported it."
      verb="Remove comment"
      pending={decide.isPending}
      pendingText="Removing..."
      onConfirm={confirm}
    >
      <ReasonFields
        label="Reason for the author"
        value={said}
        onValueChange={setSaid}
        error={tried ? read.error?.issues[0]?.message : undefined}
      />
    </ConfirmDialog>
  );
}
