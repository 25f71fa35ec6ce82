import type { Player } from '@bridge-review/api/player';
import { useState } from 'react';
import { ParticipationDialog } from '../participation/participation-dialog.tsx';
import { useMarkAsPlayed } from '../participation/queries.ts';
import { PartnerSelect } from '../partners/partner-select.tsx';
import { checkConflicts } from './queries.ts';

export interface PartnerDialogProps {
  gameId: number;
  suggestedPartner: Player | null;
  /** With the partner stored for the game. */
  onChosen: (partnerId: number) => void;
  onClose: () => void;
}

/** Asks for the partner if the game has none yet. */
export function PartnerDialog({ gameId, suggestedPartner, onChosen, onClose }: PartnerDialogProps) {
  const [partnerId, setPartnerId] = useState<number | null>(suggestedPartner?.id ?? null);
  const mark = useMarkAsPlayed(gameId);
  const choose = () => {
    if (partnerId === null) return;
    const stored = async () => {
      await checkConflicts(gameId, partnerId);
      onChosen(partnerId);
    };
    mark.mutate({ partnerId }, { onSuccess: () => void stored() });
  };
  return (
    <ParticipationDialog
      title="Select partner"
      description="Who was your partner? Only the two of you can see and change this auction."
      mark={mark}
      action="Save with this partner"
      disabled={partnerId === null}
      onSave={choose}
      onClose={onClose}
    >
      <PartnerSelect also={[suggestedPartner]} value={partnerId ?? undefined} onValueChange={setPartnerId} />
    </ParticipationDialog>
  );
}
