import type { MyParticipation } from '@bridge-review/api/participation';
import { useState } from 'react';
import { PartnerSelect } from '../partners/partner-select.tsx';
import { ParticipationDialog } from './participation-dialog.tsx';
import { useMarkAsPlayed } from './queries.ts';
import { SeatChoice } from './seat-choice.tsx';

export interface MarkAsPlayedDialogProps {
  gameId: number;
  /** The current participation, or the last one before the switch was turned off. */
  participation: MyParticipation;
  /** After it was saved, as it is now. */
  onMarked?: (participation: MyParticipation) => void;
  onClose: () => void;
}

/** Marks the game as played, or changes partner and seat. Both are optional. */
export function MarkAsPlayedDialog({ gameId, participation, onMarked, onClose }: MarkAsPlayedDialogProps) {
  const { isPlaying, partner, suggestedPartner, isSample } = participation;
  const [partnerId, setPartnerId] = useState((partner ?? suggestedPartner)?.id ?? null);
  const [seat, setSeat] = useState(participation.seat);
  const mark = useMarkAsPlayed(gameId);
  const suggested = partner === null && suggestedPartner !== null ? suggestedPartner : null;
  return (
    <ParticipationDialog
      title="Mark Game Participation"
      description={
        suggested
          ? `${suggested.displayName} says they played this game with you.`
          : isSample
            ? 'Which seat would you like? You can leave this open.'
            : 'Who was your partner? You can leave this open.'
      }
      mark={mark}
      action={isPlaying ? 'Save' : 'Mark as Played'}
      onSave={() =>
        mark.mutate(
          { partnerId, seat },
          {
            onSuccess: (marked) => {
              onClose();
              onMarked?.(marked);
            },
          },
        )
      }
      onClose={onClose}
    >
      {!isSample && (
        <PartnerSelect
          also={[partner, suggestedPartner]}
          optional
          value={partnerId}
          onValueChange={setPartnerId}
        />
      )}
      <SeatChoice value={seat} onValueChange={setSeat} />
    </ParticipationDialog>
  );
}
