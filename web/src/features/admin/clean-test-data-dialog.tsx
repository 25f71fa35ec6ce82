import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCleanUpTestData } from './queries.ts';

export function CleanTestDataDialog({ onClose }: { onClose: () => void }) {
  const cleanup = useCleanUpTestData();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Clean Test Data"
      description="This permanently deletes:"
      verb="Clean Test Data"
      pending={cleanup.isPending}
      pendingText="Cleaning..."
      onConfirm={() => cleanup.mutate(undefined, { onSuccess: onClose })}
    >
      <ul className="grid list-disc gap-s1 pl-s5">
        <li>all test users,</li>
        <li>their games and those games&apos; hands, with the bidding recorded on them,</li>
        <li>comments by test users or on test games.</li>
      </ul>
      <p>
        <b className="font-semibold text-red">This cannot be undone.</b> Players and admins are not touched.
        Bidding that a player recorded with a test user stays, under the name ‘Deleted player’.
      </p>
    </ConfirmDialog>
  );
}
