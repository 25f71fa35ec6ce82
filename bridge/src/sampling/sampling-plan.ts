import { anyHand, type Condition } from '../conditions/condition.ts';
import { lengthIn } from '../conditions/holding-facts.ts';
import { handTest, type Holdings } from '../conditions/meets.ts';
import { restOfSuit } from '../holding.ts';
import { seats, type Seat } from '../seat.ts';
import { suits } from '../suit.ts';
import { FittingDeals } from './fitting-deals.ts';
import type { KnownCards } from './known-cards.ts';
import { seatFeatures, type SeatFeatures } from './seat-features.ts';
import { choose } from './suit-splits.ts';
import { trackSeat, type TrackedSeat } from './tracked-seat.ts';
import { together } from './two-seats.ts';

/** The cards to deal. */
export interface Unseen {
  readonly known: KnownCards;
  /** By suit. */
  readonly cards: readonly number[];
  /** How many of them each seat gets. */
  readonly room: Readonly<Record<Seat, number>>;
}

/** A seat with a condition and cards to come. */
export interface Wanted {
  readonly seat: Seat;
  readonly test: (hand: Holdings) => boolean;
  /** What can be counted of it; null where the condition is too long for that. */
  readonly counted: { readonly tracked: TrackedSeat; readonly fitting: FittingDeals } | null;
  /** Of all hands that the seat may have, those that meet its condition. */
  readonly share: number;
}

/** Who is dealt in which way. */
export interface Plan {
  /** These get hands that fit, drawn together; none where `fitting` is null. */
  readonly drawn: readonly Seat[];
  readonly fitting: FittingDeals | null;
  /** Of all deals those that `fitting` allows. */
  readonly share: number;
  /** The others are dealt what is left, and all starts anew unless these conditions are met. */
  readonly checked: readonly Wanted[];
}

export function makeUnseen(known: KnownCards): Unseen {
  const cards = suits.map((suit) => restOfSuit(...seats.map((seat) => known[seat][suit])));
  const room = (seat: Seat): number =>
    13 - suits.reduce((sum, suit) => sum + lengthIn[known[seat][suit]]!, 0);
  return { known, cards, room: { N: room('N'), E: room('E'), S: room('S'), W: room('W') } };
}

/** What a seat's condition asks of the cards to come. */
export function wantedOf(unseen: Unseen, seat: Seat, condition: Condition): Wanted {
  const features = seatFeatures(condition);
  const tracked = features && track(unseen, seat, features);
  const fitting = tracked && FittingDeals.of([tracked], 1, unseen.cards, MAX_STEPS);
  return {
    seat,
    test: handTest(condition),
    counted: fitting && { tracked, fitting },
    share: fitting ? fitting.count / waysToDraw(unseen, [seat]) : 1,
  };
}

/** One seat at most is drawn, the one whose condition is met most rarely. */
export function planForOne(wanted: readonly Wanted[]): Plan {
  const order = rarestFirst(wanted);
  const first = order.find(({ counted }) => counted);
  const checked = order.filter((each) => each !== first);
  return first?.counted
    ? { drawn: [first.seat], fitting: first.counted.fitting, share: first.share, checked }
    : { drawn: [], fitting: null, share: 1, checked };
}

/** As many conditions as can be are counted together: those of the seats that are drawn, and of the one or two others. */
export function planForAll(unseen: Unseen, wanted: readonly Wanted[]): Plan {
  const open = seats.filter((seat) => unseen.room[seat] > 0);
  const order = rarestFirst(wanted);
  const drawn = order.filter(({ counted }) => counted).slice(0, Math.min(2, open.length - 1));
  const others = order.filter((each) => !drawn.includes(each));
  if (drawn.length === 0 || (drawn.length === 1 && others.length === 0)) return planForOne(wanted);
  const drawnSeats = drawn.map(({ seat }) => seat);
  const rest = open.filter((seat) => !drawnSeats.includes(seat));
  const trackedRest = (seat: Seat): TrackedSeat =>
    others.find((each) => each.seat === seat)?.counted?.tracked ?? track(unseen, seat, unconditional);
  const attempts = [...(others.length === 0 ? [] : [together(rest.map(trackedRest), unseen.cards)]), null];
  for (const last of attempts) {
    const tracked = [...drawn.map(({ counted }) => counted!.tracked), ...(last ? [last] : [])];
    const fitting = FittingDeals.of(tracked, drawn.length, unseen.cards, MAX_STEPS);
    if (!fitting) continue;
    const isCounted = last && rest.length === 1 && others.every(({ counted }) => counted);
    const share = fitting.count / waysToDraw(unseen, drawnSeats);
    return { drawn: drawnSeats, fitting, share, checked: isCounted ? [] : others };
  }
  return planForOne(wanted);
}

/** Setting up takes a few tenths of a second at most. */
const MAX_STEPS = 150_000_000;

const unconditional = seatFeatures(anyHand)!;

const rarestFirst = (wanted: readonly Wanted[]): Wanted[] =>
  wanted.toSorted((one, other) => one.share - other.share);

const track = ({ known, cards }: Unseen, seat: Seat, features: SeatFeatures): TrackedSeat =>
  trackSeat({ fixed: suits.map((suit) => known[seat][suit]), size: 13, features }, cards);

function waysToDraw({ cards, room }: Unseen, drawn: readonly Seat[]): number {
  let left = cards.reduce((sum, suit) => sum + lengthIn[suit]!, 0);
  let ways = 1;
  for (const seat of drawn) {
    ways *= choose(left, room[seat]);
    left -= room[seat];
  }
  return ways;
}
