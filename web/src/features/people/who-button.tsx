import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { SeatedPlayer } from './who-dialog.tsx';

export const WhoDialog = lazyPart(async () => (await import('./who-dialog.tsx')).WhoDialog);

export interface WhoButtonProps {
  gameId: number;
  players: readonly SeatedPlayer[];
}

/** Opens who these players are, and where one says 'This is me'. Nothing where nobody is named. */
export function WhoButton({ gameId, players }: WhoButtonProps) {
  const [open, setOpen] = useState(false);
  if (players.length === 0) return null;
  const show = () => WhoDialog.whenLoaded(() => setOpen(true));
  return (
    <>
      <Button
        variant="quiet"
        icon={UserRoundSearch}
        onClick={show}
        // On phones it stands below the title.
        className="max-sm:-ml-hang sm:-mr-hang"
      >
        Who is who
      </Button>
      {open && <WhoDialog gameId={gameId} players={players} onClose={() => setOpen(false)} />}
    </>
  );
}
