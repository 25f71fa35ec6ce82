import type { GameHand } from '@bridge-review/api/hands';
import { errorMessage } from '../../base/request-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDeleteBidding } from './queries.ts';

export function DeleteBiddingDialog({ hand, onClose }: { hand: GameHand; onClose: () => void }) {
  const remove = useDeleteBidding(hand);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast({
          title: 'Bidding deleted',
          description: `Board ${hand.boardNumber} has no record of yours now.`,
        });
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this bidding?"
      description="The record will be gone for you and for your partner. This cannot be undone."
      verb="Delete Bidding"
      pendingText="Deleting..."
      pending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : null}
      onConfirm={confirm}
    />
  );
}
