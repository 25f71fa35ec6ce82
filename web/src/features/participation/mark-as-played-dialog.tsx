import type { MyParticipation } from '@bridge-review/api/participation';
import { useState } from 'react';
import { sentenceOf } from '../../app/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PartnerSelect } from '../partners/partner-select.tsx';
import { useMarkAsPlayed } from './queries.ts';
import { SeatChoice } from './seat-choice.tsx';

export interface MarkAsPlayedDialogProps {
  gameId: number;
  /** As it is, or as it was before the switch was last turned off. */
  participation: MyParticipation;
  onClose: () => void;
}

/** Says that one played, with whom and where; also changes it. Neither partner nor seat is required. */
export function MarkAsPlayedDialog({ gameId, participation, onClose }: MarkAsPlayedDialogProps) {
  const { isPlaying, partner, suggestedPartner } = participation;
  const [partnerId, setPartnerId] = useState((partner ?? suggestedPartner)?.id ?? null);
  const [seat, setSeat] = useState(participation.seat);
  const mark = useMarkAsPlayed(gameId);
  const suggested = partner === null && suggestedPartner !== null ? suggestedPartner : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Mark Game Participation"
      description={
        suggested
          ? `${suggested.displayName} says to have played this game with you.`
          : 'With whom did you play this game? You can leave this open.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={mark.isPending}
            pendingText="Saving..."
            onClick={() => mark.mutate({ partnerId, seat }, { onSuccess: onClose })}
          >
            {isPlaying ? 'Save' : 'Mark as Played'}
          </Button>
        </>
      }
    >
      <PartnerSelect
        also={[partner, suggestedPartner]}
        optional
        value={partnerId}
        onValueChange={setPartnerId}
      />
      <SeatChoice value={seat} onValueChange={setSeat} />
      <FormError message={mark.isError ? sentenceOf(mark.error) : null} />
    </Dialog>
  );
}
