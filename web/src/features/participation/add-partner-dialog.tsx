import type { Player } from '@bridge-review/api/player';
import { useState } from 'react';
import { sentenceOf } from '../../app/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PartnerSelect } from '../partners/partner-select.tsx';
import { useMarkAsPlayed } from './queries.ts';

export interface AddPartnerDialogProps {
  gameId: number;
  suggestedPartner: Player | null;
  onClose: () => void;
}

export function AddPartnerDialog({ gameId, suggestedPartner, onClose }: AddPartnerDialogProps) {
  const [partnerId, setPartnerId] = useState<number | null>(suggestedPartner?.id ?? null);
  const mark = useMarkAsPlayed(gameId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add Partner"
      description={
        suggestedPartner
          ? `${suggestedPartner.displayName} says to have played this game with you.`
          : 'Your partner will see and may change the bidding that you record for this game.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={partnerId === null}
            pending={mark.isPending}
            pendingText="Saving..."
            onClick={() => mark.mutate({ partnerId }, { onSuccess: onClose })}
          >
            Add Partner
          </Button>
        </>
      }
    >
      <PartnerSelect also={[suggestedPartner]} value={partnerId ?? undefined} onValueChange={setPartnerId} />
      <FormError message={mark.isError ? sentenceOf(mark.error) : null} />
    </Dialog>
  );
}
