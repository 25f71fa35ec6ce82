import type { AdminUser } from '@bridge-review/api/admin';
import type { UserType } from '@bridge-review/api/user';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSetUserType } from './queries.ts';
import { TYPE_WORDS } from './type-words.ts';

export interface OwnTypeDialogProps {
  user: AdminUser;
  userType: UserType;
  onClose: () => void;
}

/** One can take the office from oneself, but only others can give it back. */
export function OwnTypeDialog({ user, userType, onClose }: OwnTypeDialogProps) {
  const change = useSetUserType();
  const word = TYPE_WORDS[userType];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Give up your own admin rights?"
      description={`Your user type becomes ${word}, and this page closes for you at once. Only another admin can undo it.`}
      verb={`Become ${word}`}
      pending={change.isPending}
      pendingText="Changing..."
      onConfirm={() => change.mutate({ user, userType }, { onSuccess: onClose })}
    />
  );
}
