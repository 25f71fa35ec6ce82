import type { Game } from '@bridge-review/api/games';
import { sentenceOf } from '../../app/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { headingOf } from './game-words.ts';
import { useDeleteGame, useGameDeletion } from './queries.ts';

/** Asks once; where the game must stay it says why instead. */
export function DeleteGameDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const { data, isPending, isFetching, error, refetch } = useGameDeletion(game.id);
  const deletion = useDeleteGame(game);
  const frame = { open: true, onOpenChange: (open: boolean) => void (open || onClose()) };
  const heading = headingOf(game);
  if (data?.allowed) {
    return (
      <ConfirmDialog
        {...frame}
        title="Delete this game?"
        description={`“${heading}”, its hands and its file will be gone for everybody. This cannot be undone.`}
        verb="Delete Game"
        pendingText="Deleting..."
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        error={deletion.isError ? sentenceOf(deletion.error) : null}
      />
    );
  }
  return (
    <Dialog
      {...frame}
      title={data ? 'This game cannot be deleted' : 'Delete this game?'}
      description={data?.reason ?? undefined}
      footer={<Button onClick={onClose}>{data ? 'Close' : 'Cancel'}</Button>}
    >
      {isPending && (
        <SkeletonGroup label="Asking whether others use this game" className="grid gap-s2">
          <Skeleton className="h-[1rem] w-[26rem]" />
          <Skeleton className="h-[1rem] w-[18rem]" />
        </SkeletonGroup>
      )}
      {error && data === undefined && (
        <ErrorState
          level={3}
          title="It could not be found out whether others use this game"
          retrying={isFetching}
          onRetry={() => void refetch()}
          className="py-s4"
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
    </Dialog>
  );
}
