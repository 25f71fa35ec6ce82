import type { GameHand } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import { useEffect } from 'react';
import { usePageTitle } from '../../base/page-title.ts';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { AnalysisBody, AnalysisCard } from '../../features/analysis/analysis-card.tsx';
import { BiddingCard } from '../../features/bidding/bidding-card.tsx';
import { DeleteBiddingDialog, PartnerDialog } from '../../features/bidding/lazy-dialogs.ts';
import { useHandEvents } from '../../features/events/use-hand-events.ts';
import { gamesAddress } from '../../features/games/games-address.ts';
import { useGame } from '../../features/games/queries.ts';
import { HandHead } from '../../features/hands/hand-head.tsx';
import { GameLines } from '../../features/hands/hand-lines.tsx';
import { useHand } from '../../features/hands/queries.ts';
import { MarkAsPlayedDialog } from '../../features/participation/lazy-dialogs.ts';
import { PrintInstead } from '../../features/print/print-instead.tsx';
import { LoadingSimulation, SimulationRoom } from '../../features/simulation/loading-simulation.tsx';
import { DeskColumn, DeskColumns, DeskPair, DeskPart, DeskRest } from '../../ui/desk.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { lazyPart, usePrefetch } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { THREE_COLUMNS, useMedia } from '../../ui/use-media.ts';
import { DealPanel } from './deal-panel.tsx';
import { HandParts } from './hand-parts.tsx';
import { HandRail } from './hand-rail.tsx';
import { LoadingDiscussion, LoadingHand, LoadingPlay, LoadingResults } from './loading-hand.tsx';
import { showDeal } from './show-deal.ts';
import { showEditor } from './show-editor.ts';
import { TableAuction } from './table-auction.tsx';
import { useReview } from './use-review.ts';

// Nobody simulates before they have looked at the board, and each reads its conditions in a thread of its own.
const OddsCard = lazyPart(
  async () => (await import('../../features/odds/odds-card.tsx')).OddsCard,
  <LoadingSimulation title="Contract odds" label="Loading the odds" />,
  { untilNear: <SimulationRoom title="Contract odds" /> },
);
const CallsCard = lazyPart(
  async () => (await import('../../features/calls/calls-card.tsx')).CallsCard,
  <LoadingSimulation title="Other calls" label="Loading the calls" />,
  { untilNear: <SimulationRoom title="Other calls" /> },
);
const LeadCard = lazyPart(
  async () => (await import('../../features/leads/lead-card.tsx')).LeadCard,
  <LoadingSimulation title="Lead lab" label="Loading the lead" />,
  { untilNear: <SimulationRoom title="Lead lab" /> },
);
// Below the deal, so the page need not wait for them.
const DiscussionCard = lazyPart(
  async () => (await import('../../features/comments/discussion-card.tsx')).DiscussionCard,
  <LoadingDiscussion />,
);
const TablePlay = lazyPart(async () => (await import('./table-play.tsx')).TablePlay, <LoadingPlay />);
const TableCommentary = lazyPart(async () => (await import('./table-commentary.tsx')).TableCommentary);
// Seldom needed; its place is kept.
const HandActions = lazyPart(
  async () => (await import('./hand-actions.tsx')).HandActions,
  <div className="board-actions-room" />,
);
const PhoneActions = lazyPart(async () => (await import('./hand-actions.tsx')).PhoneActions);
// Printed in place of the page.
const PrintedHand = lazyPart(async () => (await import('../../features/print/printed-hand.tsx')).PrintedHand);
const TableResults = lazyPart(async () => (await import('./table-results.tsx')).TableResults, LoadingResults);

const OPENED_LATER = [
  PartnerDialog,
  DeleteBiddingDialog,
  MarkAsPlayedDialog,
  LazyConfirmDialog,
  AnalysisBody,
  TablePlay,
  PrintedHand,
];

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
  usePrefetch(OPENED_LATER);
  const review = useReview(hand, user);
  const { results, table, isBidding } = review;
  useEffect(() => {
    if (isBidding) showEditor();
  }, [isBidding]);
  const hasThreeColumns = useMedia(THREE_COLUMNS);
  // Its place among the parts is the same to the keyboard as to the eye, so it changes with the columns.
  const analysis = !isBidding && (
    <DeskPart name="analysis">
      <AnalysisCard
        hand={hand}
        analysis={review.analysis}
        board={review.board}
        shown={table.shown}
        spoilers={review.spoilers}
        replay={{
          ...review.replay,
          choose: (contract) => {
            review.replay.choose(contract);
            showDeal();
          },
        }}
      />
    </DeskPart>
  );
  return (
    <>
      <HandHead
        hand={hand}
        table={table.shown}
        isBidding={isBidding}
        game={game}
        actions={<HandActions hand={hand} game={game} user={user} table={table.shown} />}
      >
        <HandRail hand={hand} />
      </HandHead>
      <DeskColumns>
        <DealPanel
          hand={hand}
          result={table.shown}
          play={review.play}
          position={review.position}
          values={review.values}
          known={review.known}
          valuesSwitch={review.valuesSwitch}
          hands={review.hands}
          margin={review.margin}
          replay={review.replay}
          isLoading={results.isPending}
          isBidding={isBidding}
          onLeaveEditor={review.leaveEditor}
        />
        <DeskRest>
          <div className="desk-phone">
            <div className="board-game">{game && <GameLines game={game} />}</div>
            <PhoneActions hand={hand} game={game} table={table.shown} />
          </div>
          {!isBidding && <HandParts hand={hand} review={review} />}
          <DeskColumn>
            <DeskPart name="bidding">
              <DeskPair>
                <BiddingCard
                  key={`bidding ${hand.id}`}
                  hand={hand}
                  user={user}
                  table={table.shown}
                  onEditing={review.setEditor}
                  onLeave={review.leaveEditor}
                />
                {!isBidding && <TableAuction hand={hand} review={review} />}
              </DeskPair>
            </DeskPart>
            {!hasThreeColumns && analysis}
            {!isBidding && review.hasPlay && <TablePlay review={review} />}
            {!isBidding && review.hasCommentary && <TableCommentary review={review} />}
            {!isBidding && review.hasResults && <TableResults review={review} gameId={hand.gameId} />}
          </DeskColumn>
          <DeskColumn>
            {hasThreeColumns && analysis}
            <DeskPart name="discussion">
              <DiscussionCard key={`discussion ${hand.id}`} hand={hand} user={user} />
            </DeskPart>
            {!isBidding && (
              <>
                <DeskPart name="odds">
                  <OddsCard
                    key={`odds ${hand.id}`}
                    hand={hand}
                    table={table.shown}
                    isLoading={results.isPending}
                  />
                </DeskPart>
                <DeskPart name="calls">
                  <CallsCard key={`calls ${hand.id}`} hand={hand} table={table.shown} />
                </DeskPart>
                <DeskPart name="lead">
                  <LeadCard
                    key={`lead ${hand.id}`}
                    hand={hand}
                    table={table.shown}
                    results={results.data ?? []}
                    isLoading={results.isPending}
                  />
                </DeskPart>
              </>
            )}
          </DeskColumn>
        </DeskRest>
      </DeskColumns>
      <PrintInstead>
        <PrintedHand
          hand={hand}
          game={game}
          table={table.shown}
          board={review.spoilers.shown ? review.board : null}
        />
      </PrintInstead>
    </>
  );
}
