import { type Auction, callerAt } from '@bridge-review/bridge/auction';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { spokenCall } from '../../ui/spoken-call.ts';
import { stateOf } from './recorded-auction.ts';

/** The last call and the state of the auction, for screen readers. */
export function auctionAnnouncement(auction: Auction): string {
  const last = auction.calls.at(-1);
  const called = last === undefined ? '' : `${seatName(lastCaller(auction))} ${spokenCall(last)}. `;
  const state = stateOf(auction);
  switch (state.state) {
    case 'turn':
      return `${called}${seatName(state.seat)} to call`;
    case 'passed-out':
      return `${called}The auction is over: passed out`;
    case 'contract':
      return `${called}The auction is over: ${spokenCall(state.contract)} by ${seatName(state.declarer)}`;
  }
}

const lastCaller = (auction: Auction): Seat => callerAt(auction, auction.calls.length - 1);
