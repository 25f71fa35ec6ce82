import { type Auction, callerAt } from '@bridge-review/bridge/auction';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { stateOf } from './recorded-auction.ts';

/** The last call and the state of the auction, for screen readers. */
export function auctionAnnouncement(auction: Auction): string {
  const last = auction.calls.at(-1);
  const called = last === undefined ? '' : `${seatName(lastCaller(auction))} ${callWords(last)}. `;
  const state = stateOf(auction);
  switch (state.state) {
    case 'turn':
      return `${called}${seatName(state.seat)} to call`;
    case 'passed-out':
      return `${called}The auction is over: passed out`;
    case 'contract':
      return `${called}The auction is over: ${callWords(state.contract)} by ${seatName(state.declarer)}`;
  }
}

const lastCaller = (auction: Auction): Seat => callerAt(auction, auction.calls.length - 1);

const STRAINS: Readonly<Record<string, string>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
  NT: 'notrump',
};
const DOUBLINGS: Readonly<Record<string, string>> = { '': '', X: ' doubled', XX: ' redoubled' };

/** Turns `4HX` into '4 hearts doubled'. */
function callWords(text: string): string {
  const [, level, strain = '', doubling = ''] = /^([1-7])(NT|[SHDC])(X{0,2})$/.exec(text) ?? [];
  return level === undefined ? text.toLowerCase() : `${level} ${STRAINS[strain]}${DOUBLINGS[doubling]}`;
}
