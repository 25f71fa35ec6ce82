import type { AdminUser } from '@bridge-review/api/admin';
import { nameOf } from '../../base/name-of.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { useReactivateUser } from './queries.ts';
import { dayAndTime } from './when.ts';

export function ReactivateDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const reactivation = useReactivateUser();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reactivate User"
      description={`${nameOf(user)} (${user.email}) can sign in again with the same password.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={reactivation.isPending}
            pendingText="Reactivating..."
            onClick={() => reactivation.mutate(user, { onSuccess: onClose })}
          >
            Reactivate User
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          ['Deactivated', user.deactivatedAt === null ? null : dayAndTime(user.deactivatedAt)],
          ['Reason', user.deactivationReason],
        ]}
      />
    </Dialog>
  );
}
