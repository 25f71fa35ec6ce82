import type { Player } from '@bridge-review/api/player';
import { useState } from 'react';
import { PartnerSelect } from '../partners/partner-select.tsx';
import { ParticipationDialog } from './participation-dialog.tsx';
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
    <ParticipationDialog
      title="Add Partner"
      description={
        suggestedPartner
          ? `${suggestedPartner.displayName} says they played this game with you.`
          : 'Your partner will see and may change the bidding that you record for this game.'
      }
      mark={mark}
      action="Add Partner"
      disabled={partnerId === null}
      onSave={() => mark.mutate({ partnerId }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <PartnerSelect also={[suggestedPartner]} value={partnerId ?? undefined} onValueChange={setPartnerId} />
    </ParticipationDialog>
  );
}
