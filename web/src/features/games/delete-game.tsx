import type { Game } from '@bridge-review/api/games';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { headingOf } from './game-text.ts';
import { useDeletion, useDeleteGame } from './queries.ts';

/** Why the game cannot be deleted, as long as others use it. */
export function NoDeletion({ game }: { game: Game }) {
  const { data } = useDeletion(game.id);
  return data?.allowed === false ? data.reason : null;
}

/** Deletes the game after a question. Where others have used it there is no button, but `NoDeletion`. */
export function DeleteGame({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  const { data, isPending } = useDeletion(game.id);
  if (data?.allowed === false) return null;
  return (
    <>
      <Button
        variant="danger"
        icon={Trash2}
        // Until it is known whether the game may be deleted.
        disabled={isPending}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      {open && <ConfirmDeletion game={game} onClose={() => setOpen(false)} />}
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
      description={`This deletes ‘${headingOf(game)}’, its hands and its file for everyone. It cannot be undone.`}
      verb="Delete game"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      error={deletion.isError ? errorMessage(deletion.error) : null}
    />
  );
}
