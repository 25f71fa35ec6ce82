import type { GameDetails } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { backToGames } from '../features/games/back-to-games.ts';
import { GameFailure } from '../features/games/game-failure.tsx';
import { GameHead } from '../features/games/game-head.tsx';
import type { GamePlace } from '../features/games/game-places.tsx';
import { headingOf } from '../features/games/game-text.ts';
import { useGame } from '../features/games/queries.ts';
import { readSessionAddress } from '../features/ranking/ranking-address.ts';
import { RankingView } from '../features/ranking/ranking-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

const ScorecardView = lazy(async () => ({
  default: (await import('../features/ranking/scorecard-view.tsx')).ScorecardView,
}));
const TravellerView = lazy(async () => ({
  default: (await import('../features/ranking/traveller-view.tsx')).TravellerView,
}));

export type SessionPlace = Exclude<GamePlace, 'hands'>;

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

/** A game as an evening: who came where, what a pair made of each board, what the tables made of one. */
export function SessionPage({ id, place }: { id: string; place: SessionPlace }) {
  const query = useGame(id);
  const { data, isPending } = query;
  usePageTitle(data ? `${TITLES[place]}, ${headingOf(data)}` : TITLES[place]);
  if (data) return <Session game={data} place={place} />;
  if (isPending) return <SkeletonRows count={6} label="Loading the game" />;
  return <GameFailure query={query} missing={messages.gameDeleted} />;
}

function Session({ game, place }: { game: GameDetails; place: SessionPlace }) {
  const [params] = useSearchParams();
  const { entrant, show, handId, from } = readSessionAddress(params);
  return (
    <>
      <GameHead game={game} back={{ ...backToGames(), label: 'Back to games' }} place={place} />
      <Suspense fallback={<SkeletonRows count={8} label={LOADING[place]} />}>
        {place === 'ranking' ? (
          <RankingView gameId={game.id} from={from} />
        ) : place === 'scorecard' ? (
          <ScorecardView gameId={game.id} entrant={entrant} show={show} />
        ) : (
          <TravellerView gameId={game.id} handId={handId} />
        )}
      </Suspense>
    </>
  );
}
