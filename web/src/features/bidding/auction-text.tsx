import type { Auction } from '@bridge-review/bridge/auction';
import { seatName } from '@bridge-review/bridge/seat';
import { Contract } from '../../ui/contract.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { stateOf } from './recorded-auction.ts';

/** The state of a saved auction in one line. */
export function AuctionText({ auction }: { auction: Auction }) {
  const state = stateOf(auction);
  switch (state.state) {
    case 'turn':
      return <>Not finished: {seatName(state.seat)} is to call</>;
    case 'passed-out':
      return <>Passed out</>;
    case 'contract':
      return (
        <>
          <VisuallyHidden>Final contract </VisuallyHidden>
          <Contract contract={state.contract} by={seatName(state.declarer)} />
        </>
      );
  }
}
