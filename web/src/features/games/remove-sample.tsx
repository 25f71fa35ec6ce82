import type { Game } from '@bridge-review/api/games';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { useDeleteGame } from './queries.ts';

export interface RemoveSampleProps {
  game: Game;
  /** The id of the heading that says which game it is. */
  describedBy?: string | undefined;
  /** As the buttons beside it. */
  hang?: 'right';
}

/** The way out of the sample game: for its owner, who can open it anew. */
export function RemoveSample({ game, describedBy, hang }: RemoveSampleProps) {
  const [asking, setAsking] = useState(false);
  const removal = useDeleteGame(game);
  return (
    <>
      <Button
        variant="quiet"
        hang={hang}
        aria-describedby={describedBy}
        onClick={() => LazyConfirmDialog.whenLoaded(() => setAsking(true))}
      >
        Remove
      </Button>
      {asking && (
        <LazyConfirmDialog
          open
          onOpenChange={setAsking}
          title="Remove the sample game?"
          description="What you recorded and wrote in it goes with it."
          verb="Remove sample"
          pendingText="Removing..."
          pending={removal.isPending}
          onConfirm={() => removal.mutate(undefined, { onSuccess: () => setAsking(false) })}
          error={removal.isError ? errorMessage(removal.error) : null}
        />
      )}
    </>
  );
}
