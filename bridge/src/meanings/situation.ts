/** What a call is in its auction: an opening, a response, an overcall; a raise, a new suit, a cue bid. */
import { callerAt, type Auction } from '../auction.ts';
import { bidRank, isBid, strainOf, type Bid, type Call } from '../call.ts';
import type { Seat } from '../seat.ts';
import { strains, type Strain } from '../strain.ts';
import type { Suit } from '../suit.ts';

/**
 * Where in the auction a player calls.
 *
 * - `opening`: nobody has bid.
 * - `response`: the first call after partner's opening; `second response` is the one after it.
 * - `rebid`: the opener's second call.
 * - `overcall`: the opponents opened and one's own side has only passed; `balancing` is the same after two passes, when
 *   another pass would end the auction.
 * - `advance`: the first call after partner's overcall or double.
 * - `later`: everything else.
 */
export type CallPosition =
  'opening' | 'response' | 'rebid' | 'second response' | 'overcall' | 'balancing' | 'advance' | 'later';

/** Seen from the caller's side: `own suit` is one that the caller has bid, `raise` one that partner has. */
export type CallKind =
  'pass' | 'double' | 'redouble' | 'notrump' | 'new suit' | 'own suit' | 'raise' | 'cue bid';

/** A call and what kind of call it is. */
export interface DescribedCall {
  readonly index: number;
  readonly call: Call;
  readonly kind: CallKind;
  /** How many levels higher than necessary; 0 for a call that is no bid. */
  readonly jump: number;
  /** The suit that it shows: the one that is bid, unless the bid is a cue bid or artificial. */
  readonly shows: Suit | null;
  /** Whether it is a bid that does not offer its strain as a contract: a cue bid, or a conventional bid. */
  readonly isArtificial: boolean;
}

/** The suits that rules speak of, as far as there are such. */
export interface SuitRoles {
  /** The suit of this bid. */
  readonly suit: Suit | null;
  /** The last suit that partner showed. */
  readonly partner: Suit | null;
  /** The first suit that the caller showed. */
  readonly mine: Suit | null;
  /** The last suit that the opponents showed. */
  readonly theirs: Suit | null;
}

export interface Situation {
  readonly seat: Seat;
  readonly position: CallPosition;
  readonly described: DescribedCall;
  /** The calls of the caller's side before this one, from its first that is not a pass. */
  readonly before: readonly DescribedCall[];
  /** The opponents' last call that is not a pass. */
  readonly over: DescribedCall | null;
  /** Whether the right-hand opponent has just bid, doubled or redoubled. */
  readonly isContested: boolean;
  /** Whether the caller passed before anybody bid. */
  readonly isPassedHand: boolean;
  readonly suits: SuitRoles;
}

/** The situation of the call at `index`, given the calls before it. */
export function situationAt(auction: Auction, index: number, earlier: readonly DescribedCall[]): Situation {
  const call = auction.calls[index]!;
  const own = earlier.filter((each) => (index - each.index) % 2 === 0);
  const mine = firstShown(own.filter((each) => (index - each.index) % 4 === 0));
  const partner = lastShown(own.filter((each) => (index - each.index) % 4 === 2));
  const theirCalls = earlier.filter((each) => (index - each.index) % 2 === 1);
  const theirs = lastShown(theirCalls);
  const kind = kindOf(call, index, earlier);
  const suit = suitOf(call);
  return {
    seat: callerAt(auction, index),
    position: positionOf(index, earlier),
    described: {
      index,
      call,
      kind,
      jump: jumpOf(call, earlier),
      shows: kind === 'cue bid' ? null : suit,
      isArtificial: kind === 'cue bid',
    },
    before: own.slice(own.findIndex((each) => each.kind !== 'pass') >>> 0),
    over: theirCalls.findLast((each) => each.kind !== 'pass') ?? null,
    isContested: (earlier[index - 1]?.kind ?? 'pass') !== 'pass',
    isPassedHand: passedFirst(index, earlier),
    suits: { suit, partner, mine, theirs },
  };
}

function positionOf(index: number, earlier: readonly DescribedCall[]): CallPosition {
  const opening = earlier.findIndex((each) => isBid(each.call));
  if (opening < 0) return 'opening';
  const calls = (from: number): number => Math.ceil((index - from) / 4);
  switch ((index - opening) % 4) {
    case 0:
      return index - opening === 4 ? 'rebid' : 'later';
    case 2:
      return calls(opening) === 1 ? 'response' : calls(opening) === 2 ? 'second response' : 'later';
    default: {
      const action = earlier.findIndex(
        (each) => each.index > opening && (index - each.index) % 2 === 0 && each.kind !== 'pass',
      );
      if (action < 0) return endsAuction(earlier) ? 'balancing' : 'overcall';
      return (index - action) % 4 === 2 && calls(action) === 1 ? 'advance' : 'later';
    }
  }
}

const endsAuction = (earlier: readonly DescribedCall[]): boolean =>
  earlier.at(-1)?.kind === 'pass' && earlier.at(-2)?.kind === 'pass';

function kindOf(call: Call, index: number, earlier: readonly DescribedCall[]): CallKind {
  if (call === 'Pass') return 'pass';
  if (call === 'Double') return 'double';
  if (call === 'Redouble') return 'redouble';
  const suit = suitOf(call);
  if (suit === null) return 'notrump';
  const before = earlier.find((each) => each.shows === suit);
  if (!before) return 'new suit';
  const places = (index - before.index) % 4;
  if (places % 2 === 1) return 'cue bid';
  return places === 0 ? 'own suit' : 'raise';
}

function jumpOf(call: Call, earlier: readonly DescribedCall[]): number {
  if (!isBid(call)) return 0;
  const last = earlier.findLast((each) => isBid(each.call))?.call as Bid | undefined;
  const lowest = last === undefined ? 0 : bidRank(last) + 1;
  return Math.floor((bidRank(call) - lowest) / strains.length);
}

const passedFirst = (index: number, earlier: readonly DescribedCall[]): boolean => {
  const opening = earlier.findIndex((each) => each.kind !== 'pass');
  return earlier.slice(0, opening < 0 ? index : opening).some((each) => (index - each.index) % 4 === 0);
};

const suitOf = (call: Call): Suit | null => {
  if (!isBid(call)) return null;
  const strain: Strain = strainOf(call);
  return strain === 'NT' ? null : strain;
};

const firstShown = (calls: readonly DescribedCall[]): Suit | null =>
  calls.find((each) => each.shows !== null)?.shows ?? null;

const lastShown = (calls: readonly DescribedCall[]): Suit | null =>
  calls.findLast((each) => each.shows !== null)?.shows ?? null;
