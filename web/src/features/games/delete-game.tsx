import type { Game } from '@bridge-review/api/games';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { headingOf } from './game-text.ts';
import { useDeletion, useDeleteGame } from './queries.ts';

/** Deletes the game after a question. Where others have used it, says so in place of the button. */
export function DeleteGame({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  const { data, isPending } = useDeletion(game.id);
  if (data?.allowed === false)
    // As wide as the buttons above it, which would else not fit beside the facts.
    return <p className="basis-full text-sm px-hang text-ink-3 sm:[contain:inline-size]">{data.reason}</p>;
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
      description={`This deletes “${headingOf(game)}”, its hands and its file for everyone. It cannot be undone.`}
      verb="Delete game"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      error={deletion.isError ? errorMessage(deletion.error) : null}
    />
  );
}
