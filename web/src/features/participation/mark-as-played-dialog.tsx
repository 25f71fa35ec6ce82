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
  /** Whether an auction is recorded next, which needs a partner. */
  toRecord?: boolean;
  /** After it was saved, as it is now. */
  onMarked?: (participation: MyParticipation) => void;
  onClose: () => void;
}

/** Marks the game as played, or changes partner and seat. Both are optional, but for an auction to be recorded. */
export function MarkAsPlayedDialog(props: MarkAsPlayedDialogProps) {
  const { gameId, participation, toRecord = false, onMarked, onClose } = props;
  const { isPlaying, partner, suggestedPartner, isSample } = participation;
  const [partnerId, setPartnerId] = useState((partner ?? suggestedPartner)?.id ?? null);
  const [seat, setSeat] = useState(participation.seat);
  const mark = useMarkAsPlayed(gameId);
  const needsPartner = toRecord && !isSample;
  const suggested = partner === null && suggestedPartner !== null ? suggestedPartner : null;
  return (
    <ParticipationDialog
      title="Mark Game Participation"
      description={
        suggested
          ? `${suggested.displayName} says they played this game with you.`
          : isSample
            ? 'Which seat would you like? You can leave this open.'
            : needsPartner
              ? 'An auction is recorded for two: who was your partner?'
              : 'Who was your partner? You can leave this open.'
      }
      mark={mark}
      action={toRecord ? 'Mark as Played and record' : isPlaying ? 'Save' : 'Mark as Played'}
      disabled={needsPartner && partnerId === null}
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
          optional={!needsPartner}
          value={needsPartner ? (partnerId ?? undefined) : partnerId}
          onValueChange={setPartnerId}
        />
      )}
      <SeatChoice value={seat} onValueChange={setSeat} />
    </ParticipationDialog>
  );
}
