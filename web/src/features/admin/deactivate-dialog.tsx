import type { AdminUser } from '@bridge-review/api/admin';
import { limits } from '@bridge-review/api/limits';
import { useState } from 'react';
import { nameOf } from '../../base/name-of.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useDeactivateUser } from './queries.ts';

export interface DeactivateDialogProps {
  user: AdminUser;
  isOneself: boolean;
  onClose: () => void;
}

export function DeactivateDialog({ user, isOneself, onClose }: DeactivateDialogProps) {
  const deactivation = useDeactivateUser();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Deactivate User"
      description={`${nameOf(user)} (${user.email}) will be signed out everywhere and cannot sign in until reactivated. Games, comments and bidding are kept.`}
      verb="Deactivate User"
      pending={deactivation.isPending}
      pendingText="Deactivating..."
      onConfirm={() => deactivation.mutate({ user, reason }, { onSuccess: onClose })}
    >
      {isOneself && (
        <Notice tone="warn" title="This is your own account.">
          You will be signed out.
        </Notice>
      )}
      <Field label="Reason" optional hint="Only administrators see it.">
        <Textarea
          rows={3}
          maxLength={limits.deactivationReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
