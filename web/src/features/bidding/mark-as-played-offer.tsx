import { messages } from '@bridge-review/api/messages';
import type { MyParticipation } from '@bridge-review/api/participation';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { MarkAsPlayedDialog } from '../participation/lazy-dialogs.ts';

export interface MarkAsPlayedOfferProps {
  gameId: number;
  participation: MyParticipation;
}

/** In place of a record for those who have not marked the game as played. */
export function MarkAsPlayedOffer({ gameId, participation }: MarkAsPlayedOfferProps) {
  const [open, setOpen] = useState(false);
  return (
    <PanelBody className="grid justify-items-start gap-s3">
      <p className="text-ink-2">{messages.onlyPlayersBid}</p>
      <Button onClick={() => MarkAsPlayedDialog.whenLoaded(() => setOpen(true))}>I played this game</Button>
      {open && (
        <MarkAsPlayedDialog gameId={gameId} participation={participation} onClose={() => setOpen(false)} />
      )}
    </PanelBody>
  );
}
