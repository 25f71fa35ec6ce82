/**
 * What the calls of an auction say about the hands, as conditions: for each call what its explanation in the file says,
 * else what a rule of the pair's style says. Nothing comes from the call at `before` or a later one.
 *
 * ```ts
 * import { parseAuction } from '@bridge-review/bridge/auction';
 * import { formatSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
 * import { auctionMeanings, conditionsOf } from '@bridge-review/bridge/meanings/auction-meanings';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const auction = unwrap(parseAuction('N', ['1NT', 'p', '3NT', 'p', 'p', 'p']));
 * const meanings = auctionMeanings(auction, { style: 'five-card majors', before: 3 });
 * meanings[0]?.source.text; // => '1NT opening: 15–17 HCP, (balanced or semi-balanced)'
 * formatSeatConditions(conditionsOf(meanings)); // => 'N: 15-17, (bal or semibal); E: 0-16; S: 8-15'
 * ```
 *
 * @module
 */
import type { Auction } from '../auction.ts';
import type { Condition } from '../conditions/condition.ts';
import type { SeatConditions } from '../conditions/seat-conditions.ts';
import type { CallAnnotation } from '../record/hand-record.ts';
import { seats, type Seat } from '../seat.ts';
import { sideOf, type Side } from '../side.ts';
import { describeMeaning } from './describe-meaning.ts';
import { joinConditions } from './join-conditions.ts';
import type { Meaning } from './meaning.ts';
import { SeatKnowledge } from './seat-knowledge.ts';
import { situationAt, type DescribedCall } from './situation.ts';
import type { StyleName } from './style-name.ts';

/** What is known besides the calls. */
export interface MeaningOptions {
  /** Alerts and explanations in the file. */
  readonly annotations?: readonly CallAnnotation[];
  /** The index of the first call that is not looked at; without it all are. */
  readonly before?: number;
  /** Of both pairs or of each; `cautious`, which suits unknown pairs, without it. */
  readonly style?: StyleName | Readonly<Record<Side, StyleName>>;
}

/** In the order of the calls. A call may have two: one from its explanation, one from a rule about the rest. */
export const auctionMeanings = (auction: Auction, options: MeaningOptions = {}): Meaning[] =>
  readAuction(auction, options).meanings;

/** Whether the bid at `index` offers its strain as a contract, as far as rules and explanations tell. */
export const isNaturalBid = (auction: Auction, index: number, options: MeaningOptions = {}): boolean =>
  !readAuction(auction, { ...options, before: index + 1 }).described[index]!.isArtificial;

function readAuction(
  auction: Auction,
  options: MeaningOptions,
): { meanings: Meaning[]; described: readonly DescribedCall[] } {
  const { annotations = [], style = 'cautious' } = options;
  const end = Math.min(options.before ?? Infinity, auction.calls.length);
  const described: DescribedCall[] = [];
  const unread = new Set<Side>();
  const known = {
    N: new SeatKnowledge(),
    E: new SeatKnowledge(),
    S: new SeatKnowledge(),
    W: new SeatKnowledge(),
  };
  for (let index = 0; index < end; index++) {
    const situation = situationAt(auction, index, described);
    const side = sideOf(situation.seat);
    const meant = describeMeaning(situation, {
      style: typeof style === 'string' ? style : style[side],
      annotation: annotations.find((each) => each.call === index),
      isUnread: unread.has(side),
    });
    described.push(meant.described);
    if (meant.isUnread) unread.add(side);
    for (const { condition, source } of meant.meanings)
      known[situation.seat].add({ seat: situation.seat, call: index, condition, source, dropped: null });
  }
  const meanings = seats.flatMap((seat) => known[seat].meanings);
  return { meanings: meanings.toSorted((one, other) => one.call - other.call), described };
}

/** For each seat of which something is known, all of it together, in the fewest words. */
export function conditionsOf(meanings: readonly Meaning[]): SeatConditions {
  const conditions: { [S in Seat]?: Condition } = {};
  for (const seat of seats) {
    const counted = meanings.filter((each) => each.seat === seat && each.dropped === null);
    if (counted.length > 0) conditions[seat] = joinConditions(counted.map((each) => each.condition));
  }
  return conditions;
}
