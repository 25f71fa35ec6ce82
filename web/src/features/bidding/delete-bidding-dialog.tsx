import type { GameHand } from '@bridge-review/api/hands';
import { errorMessage } from '../../base/request-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDeleteBidding } from './queries.ts';

export interface DeleteBiddingDialogProps {
  hand: GameHand;
  /** In the sample game there is no partner. */
  hasPartner: boolean;
  onClose: () => void;
}

export function DeleteBiddingDialog({ hand, hasPartner, onClose }: DeleteBiddingDialogProps) {
  const remove = useDeleteBidding(hand);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast({
          title: 'Bidding deleted',
          description: `Board ${hand.boardNumber}: your auction was deleted.`,
        });
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this bidding?"
      description={
        hasPartner
          ? 'This deletes it for you and your partner. It cannot be undone.'
          : 'This deletes it. It cannot be undone.'
      }
      verb="Delete bidding"
      pendingText="Deleting..."
      pending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : null}
      onConfirm={confirm}
    />
  );
}
