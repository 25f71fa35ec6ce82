import type { GameDetails } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import type { User } from '@bridge-review/api/user';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { RequestError, errorMessage } from '../base/request-error.ts';
import { BACK } from '../base/scroll-restoration.ts';
import { GameSummary } from '../features/analysis/game-summary.tsx';
import { EditGameDialog } from '../features/games/edit-game-dialog.tsx';
import { FileWarnings } from '../features/games/file-warnings.tsx';
import { GameActions } from '../features/games/game-actions.tsx';
import {
  dayOf,
  headingOf,
  placeOf,
  roundText,
  uploadDayText,
  uploaderOf,
} from '../features/games/game-text.ts';
import { gamesAddress } from '../features/games/games-address.ts';
import { useGame } from '../features/games/queries.ts';
import { UploadedNotice } from '../features/games/uploaded-notice.tsx';
import { GameHands } from '../features/hands/game-hands.tsx';
import { PairControl } from '../features/pairs/pair-control.tsx';
import { ParticipationStrip } from '../features/participation/participation-strip.tsx';
import { useMyParticipation } from '../features/participation/queries.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatDate } from '../ui/format-date.ts';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Skeleton, SkeletonCards, SkeletonGroup } from '../ui/skeleton.tsx';

export function GamePage({ id, user }: { id: string; user: User }) {
  const { data, isPending, isFetching, error, refetch } = useGame(id);
  const editAtOnce = useEditRequest();
  usePageTitle(data ? headingOf(data) : 'Game');
  const [seen, setSeen] = useState<string | null>(null);
  if (data && seen !== id) setSeen(id);
  if (data) return <GameView key={data.id} game={data} user={user} editAtOnce={editAtOnce} />;
  if (isPending) return <LoadingGame />;
  if (error instanceof RequestError && error.status === 404) {
    return (
      <EmptyState level={1} title="Game not found" action={<Link {...toGames()}>Back to games</Link>}>
        {seen === id ? messages.gameDeleted : 'It may have been deleted, or the address is wrong.'}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      level={1}
      title="The game could not be loaded"
      retrying={isFetching}
      onRetry={() => void refetch()}
      action={<Link {...toGames()}>Back to games</Link>}
    >
      {errorMessage(error)}
    </ErrorState>
  );
}

interface GameViewProps {
  game: GameDetails;
  user: User;
  editAtOnce: boolean;
}

function GameView({ game, user, editAtOnce }: GameViewProps) {
  const owner = game.uploadedBy === user.id;
  const [editing, setEditing] = useState(editAtOnce && owner);
  const heading = headingOf(game);
  const played = useMyParticipation(game.id).data?.isPlaying ?? false;
  return (
    <>
      <PageHead
        back={{ ...toGames(), label: 'Back to games' }}
        title={heading}
        badge={game.round && <Badge>{roundText(game.round)}</Badge>}
        meta={[
          <b key="day" className="text-ink">
            {formatDate(dayOf(game))}
          </b>,
          placeOf(game),
          // The title of most games is the tournament's name, which is not shown twice.
          game.tournament === heading ? null : game.tournament,
        ]}
        note={`Uploaded by ${uploaderOf(game)}, ${uploadDayText(game)}`}
        actions={
          <GameActions
            game={game}
            mayEdit={owner}
            mayDelete={owner || user.userType === 'admin'}
            onEdit={() => setEditing(true)}
          />
        }
      />
      <UploadedNotice gameId={game.id} />
      <FileWarnings game={game} mayDismiss={owner} />
      <ParticipationStrip gameId={game.id} user={user} className="mb-s5">
        <PairControl gameId={game.id} />
      </ParticipationStrip>
      <GameSummary gameId={game.id} />
      <GameHands gameId={game.id} played={played} />
      {editing && <EditGameDialog game={game} onClose={() => setEditing(false)} />}
    </>
  );
}

function LoadingGame() {
  return (
    <>
      <BackLink {...toGames()}>Back to games</BackLink>
      <SkeletonGroup label="Loading the game" className="mt-s3 mb-s6 grid gap-s3">
        <Skeleton className="h-[2.4rem] w-[24rem]" />
        <Skeleton className="h-[1rem] w-[30rem]" />
      </SkeletonGroup>
      <SkeletonCards count={6} label="Loading hands" />
    </>
  );
}

const toGames = () => ({ href: gamesAddress(), state: BACK });

const EDIT_REQUEST_MS = 500;

/** Whether the URL opens the edit dialog. The parameter is removed half a second later. */
function useEditRequest(): boolean {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('edit') === 'true';
  const [remembered] = useState(asked);
  useEffect(() => {
    if (!asked) return undefined;
    const removal = setTimeout(() => setSearch({}, { replace: true }), EDIT_REQUEST_MS);
    return () => clearTimeout(removal);
  }, [asked, setSearch]);
  return remembered;
}
