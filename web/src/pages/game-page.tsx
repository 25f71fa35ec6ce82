import type { GameDetails } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import type { User } from '@bridge-review/api/user';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { GameBoards } from '../features/boards/game-boards.tsx';
import { GameSummary } from '../features/boards/game-summary.tsx';
import { useBoards } from '../features/boards/queries.ts';
import { useGameEvents } from '../features/events/use-game-events.ts';
import { backToGames } from '../features/games/back-to-games.ts';
import { NoDeletion } from '../features/games/delete-game.tsx';
import { EditGameDialog } from '../features/games/edit-game-dialog.tsx';
import { FileWarnings } from '../features/games/file-warnings.tsx';
import { GameActions } from '../features/games/game-actions.tsx';
import { GameFailure } from '../features/games/game-failure.tsx';
import { GameHead } from '../features/games/game-head.tsx';
import { headingOf } from '../features/games/game-text.ts';
import { JoinedResults } from '../features/games/joined-results.tsx';
import { useGame } from '../features/games/queries.ts';
import { RemoveSample } from '../features/games/remove-sample.tsx';
import { useUpload } from '../features/games/upload-context.ts';
import { PairControl } from '../features/pairs/pair-control.tsx';
import { useMyParticipation } from '../features/participation/queries.ts';
import { ParticipationStrip } from '../features/participation/participation-strip.tsx';
import { PresentLink } from '../features/presentations/present-link.tsx';
import { PrintMenu } from '../features/print/print-menu.tsx';
import { useOwnResult } from '../features/ranking/queries.ts';
import { ShareButton } from '../features/shares/share-button.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton, SkeletonCards, SkeletonGroup } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

export function GamePage({ id, user }: { id: string; user: User }) {
  const query = useGame(id);
  const { data, isPending } = query;
  const editAtOnce = useEditRequest();
  usePageTitle(data ? headingOf(data) : 'Game');
  const [seen, setSeen] = useState<string | null>(null);
  if (data && seen !== id) setSeen(id);
  if (data) return <GameView key={data.id} game={data} user={user} editAtOnce={editAtOnce} />;
  if (isPending) return <LoadingGame />;
  return (
    <GameFailure
      query={query}
      missing={seen === id ? messages.gameDeleted : 'It may have been deleted, or the address is wrong.'}
    />
  );
}

interface GameViewProps {
  game: GameDetails;
  user: User;
  editAtOnce: boolean;
}

function GameView({ game, user, editAtOnce }: GameViewProps) {
  const owner = game.uploadedBy === user.id;
  const mayDelete = (owner || user.userType === 'admin') && !game.isSample;
  const [editing, setEditing] = useState(editAtOnce && owner);
  const { uploaded, dismissUploaded } = useUpload();
  const isUploaded = uploaded?.gameId === game.id;
  const closeDetails = (saved: boolean) => {
    setEditing(false);
    // Saving says that the game was updated, which is enough.
    if (isUploaded && !saved) toast({ title: 'Upload Successful', description: uploaded.text });
    dismissUploaded();
  };
  const boards = useBoards(game.id);
  const { data: participation } = useMyParticipation(game.id);
  const isPairKnown = Boolean(participation?.pair);
  const result = useOwnResult(game.id, isPairKnown);
  useGameEvents(game.id);
  return (
    <>
      <GameHead
        game={game}
        back={{ ...backToGames(), label: 'Back to games' }}
        actions={
          <>
            <ShareButton gameId={game.id} user={user} />
            <PrintMenu gameId={game.id} />
            <PresentLink gameId={game.id} />
            <GameActions
              game={game}
              mayEdit={owner && !game.isSample}
              mayDelete={mayDelete}
              onEdit={() => setEditing(true)}
            />
            {game.isSample && <RemoveSample game={game} />}
          </>
        }
      >
        <ParticipationStrip gameId={game.id} user={user}>
          <PairControl gameId={game.id} />
        </ParticipationStrip>
      </GameHead>
      {game.isSample && participation?.pair === null && (
        <Notice tone="info" className="mb-s4">
          Choose a pair with ‘Find your pair’: its auctions become yours, and each is compared with par.
        </Notice>
      )}
      <GameSummary {...boards} result={isPairKnown && !result.isError ? result.data : null} />
      <JoinedResults game={game} mayUndo={owner || user.userType === 'admin'} />
      <FileWarnings game={game} mayDismiss={owner} />
      <GameBoards gameId={game.id} user={user} {...boards} />
      {editing && (
        <EditGameDialog
          game={game}
          isUploaded={isUploaded}
          note={<NoDeletion game={game} />}
          onClose={closeDetails}
        />
      )}
    </>
  );
}

function LoadingGame() {
  return (
    <>
      <BackLink {...backToGames()}>Back to games</BackLink>
      <SkeletonGroup label="Loading the game" className="mt-s3 mb-s6 grid gap-s3">
        <Skeleton className="h-[2.4rem] w-[24rem]" />
        <Skeleton className="h-[1rem] w-[30rem]" />
      </SkeletonGroup>
      <SkeletonCards count={6} label="Loading hands" />
    </>
  );
}

const EDIT_REQUEST_MS = 500;

/** Whether the URL opens the edit dialog. The parameter is removed half a second later. */
function useEditRequest(): boolean {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('edit') === 'true';
  const [remembered] = useState(asked);
  useEffect(() => {
    if (!asked) return undefined;
    const withoutEdit = (now: URLSearchParams) => {
      now.delete('edit');
      return now;
    };
    const removal = setTimeout(() => setSearch(withoutEdit, { replace: true }), EDIT_REQUEST_MS);
    return () => clearTimeout(removal);
  }, [asked, setSearch]);
  return remembered;
}
