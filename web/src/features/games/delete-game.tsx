import type { Game, GameDeletion } from '@bridge-review/api/games';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { headingOf } from './game-text.ts';
import { useDeletionCheck, useDeleteGame } from './queries.ts';

/** Checks whether the game may be deleted, then asks for confirmation or gives the reason why not. */
export function DeleteGame({ game }: { game: Game }) {
  const [verdict, setVerdict] = useState<GameDeletion | null>(null);
  const ask = useDeletionCheck(game.id);
  const close = () => setVerdict(null);
  return (
    <>
      <Button
        variant="danger"
        hang="right"
        icon={Trash2}
        pending={ask.isPending}
        pendingText="Delete"
        onClick={() => ask.mutate(undefined, { onSuccess: setVerdict })}
      >
        Delete
      </Button>
      {verdict?.allowed === true && <ConfirmDeletion game={game} onClose={close} />}
      {verdict?.allowed === false && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title="This game cannot be deleted"
          description={verdict.reason ?? undefined}
          footer={<Button onClick={close}>Close</Button>}
        />
      )}
    </>
  );
}

function ConfirmDeletion({ game, onClose }: { game: Game; onClose: () => void }) {
  const deletion = useDeleteGame(game);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this game?"
      description={`“${headingOf(game)}”, its hands and its file will be gone for everybody. This cannot be undone.`}
      verb="Delete Game"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      error={deletion.isError ? errorMessage(deletion.error) : null}
    />
  );
}
