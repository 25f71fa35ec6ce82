import type { Auction } from '@bridge-review/bridge/auction';
import { seatName } from '@bridge-review/bridge/seat';
import type { ReactNode } from 'react';
import { Contract } from '../../ui/contract.tsx';
import { stateOf } from './recorded-auction.ts';

/**
 * Replaces the bidding box once the auction is over. What is still to be asked stands well above the place of Pass, where
 * a tap too many may land.
 */
export function AuctionEnd({ auction, children }: { auction: Auction; children?: ReactNode }) {
  const state = stateOf(auction);
  return (
    <div className="auction-end grid place-content-center justify-items-center gap-s2 px-s4 text-center">
      <p className="font-serif text-h2 font-medium">
        {state.state === 'contract' ? (
          <Contract contract={state.contract} by={seatName(state.declarer)} />
        ) : (
          'Passed out'
        )}
      </p>
      {children}
      <p className="text-ink-2">
        {state.state === 'contract'
          ? 'Auction complete. Save it, or undo the last call.'
          : 'All four players passed, so nobody plays this board.'}
      </p>
    </div>
  );
}
