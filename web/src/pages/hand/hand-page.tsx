import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import { useMemo, useState } from 'react';
import { usePageTitle } from '../../base/page-title.ts';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { analysedBoard, type AnalysedBoard } from '../../features/analysis/analysed-board.ts';
import { AnalysisCard } from '../../features/analysis/analysis-card.tsx';
import { contractOfTable } from '../../features/analysis/judged-tables.ts';
import { useHandAnalysis } from '../../features/analysis/queries.ts';
import { useSpoilers } from '../../features/analysis/spoilers.ts';
import { useCardValues } from '../../features/analysis/use-card-values.ts';
import { BiddingCard } from '../../features/bidding/bidding-card.tsx';
import { DiscussionCard } from '../../features/comments/discussion-card.tsx';
import { useHandEvents } from '../../features/events/use-hand-events.ts';
import { gamesAddress } from '../../features/games/games-address.ts';
import { useGame } from '../../features/games/queries.ts';
import { wholeDealOf } from '../../features/hands/deal-of.ts';
import { HandHead } from '../../features/hands/hand-head.tsx';
import { type LineOfPlay, recordedLine, unplayed } from '../../features/hands/line-of-play.ts';
import { useHand, useResults } from '../../features/hands/queries.ts';
import { ResultsPanel } from '../../features/hands/results-panel.tsx';
import { usePlay } from '../../features/hands/use-play.ts';
import { OddsCard } from '../../features/odds/odds-card.tsx';
import { Column, Columns, Deferred } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { DealPanel } from './deal-panel.tsx';
import { LoadingHand, LoadingRecord } from './loading-hand.tsx';
import { TableRecordPanel } from './table-record-panel.tsx';

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

/** Left what was dealt and scored, right what was bid and said. */
function HandView({ hand, user }: { hand: GameHand; user: User }) {
  const game = useGame(hand.gameId).data;
  const results = useResults(hand.id);
  useHandEvents(hand.id);
  const table = useShownTable(hand.id, results.data);
  const spoilers = useSpoilers(user.id, hand.id);
  const analysis = useHandAnalysis(hand.id);
  const board = useMemo(() => analysis.data && analysedBoard(hand, analysis.data), [hand, analysis.data]);
  const recorded = useMemo(() => (table.shown ? recordedLine(table.shown) : null), [table.shown]);
  // Without a record the cards can still be played: in the table's contract, else in the one of par.
  const toPlay = useMemo(() => contractToPlay(table.shown, board ?? null), [table.shown, board]);
  const deal = useMemo(() => wholeDealOf(hand), [hand]);
  const given = recorded ?? (spoilers.shown && deal !== null ? toPlay : null);
  const play = usePlay(`${hand.id} ${table.shown?.id}`, given, table.shown?.players);
  const found = useCardValues(spoilers.shown ? deal : null, play?.line ?? null, play?.step ?? 0);
  const values = spoilers.shown && deal !== null && play !== null ? found : null;
  return (
    <>
      <HandHead hand={hand} game={game} />
      <Columns>
        <Column>
          <DealPanel hand={hand} play={play} values={values} />
          <Deferred to="later">
            <AnalysisCard
              hand={hand}
              analysis={analysis}
              board={board ?? null}
              results={results.data ?? []}
              hasMoreResults={results.hasNextPage}
              shown={table.shown}
              spoilers={spoilers}
            />
          </Deferred>
          <Deferred to="later">
            <OddsCard key={`odds ${hand.id}`} hand={hand} />
          </Deferred>
          {results.data && results.data.length > 0 && (
            <Deferred to="later">
              <ResultsPanel
                results={results.data}
                user={user}
                shownId={table.shown?.id ?? null}
                onShow={table.show}
                more={
                  results.hasNextPage ? (
                    <MoreButton
                      pendingText="Loading more tables…"
                      loading={results.isFetchingNextPage}
                      failure={results.isFetchNextPageError ? 'The other tables could not be loaded' : null}
                      onLoad={() => void results.fetchNextPage()}
                    >
                      Show more
                    </MoreButton>
                  ) : null
                }
              />
            </Deferred>
          )}
        </Column>
        <Column>
          <BiddingCard key={`bidding ${hand.id}`} hand={hand} user={user} />
          {results.data ? (
            <TableRecordPanel
              hand={hand}
              result={table.shown}
              several={results.data.length > 1}
              play={play}
              values={values}
            />
          ) : results.isPending ? (
            <LoadingRecord />
          ) : (
            <Panel>
              <PanelBody>
                <ErrorState
                  title="The results could not be loaded"
                  retrying={results.isFetching}
                  onRetry={() => void results.refetch()}
                >
                  {errorMessage(results.error)}
                </ErrorState>
              </PanelBody>
            </Panel>
          )}
          <Deferred to="last">
            <DiscussionCard key={`discussion ${hand.id}`} hand={hand} user={user} />
          </Deferred>
        </Column>
      </Columns>
    </>
  );
}

/** Before its lead: what the table played, else what both sides would bid with all cards visible. */
function contractToPlay(shown: TableResult | undefined, board: AnalysedBoard | null): LineOfPlay | null {
  const reached = shown ? contractOfTable(shown) : null;
  const contract = reached !== null && reached !== 'Pass' ? reached : board?.par.contracts.at(-1);
  return contract ? unplayed(contract) : null;
}

/** The table somebody chose, on this hand; else the first of which most is known. */
function useShownTable(handId: number, results: readonly TableResult[] | undefined) {
  const [choice, setChoice] = useState<{ handId: number; tableId: number } | null>(null);
  const chosen = choice?.handId === handId ? results?.find(({ id }) => id === choice.tableId) : undefined;
  const shown =
    chosen ??
    results?.find(({ play }) => play !== null) ??
    results?.find(({ auction }) => auction !== null) ??
    results?.[0];
  return { shown, show: (tableId: number) => setChoice({ handId, tableId }) };
}
