import type { GameHand } from '@bridge-review/api/hands';
import { errorMessage } from '../../base/request-error.ts';
import { TakeAuction } from '../../features/bidding/take-auction.tsx';
import { AuctionPanel } from '../../features/hands/auction-panel.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { LoadingAuction } from './loading-hand.tsx';
import { shortTableNote } from './table-note.ts';
import type { Review } from './use-review.ts';

/** The auction of the table that is shown, or why there is none. */
export function TableAuction({ hand, review: { results, table } }: { hand: GameHand; review: Review }) {
  const auction = table.shown?.auction;
  if (auction) {
    return (
      <AuctionPanel
        vulnerability={hand.vulnerability}
        auction={auction}
        note={shortTableNote(results.data, table.shown)}
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
              ? 'The file has no auction for this board.'
              : 'The file has neither the auction nor the play of this board.'}
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
