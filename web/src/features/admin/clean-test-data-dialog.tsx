import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCleanUpTestData } from './queries.ts';

export function CleanTestDataDialog({ onClose }: { onClose: () => void }) {
  const cleanup = useCleanUpTestData();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Clean Test Data"
      description="This permanently deletes test users, their games, those games' hands, and comments by test users or on test games."
      verb="Clean Test Data"
      pending={cleanup.isPending}
      pendingText="Cleaning..."
      onConfirm={() => cleanup.mutate(undefined, { onSuccess: onClose })}
    >
      <Notice tone="warn" title="This cannot be undone.">
        The bidding recorded on those hands is deleted too.
      </Notice>
      <p>
        Players and admins are not affected. Bidding that a player recorded with a test user on another game
        is kept, under the name ‘Deleted player’.
      </p>
    </ConfirmDialog>
  );
}
