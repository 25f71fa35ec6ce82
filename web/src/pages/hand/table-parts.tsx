import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { Suspense, lazy } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { TableVerdict } from '../../features/analysis/table-verdict.tsx';
import { TakeAuction } from '../../features/bidding/take-auction.tsx';
import { AuctionPanel } from '../../features/hands/auction-panel.tsx';
import { pairText, tableText } from '../../features/hands/table-text.ts';
import { DeskPart } from '../../ui/desk.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { LoadingAuction } from './loading-hand.tsx';
import { TricksPanel } from './tricks-panel.tsx';
import type { Review } from './use-review.ts';

// Below the deal, so the page need not wait for it.
const ResultsPanel = lazy(async () => ({
  default: (await import('../../features/hands/results-panel.tsx')).ResultsPanel,
}));

/** The auction of the table that is shown, or why there is none. */
export function TableAuction({ hand, review: { results, table } }: { hand: GameHand; review: Review }) {
  const auction = table.shown?.auction;
  if (auction) {
    return (
      <AuctionPanel
        vulnerability={hand.vulnerability}
        auction={auction}
        note={noteOf(results.data, table.shown)}
        footer={table.shown && <TakeAuction hand={hand} table={table.shown} />}
      />
    );
  }
  if (results.isPending) return <LoadingAuction />;
  if (results.data) {
    return (
      <Panel title="Auction at the table">
        <PanelBody>
          <p className="text-ink-3">
            {table.shown?.play
              ? 'The file holds no auction for this board.'
              : 'The file holds no auction and no play for this board.'}
          </p>
        </PanelBody>
      </Panel>
    );
  }
  return (
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
  );
}

/** The play of that table, or what somebody plays instead, trick by trick. */
export function TablePlay({ review: { results, table, play, known } }: { review: Review }) {
  if (play === null || play.line.cards.length === 0) return null;
  return (
    <DeskPart name="play">
      <TricksPanel
        play={play}
        annotations={table.shown?.play?.annotations ?? []}
        note={noteOf(results.data, table.shown)}
        values={known}
      />
    </DeskPart>
  );
}

/** What all tables made of the board. */
export function TableResults({ review: { results, table, spoilers, board } }: { review: Review }) {
  if (!results.data || results.data.length === 0) return null;
  return (
    <DeskPart name="results">
      <Suspense>
        <ResultsPanel
          results={results.data}
          shownId={table.shown?.id ?? null}
          onShow={table.show}
          parNS={spoilers.shown && board ? board.parNS : null}
          verdict={
            spoilers.shown && board && table.shown ? <TableVerdict table={table.shown} board={board} /> : null
          }
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
      </Suspense>
    </DeskPart>
  );
}

/** Which table it was, where there are several. */
function noteOf(
  results: readonly TableResult[] | undefined,
  shown: TableResult | undefined,
): string | undefined {
  if (!shown || !results || results.length < 2) return undefined;
  return tableText(shown) || pairText(shown.players.N, shown.players.S) || 'One of the tables';
}
