import { messages } from '@bridge-review/api/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { useGameEvents } from '../features/events/use-game-events.ts';
import { backToGames } from '../features/games/back-to-games.ts';
import { GameFailure } from '../features/games/game-failure.tsx';
import { GameHead } from '../features/games/game-head.tsx';
import type { GamePlace } from '../features/games/game-places.tsx';
import { headingOf } from '../features/games/game-text.ts';
import { useGame } from '../features/games/queries.ts';
import { PrintMenu } from '../features/print/print-menu.tsx';
import { readSessionAddress } from '../features/ranking/ranking-address.ts';
import { RankingView } from '../features/ranking/ranking-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

const ScorecardView = lazy(async () => ({
  default: (await import('../features/ranking/scorecard-view.tsx')).ScorecardView,
}));
const TravellerView = lazy(async () => ({
  default: (await import('../features/ranking/traveller-view.tsx')).TravellerView,
}));

// From here, since the first page must not grow with it.
const PrintView = lazy(async () => ({ default: (await import('./print-view.tsx')).PrintView }));
const PresentView = lazy(async () => ({ default: (await import('./present-view.tsx')).PresentView }));

type SessionPlace = Exclude<GamePlace, 'hands'>;

const TITLES: Readonly<Record<SessionPlace, string>> = {
  ranking: 'Ranking',
  scorecard: 'Scorecard',
  travellers: 'Travellers',
};

const LOADING: Readonly<Record<SessionPlace, string>> = {
  ranking: 'Loading the ranking',
  scorecard: 'Loading the scorecard',
  travellers: 'Loading the traveller',
};

/** A page of a game beside its boards. */
export function SessionPage({ id, place }: { id: string; place: SessionPlace | 'print' | 'present' }) {
  if (place !== 'print' && place !== 'present') return <EveningPage id={id} place={place} />;
  return (
    <Suspense fallback={<SkeletonRows count={6} label="Loading the game" />}>
      {place === 'print' ? <PrintView id={id} /> : <PresentView id={id} />}
    </Suspense>
  );
}

/** A game as an evening: who came where, what a pair made of each board, what the tables made of one. */
function EveningPage({ id, place }: { id: string; place: SessionPlace }) {
  const query = useGame(id);
  const { data, isPending } = query;
  const [params] = useSearchParams();
  const { entrant, handId } = readSessionAddress(params);
  usePageTitle(data ? `${TITLES[place]}, ${headingOf(data)}` : TITLES[place]);
  useGameEvents(data?.id ?? null);
  if (data === undefined && !isPending) return <GameFailure query={query} missing={messages.gameDeleted} />;
  return (
    <>
      {data ? (
        <GameHead
          game={data}
          back={{ ...backToGames(), label: 'Back to games' }}
          place={place}
          actions={
            <PrintMenu gameId={data.id} shown={{ entrant, handId: place === 'travellers' ? handId : null }} />
          }
        />
      ) : (
        <SkeletonRows count={6} label="Loading the game" />
      )}
      {/* It is there from the start, so that it is loaded beside the game. */}
      <div hidden={data === undefined}>
        <Suspense fallback={<SkeletonRows count={8} label={LOADING[place]} />}>
          <PlaceView gameId={Number(id)} place={place} />
        </Suspense>
      </div>
    </>
  );
}

function PlaceView({ gameId, place }: { gameId: number; place: SessionPlace }) {
  const [params] = useSearchParams();
  const { entrant, show, handId, from, match } = readSessionAddress(params);
  switch (place) {
    case 'ranking':
      return <RankingView gameId={gameId} from={from} match={match} />;
    case 'scorecard':
      return <ScorecardView gameId={gameId} entrant={entrant} show={show} />;
    case 'travellers':
      return <TravellerView gameId={gameId} handId={handId} />;
  }
}
