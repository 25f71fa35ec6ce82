import type { GameHand } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import { lazy, Suspense, useEffect } from 'react';
import { usePageTitle } from '../../base/page-title.ts';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { DiscussionCard } from '../../features/comments/discussion-card.tsx';
import { AnalysisCard } from '../../features/analysis/analysis-card.tsx';
import { BiddingCard } from '../../features/bidding/bidding-card.tsx';
import { useHandEvents } from '../../features/events/use-hand-events.ts';
import { gamesAddress } from '../../features/games/games-address.ts';
import { useGame } from '../../features/games/queries.ts';
import { GameLines, HandHead } from '../../features/hands/hand-head.tsx';
import { useHand } from '../../features/hands/queries.ts';
import { DeskColumn, DeskColumns, DeskPair, DeskPart, DeskRest } from '../../ui/desk.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { DealPanel } from './deal-panel.tsx';
import { HandParts } from './hand-parts.tsx';
import { HandRail } from './hand-rail.tsx';
import { LoadingHand, LoadingOdds } from './loading-hand.tsx';
import { TableAuction, TablePlay, TableResults } from './table-parts.tsx';
import { useReview } from './use-review.ts';

// Nobody simulates before they have looked at the board.
const OddsCard = lazy(async () => ({
  default: (await import('../../features/odds/odds-card.tsx')).OddsCard,
}));

export function HandPage({ id, user }: { id: string; user: User }) {
  const { data, isPending, isFetching, error, refetch } = useHand(id);
  usePageTitle(data ? `Board ${data.boardNumber}` : 'Hand');
  if (data) return <HandView hand={data} user={user} />;
  if (isPending) return <LoadingHand />;
  if (error instanceof RequestError && error.status === 404) {
    return (
      <EmptyState level={1} title="Hand not found" action={<Link href={gamesAddress()}>Back to games</Link>}>
        Its game may have been deleted, or the address is wrong.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      level={1}
      title="The hand could not be loaded"
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {errorMessage(error)}
    </ErrorState>
  );
}

/** The deal stays in place; what was bid, played, scored and said stands beside it. While one bids, the rest waits. */
function HandView({ hand, user }: { hand: GameHand; user: User }) {
  const game = useGame(hand.gameId).data;
  useHandEvents(hand.id);
  const review = useReview(hand, user);
  const { results, table, isBidding } = review;
  // The editor and the hands that one bids on begin at the top.
  useEffect(() => {
    if (isBidding) scrollTo(0, 0);
  }, [isBidding]);
  return (
    <>
      <HandHead hand={hand} game={game}>
        <HandRail hand={hand} />
      </HandHead>
      <DeskColumns>
        <DealPanel
          hand={hand}
          result={table.shown}
          play={review.play}
          position={review.position}
          values={review.values}
          valuesSwitch={review.valuesSwitch}
          hands={review.hands}
          margin={review.margin}
          isLoading={results.isPending}
          isBidding={isBidding}
        />
        <DeskRest>
          <div className="desk-phone board-game">{game && <GameLines game={game} />}</div>
          {!isBidding && <HandParts hand={hand} review={review} />}
          <DeskColumn>
            <DeskPart name="bidding">
              <DeskPair>
                <BiddingCard
                  key={`bidding ${hand.id}`}
                  hand={hand}
                  user={user}
                  table={table.shown}
                  onEditing={review.setIsBidding}
                />
                {!isBidding && <TableAuction hand={hand} review={review} />}
              </DeskPair>
            </DeskPart>
            {!isBidding && <TablePlay review={review} />}
            {!isBidding && <TableResults review={review} />}
          </DeskColumn>
          <DeskColumn>
            {!isBidding && (
              <DeskPart name="analysis">
                <AnalysisCard
                  hand={hand}
                  analysis={review.analysis}
                  board={review.board}
                  shown={table.shown}
                  spoilers={review.spoilers}
                />
                <Suspense fallback={<LoadingOdds />}>
                  <OddsCard key={`odds ${hand.id}`} hand={hand} />
                </Suspense>
              </DeskPart>
            )}
            <DeskPart name="discussion">
              <DiscussionCard key={`discussion ${hand.id}`} hand={hand} user={user} />
            </DeskPart>
          </DeskColumn>
        </DeskRest>
      </DeskColumns>
    </>
  );
}
