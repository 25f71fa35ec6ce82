/**
 * Calls in turn from the dealer. An `Auction` that exists is legal by the Laws of Duplicate Bridge, finished or not.
 *
 * ```ts
 * import { addCall, contractOf, legalCalls, parseAuction, startAuction, turnOf } from '@bridge-review/bridge/auction';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const auction = unwrap(parseAuction('N', ['1H', 'p', '4h', 'X', 'Pass', 'Pass', 'Pass']));
 * contractOf(auction); // => { level: 4, strain: 'H', doubling: 'X', declarer: 'N' }
 * turnOf(auction); // => null
 *
 * const opened = unwrap(addCall(startAuction('W'), '7NT'));
 * legalCalls(opened); // => ['Pass', 'Double']
 *
 * const low = addCall(opened, '1C');
 * !low.ok && low.error.message; // => "North's 1C is not higher than 7NT."
 * ```
 *
 * @module
 */
import type { Branded } from './brand.ts';
import {
  bidRank,
  bids,
  isBid,
  levelOf,
  parseCall,
  strainOf,
  type Bid,
  type Call,
  type CallError,
} from './call.ts';
import type { DeclaredContract, Doubling, PassedOut } from './contract.ts';
import { ok, type Failure, type Result } from './result.ts';
import { nextSeat, seatName, type Seat } from './seat.ts';
import { sideOf } from './side.ts';

/** Who dealt and what was called since. Only the functions here make one. */
export type Auction = Branded<{ readonly dealer: Seat; readonly calls: readonly Call[] }, 'Auction'>;

/** The illegal call, its position, and the reason. */
export interface IllegalCall extends Failure<
  'auction-over' | 'insufficient-bid' | 'inadmissible-double' | 'inadmissible-redouble'
> {
  readonly index: number;
  readonly seat: Seat;
  readonly call: Call;
}

/** A text that is not a call, and its position. */
export interface UnreadableCall extends CallError {
  readonly index: number;
}

/** The number of calls in the longest legal auction. */
export const maxCalls = 319;

/** Before the first call. */
export const startAuction = (dealer: Seat): Auction => ({ dealer, calls: [] as readonly Call[] }) as Auction;

/** A new auction with one more call, if the Laws allow it. */
export function addCall(auction: Auction, call: Call): Result<Auction, IllegalCall> {
  const error = objectionTo(call, standing(auction), auction);
  return error ? { ok: false, error } : ok({ ...auction, calls: [...auction.calls, call] });
}

/** All calls at once; the first that is not allowed is named. */
export function makeAuction(dealer: Seat, calls: readonly Call[]): Result<Auction, IllegalCall> {
  const auction = { dealer, calls: [] as Call[] };
  const state = { ...opening };
  for (const call of calls) {
    const error = objectionTo(call, state, auction);
    if (error) return { ok: false, error };
    advance(state, call, auction.calls.length);
    auction.calls.push(call);
  }
  return ok({ dealer, calls: auction.calls as readonly Call[] } as Auction);
}

/** Calls in any spelling that `parseCall` knows. */
export function parseAuction(
  dealer: Seat,
  texts: readonly string[],
): Result<Auction, IllegalCall | UnreadableCall> {
  const calls: Call[] = [];
  for (const [index, text] of texts.entries()) {
    const call = parseCall(text);
    if (!call.ok) return { ok: false, error: { ...call.error, index } };
    calls.push(call.value);
  }
  return makeAuction(dealer, calls);
}

/** Everything the player whose turn it is may call: `Pass`, `Double`, `Redouble`, then bids upwards. */
export function legalCalls(auction: Auction): Call[] {
  const state = standing(auction);
  const all: readonly Call[] = ['Pass', 'Double', 'Redouble', ...bids];
  return all.filter((call) => !objectionTo(call, state, auction));
}

/** Whose turn it is; null once the auction is over. */
export const turnOf = (auction: Auction): Seat | null =>
  isOver(auction) ? null : callerAt(auction, auction.calls.length);

/** Who made, or would make, the call at this index. */
export const callerAt = (auction: Auction, index: number): Seat => nextSeat(auction.dealer, index);

/** Three passes after a bid, or four at the start. */
export const isOver = (auction: Auction): boolean => hasEnded(standing(auction));

/** The final contract, `'Pass'` if all four passed; null until the auction is over. */
export function contractOf(auction: Auction): DeclaredContract | PassedOut | null {
  const state = standing(auction);
  if (!hasEnded(state)) return null;
  if (state.bid === null) return 'Pass';
  return {
    level: levelOf(state.bid),
    strain: strainOf(state.bid),
    doubling: state.doubling,
    declarer: declarerOf(auction, state.bid, state.bidAt),
  };
}

interface State {
  bid: Bid | null;
  bidAt: number;
  doubling: Doubling;
  /** Passes since the last call that was not one. */
  passes: number;
}

const opening: Readonly<State> = { bid: null, bidAt: -1, doubling: '', passes: 0 };

function standing(auction: Auction): State {
  const state = { ...opening };
  for (const [index, call] of auction.calls.entries()) advance(state, call, index);
  return state;
}

function advance(state: State, call: Call, index: number): void {
  state.passes = call === 'Pass' ? state.passes + 1 : 0;
  if (call === 'Double') state.doubling = 'X';
  if (call === 'Redouble') state.doubling = 'XX';
  if (!isBid(call)) return;
  state.bid = call;
  state.bidAt = index;
  state.doubling = '';
}

const hasEnded = (state: Readonly<State>): boolean => state.passes >= (state.bid === null ? 4 : 3);

interface Objection {
  readonly code: IllegalCall['code'];
  readonly why: string;
}

function objectionTo(
  call: Call,
  state: Readonly<State>,
  { dealer, calls }: { readonly dealer: Seat; readonly calls: readonly Call[] },
): IllegalCall | null {
  const index = calls.length;
  const objection = whyNot(call, state, index);
  if (!objection) return null;
  const seat = nextSeat(dealer, index);
  const { code, why } = objection;
  return { code, message: `${seatName(seat)}'s ${call} ${why}.`, index, seat, call };
}

function whyNot(call: Call, state: Readonly<State>, index: number): Objection | null {
  const { bid, doubling } = state;
  if (hasEnded(state)) return { code: 'auction-over', why: 'comes after the auction has ended' };
  if (call === 'Pass') return null;
  const isOwnBid = ((index - state.bidAt) & 1) === 0;
  if (call === 'Double') {
    const code = 'inadmissible-double';
    if (bid === null) return { code, why: 'has no bid to double' };
    if (isOwnBid) return { code, why: `would double ${bid} of the same side` };
    return doubling === '' ? null : { code, why: `comes when ${bid} is doubled already` };
  }
  if (call === 'Redouble') {
    const code = 'inadmissible-redouble';
    if (bid === null || doubling !== 'X') return { code, why: 'has no double to redouble' };
    return isOwnBid ? null : { code, why: `would redouble ${bid} of the other side` };
  }
  if (bid === null || bidRank(call) > bidRank(bid)) return null;
  return { code: 'insufficient-bid', why: `is not higher than ${bid}` };
}

/** The first of the side that bid last to have named the strain. */
function declarerOf(auction: Auction, bid: Bid, bidAt: number): Seat {
  const side = sideOf(callerAt(auction, bidAt));
  const first = auction.calls.findIndex(
    (call, index) =>
      isBid(call) && strainOf(call) === strainOf(bid) && sideOf(callerAt(auction, index)) === side,
  );
  return callerAt(auction, first);
}
