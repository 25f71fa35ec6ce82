import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand } from '@bridge-review/api/hands';
import { messages } from '@bridge-review/api/messages';
import { TRAVELLERS } from '@bridge-review/api/ranking';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { errorMessage } from '../base/request-error.ts';
import { BACK } from '../base/scroll-restoration.ts';
import { useAuthentication } from '../features/auth/queries.ts';
import { gameAddress } from '../features/games/game-address.ts';
import { GameFailure } from '../features/games/game-failure.tsx';
import { headingOf } from '../features/games/game-text.ts';
import { useGame } from '../features/games/queries.ts';
import { useHandsOfGame } from '../features/hands/queries.ts';
import { isTeacherWindow } from '../features/presentations/present-address.ts';
import { useSavedNotes } from '../features/presentations/queries.ts';
import { Setup } from '../features/presentations/setup.tsx';
import type { TeacherWindow, TeacherWindowProps } from '../features/presentations/teacher-window.tsx';
import { useFontsLoaded, usePresentedBoards } from '../features/presentations/use-presented-boards.ts';
import { usePresentation } from '../features/presentations/use-presentation.ts';
import { useScreens } from '../features/presentations/use-screens.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

/** A game for a class: boards step by step on the projector, and the teacher's window beside it. */
export function PresentView({ id }: { id: string }) {
  const game = useGame(id);
  const hands = useHandsOfGame(Number(id));
  const authentication = useAuthentication();
  usePageTitle(game.data ? `Present, ${headingOf(game.data)}` : 'Present');
  if (game.data === undefined) {
    return game.isPending ? (
      <SkeletonRows count={6} label="Loading the game" />
    ) : (
      <GameFailure query={game} missing={messages.gameDeleted} />
    );
  }
  if (hands.data === undefined)
    return hands.isPending ? (
      <SkeletonRows count={6} label="Loading the boards" />
    ) : (
      <Failure query={hands} />
    );
  if (authentication.state !== 'signed-in') return null;
  return <Present key={game.data.id} game={game.data} hands={hands.data} userId={authentication.user.id} />;
}

interface PresentProps {
  game: GameDetails;
  hands: readonly GameHand[];
  userId: number;
}

/** Boards that are presented together: the travellers of more come in several answers. */
const PART = TRAVELLERS;

function Present({ game, hands, userId }: PresentProps) {
  const [params] = useSearchParams();
  const [state, update] = usePresentation(userId, game.id);
  const { choices } = state;
  const from = choices.from < hands.length ? choices.from - (choices.from % PART) : 0;
  const inPart = useMemo(() => hands.slice(from, from + PART), [hands, from]);
  const { boards, failed } = usePresentedBoards(inPart, choices);
  const screens = useScreens();
  const title = headingOf(game);
  const haveFonts = useFontsLoaded(title);
  const shown = useMemo(
    () => boards?.filter(({ board }) => !choices.without.includes(board.id)) ?? [],
    [boards, choices.without],
  );
  const isReady = boards !== null && haveFonts && screens.isSuccess;
  const shared = { about: title, boards: shown, state, update };
  if (failed) return <Failure query={failed} />;
  if (screens.isError) return <Failure query={screens} />;
  if (isTeacherWindow(params)) {
    if (boards === null || !screens.isSuccess) return <SkeletonRows count={6} label="Loading the boards" />;
    return shown.length === 0 ? (
      <EmptyState level={1} title="No board is chosen">
        Choose the boards to present in the other window.
      </EmptyState>
    ) : (
      <Teacher
        {...shared}
        Content={screens.data.TeacherWindow}
        gameId={game.id}
        userId={userId}
        isReady={isReady}
      />
    );
  }
  if (state.isOn && shown.length > 0 && screens.isSuccess)
    return <screens.data.Projector {...shared} gameId={game.id} />;
  return (
    <Frame game={game}>
      {hands.length === 0 ? (
        <EmptyState title="Nothing to present">This game has no boards.</EmptyState>
      ) : (
        <Setup
          gameId={game.id}
          hands={hands}
          part={PART}
          boards={boards}
          isReady={isReady}
          state={state}
          update={update}
        />
      )}
    </Frame>
  );
}

const Frame = ({ game, children }: { game: GameDetails; children: ReactNode }) => (
  <>
    <PageHead
      back={{ href: gameAddress(game.id), label: 'Back to game', state: BACK }}
      title="Present"
      meta={[headingOf(game)]}
    />
    {children}
  </>
);

type TeacherProps = Omit<TeacherWindowProps, 'saved'> & { Content: typeof TeacherWindow; gameId: number };

function Teacher({ Content, gameId, ...rest }: TeacherProps) {
  const saved = useSavedNotes(gameId);
  if (saved.data === undefined)
    return saved.isPending ? (
      <SkeletonRows count={6} label="Loading your notes" />
    ) : (
      <Failure query={saved} />
    );
  return <Content {...rest} saved={saved.data} />;
}

interface FailureProps {
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

const Failure = ({ query: { error, isFetching, refetch } }: FailureProps) => (
  <ErrorState
    level={1}
    title="The boards could not be loaded"
    retrying={isFetching}
    onRetry={() => void refetch()}
  >
    {errorMessage(error)}
  </ErrorState>
);
