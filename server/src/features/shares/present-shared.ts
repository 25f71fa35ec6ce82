import type { Comment } from '@bridge-review/api/comments';
import type { GameHand, RecordedAuction, RecordedPlay } from '@bridge-review/api/hands';
import {
  optionalParts,
  type SharedAuction,
  type SharedBoard,
  type SharedPlay,
  type SharedQuestion,
  type SharedResult,
  shareLimits,
  type ShownParts,
} from '@bridge-review/api/shares';
import type { TrickTableText } from '@bridge-review/bridge/double-dummy/trick-table';
import type { HandText } from '@bridge-review/bridge/hand';
import { nextSeat, type Seat, seats } from '@bridge-review/bridge/seat';
import type { RankedOutcome, RecordedTable } from '../hands/service.ts';
import { shownName } from './shown-name.ts';

/** All that a visitor may see of a board. What was not chosen is not even read. */
export interface BoardToShare {
  readonly hand: GameHand;
  /** Null where the file has no auction there. */
  readonly auction: AuctionToShare | null;
  readonly table: RecordedTable | null;
  readonly outcomes: readonly RankedOutcome[];
  readonly tricks: TrickTableText | null;
  readonly comments: readonly Comment[];
}

export type AuctionToShare = Pick<RecordedAuction, 'dealer' | 'calls'> & {
  readonly annotations: readonly (Omit<RecordedAuction['annotations'][number], 'comments'> & {
    readonly comments?: readonly string[];
  })[];
};

/** Builds what was chosen, part by part: nothing is taken over as a whole. */
export function presentBoard(shown: ShownParts, board: BoardToShare): SharedBoard {
  const { hand, auction, table } = board;
  return {
    ...headOf(hand),
    hands: handsOf(hand, shown.hands),
    ...(shown.auction && auction !== null && { auction: presentAuction(auction, shown) }),
    ...(shown.play && table?.play && { play: presentPlay(table.play, shown) }),
    ...(table !== null && { outcome: outcomeOf(table, shown) }),
    ...(table !== null && shown.names !== 'none' && { players: playersOf(table.players, shown) }),
    ...(shown.results && { results: presentResults(board.outcomes, shown) }),
    ...(shown.analysis && { analysis: { tricks: board.tricks } }),
    ...(shown.comments && {
      comments: board.comments.map(({ userName, content, createdAt }) => ({
        author: shownName(userName, shown.names),
        content,
        createdAt,
      })),
    }),
  };
}

/** The hand of whose turn it is, and the calls before; null where there is no such turn. */
export function presentQuestion(
  shown: ShownParts,
  { hand, auction }: Pick<BoardToShare, 'hand' | 'auction'>,
  before: number,
): SharedQuestion | null {
  if (auction === null) return null;
  const seat = seatAsked(auction, before);
  const cards = seat && handOf(hand, seat);
  if (seat === null || cards === null) return null;
  return {
    ...headOf(hand),
    seat,
    hand: cards,
    calls: auction.calls.slice(0, before),
    alerted: auction.annotations
      .filter(({ call, alerted }) => alerted && call < before)
      .map(({ call }) => call),
    opens: { hands: [...shown.hands], parts: optionalParts.filter((part) => shown[part]) },
  };
}

/** Whose call is asked for; null where the auction has none there. */
export const seatAsked = (auction: Pick<AuctionToShare, 'dealer' | 'calls'>, before: number): Seat | null =>
  before < auction.calls.length ? nextSeat(auction.dealer, before) : null;

export const headOf = ({ boardNumber, dealer, vulnerability }: GameHand) => ({
  boardNumber,
  dealer,
  vulnerability,
});

const handOf = (hand: GameHand, seat: Seat): HandText | null =>
  ({ N: hand.northHand, E: hand.eastHand, S: hand.southHand, W: hand.westHand })[seat];

function handsOf(hand: GameHand, chosen: readonly Seat[]): SharedBoard['hands'] {
  const hands: { [S in Seat]?: HandText } = {};
  for (const seat of seats) {
    const cards = chosen.includes(seat) ? handOf(hand, seat) : null;
    if (cards !== null) hands[seat] = cards;
  }
  return hands;
}

const outcomeOf = (
  { contract, declarer, tricks }: RecordedTable,
  shown: ShownParts,
): NonNullable<SharedBoard['outcome']> => ({
  contract,
  declarer,
  tricks: shown.play || shown.results ? tricks : null,
});

const playersOf = (players: RecordedTable['players'], { names }: ShownParts): RecordedTable['players'] => ({
  N: shownName(players.N, names),
  E: shownName(players.E, names),
  S: shownName(players.S, names),
  W: shownName(players.W, names),
});

/** What the file says to a call or a card is a comment; that a call was alerted is part of the auction. */
const saidOf = (
  { note, comments = [] }: { readonly note: string | null; readonly comments?: readonly string[] },
  shown: ShownParts,
) => (shown.comments ? { note, comments: [...comments] } : { note: null, comments: [] });

const saysSomething = ({ note, comments }: ReturnType<typeof saidOf>): boolean =>
  note !== null || comments.length > 0;

const presentAuction = (
  { dealer, calls, annotations }: AuctionToShare,
  shown: ShownParts,
): SharedAuction => ({
  dealer,
  calls: [...calls],
  annotations: annotations
    .map((annotation) => ({
      call: annotation.call,
      alerted: annotation.alerted,
      ...saidOf(annotation, shown),
    }))
    .filter((annotation) => annotation.alerted || saysSomething(annotation)),
});

const presentPlay = ({ leader, tricks, annotations }: RecordedPlay, shown: ShownParts): SharedPlay => ({
  leader,
  tricks: tricks.map(({ N, E, S, W }) => ({ N, E, S, W })),
  annotations: annotations
    .map((annotation) => ({ trick: annotation.trick, seat: annotation.seat, ...saidOf(annotation, shown) }))
    .filter(saysSomething),
});

/** The best for North and South first, so that the order does not tell which table is the sharer's. */
function presentResults(
  outcomes: readonly RankedOutcome[],
  shown: ShownParts,
): NonNullable<SharedBoard['results']> {
  const ranked = outcomes.toSorted(
    (one, other) => (other.scoreNS ?? -Infinity) - (one.scoreNS ?? -Infinity) || one.id - other.id,
  );
  return {
    total: outcomes.length,
    rows: ranked.slice(0, shareLimits.results).map((table) => presentResult(table, shown)),
  };
}

const presentResult = (
  { contract, declarer, tricks, scoreNS, comparison, north: N, east: E, south: S, west: W }: RankedOutcome,
  shown: ShownParts,
): SharedResult => ({
  contract,
  declarer,
  tricks,
  scoreNS,
  comparison,
  ...(shown.names !== 'none' && { players: playersOf({ N, E, S, W }, shown) }),
});
