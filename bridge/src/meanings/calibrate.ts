/**
 * How far derived conditions are right, and how much they say, on auctions of which all hands are known.
 *
 * Right: how often the hand of a seat meets the conditions derived from its calls. Telling: how often a random hand does,
 * dealt from the cards that the seat's opponents do not see, which are those of the seat and its partner.
 */
import { callerAt } from '../auction.ts';
import { isBid } from '../call.ts';
import { makeCard, type Card } from '../card.ts';
import { allOf, type Condition } from '../conditions/condition.ts';
import { handTest } from '../conditions/meets.ts';
import type { Deal } from '../deal.ts';
import { handOf, type Hand } from '../hand.ts';
import { ranksOf } from '../holding.ts';
import { isDeal } from '../partial-deal.ts';
import { below, randomNumbers } from '../random.ts';
import type { AnnotatedAuction, HandRecord } from '../record/hand-record.ts';
import { unwrap } from '../result.ts';
import { nextSeat, seats, type Seat } from '../seat.ts';
import { suits } from '../suit.ts';
import { auctionMeanings } from './auction-meanings.ts';
import type { CalibratedTable } from './calibrated-table.ts';
import type { Meaning } from './meaning.ts';
import { stylesByPair } from './styles-by-pair.ts';
import type { StyleName } from './style-name.ts';

/** Of one kind of call, or of all seats that bid. */
interface CalibrationRow {
  readonly kind: string;
  readonly count: number;
  /** The share of hands that meet the condition. */
  readonly met: number;
  /** The median over seats of the share of random hands that meet it. */
  readonly random: number;
}

export interface Calibration {
  /** Everything that the calls of a seat say, for seats that made a bid. */
  readonly seats: CalibrationRow;
  /** Rule by rule, and explanations, the most frequent first; for the same seats. */
  readonly kinds: readonly CalibrationRow[];
}

export interface CalibrationOptions {
  /** Of all pairs; or, for `by pair`, what each pair plays on its other boards. */
  readonly style?: StyleName | 'by pair';
  /** Random hands for each seat. */
  readonly samples?: number;
  /** Whether random hands are from the 26 cards that both opponents do not see, or the 39 that one does not. */
  readonly unseenBy?: UnseenBy;
}

type UnseenBy = 'both' | 'one';

/**
 * The tables of a file that have an auction and four known hands.
 *
 * @public For `npm run bench -- meanings`.
 */
export const tablesOf = ({ boards }: HandRecord): CalibratedTable[] =>
  boards.flatMap(({ deal, results }) =>
    results.flatMap(({ auction, players }) => (auction && isDeal(deal) ? [{ deal, auction, players }] : [])),
  );

/** Random hands are the same in every run. */
export function calibrate(tables: readonly CalibratedTable[], options: CalibrationOptions = {}): Calibration {
  const { style = 'cautious', samples = 40, unseenBy = 'both' } = options;
  const all = new Tally('seats that bid');
  const kinds = new Map<string, Tally>();
  const styleAt = style === 'by pair' ? stylesByPair(tables) : () => style;
  for (const table of tables) {
    const { deal, auction } = table;
    const meanings = auctionMeanings(auction.auction, {
      annotations: auction.annotations,
      style: styleAt(table),
    });
    for (const seat of biddersOf(auction)) {
      const random = randomHands(deal, seat, samples, unseenBy);
      const counted = meanings.filter((each) => each.seat === seat && each.dropped === null);
      all.add(deal[seat], random, allOf(counted.map((each) => each.condition)));
      for (const meaning of counted) {
        const kind = kindOf(meaning);
        let tally = kinds.get(kind);
        if (!tally) kinds.set(kind, (tally = new Tally(kind)));
        tally.add(deal[seat], random, meaning.condition);
      }
    }
  }
  const rows = [...kinds.values()].map((tally) => tally.row());
  return { seats: all.row(), kinds: rows.toSorted((one, other) => other.count - one.count) };
}

class Tally {
  readonly #kind: string;
  #met = 0;
  readonly #shares: number[] = [];

  constructor(kind: string) {
    this.#kind = kind;
  }

  add(hand: Hand, random: readonly Hand[], condition: Condition): void {
    const meetsIt = handTest(condition);
    if (meetsIt(hand)) this.#met++;
    this.#shares.push(random.filter(meetsIt).length / random.length);
  }

  row(): CalibrationRow {
    const count = this.#shares.length;
    const random = this.#shares.toSorted((one, other) => one - other)[count >> 1] ?? 0;
    return { kind: this.#kind, count, met: count === 0 ? 0 : this.#met / count, random };
  }
}

/** Without the style, which comes first. */
const kindOf = ({ source }: Meaning): string =>
  source.kind === 'explanation' ? 'explanation in the file' : source.id.slice(source.id.indexOf(', ') + 2);

const biddersOf = ({ auction }: AnnotatedAuction): readonly Seat[] =>
  seats.filter((seat) =>
    auction.calls.some((call, index) => isBid(call) && callerAt(auction, index) === seat),
  );

/** Hands dealt at random from the cards that the opponents, or the left-hand one alone, do not see. */
function randomHands(deal: Deal, seat: Seat, samples: number, unseenBy: UnseenBy): readonly Hand[] {
  const partner = nextSeat(seat, 2);
  const hidden = unseenBy === 'both' ? [seat, partner] : [seat, partner, nextSeat(seat, 3)];
  const pack = hidden.flatMap((each) => cardsOf(deal[each]));
  return Array.from({ length: samples }, (_, number) => {
    const random = randomNumbers({ seed: 1, number });
    for (let place = 0; place < 13; place++) {
      const other = place + below(random, pack.length - place);
      [pack[place], pack[other]] = [pack[other]!, pack[place]!];
    }
    return unwrap(handOf(pack.slice(0, 13)));
  });
}

const cardsOf = (hand: Hand): Card[] =>
  suits.flatMap((suit) => ranksOf(hand[suit]).map((rank) => makeCard(suit, rank)));
