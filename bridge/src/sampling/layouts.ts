/**
 * The other side's cards, dealt at random around the 26 cards that a partnership sees. A layout depends only on
 * its seed and number, so that workers may deal in any order, and anyone can repeat it.
 *
 * ```ts
 * import { formatDeal } from '@bridge-review/bridge/deal';
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { layoutAt, makePartnership } from '@bridge-review/bridge/sampling/layouts';
 *
 * const north = unwrap(parseHand('76.AKJ.AJ9862.32'));
 * const south = unwrap(parseHand('K8.QT976.54.AK84'));
 * const pair = unwrap(makePartnership('NS', north, south));
 * const layout = layoutAt(pair, { seed: 1, number: 0 });
 * layout.N === north; // => true
 * formatDeal(layout) === formatDeal(layoutAt(pair, { seed: 1, number: 0 })); // => true
 * formatDeal(layout) === formatDeal(layoutAt(pair, { seed: 1, number: 1 })); // => false
 * ```
 *
 * @module
 */
import type { Branded } from '../brand.ts';
import { makeCard, type Card } from '../card.ts';
import { findClash, makeDeal, type Deal, type DealError } from '../deal.ts';
import { handOf, type Hand } from '../hand.ts';
import { ranksOf, restOfSuit } from '../holding.ts';
import { below, randomNumbers, type LayoutNumber } from '../random.ts';
import { ok, unwrap, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { opponentsOf, seatsOf, type Side } from '../side.ts';
import { suits } from '../suit.ts';

/** Two hands that share no card, and whose they are. Only {@link makePartnership} makes one. */
export type Partnership = Branded<
  { readonly side: Side; readonly hands: readonly [first: Hand, second: Hand] },
  'Partnership'
>;

/** The hands in the order of `seatsOf`: North and South, East and West. */
export function makePartnership(side: Side, first: Hand, second: Hand): Result<Partnership, DealError> {
  const [one, other] = seatsOf(side);
  const unknown: Record<Seat, Hand | null> = { N: null, E: null, S: null, W: null };
  const clash = findClash({ ...unknown, [one]: first, [other]: second });
  return clash ?? ok({ side, hands: [first, second] } as unknown as Partnership);
}

/** The 26 cards that the partnership does not see, spades first. */
export const unseenCards = ({ hands: [first, second] }: Partnership): Card[] =>
  suits.flatMap((suit) => ranksOf(restOfSuit(first[suit], second[suit])).map((rank) => makeCard(suit, rank)));

/** One layout out of 10,400,600, each as likely as the others. */
export function layoutAt(partnership: Partnership, layout: LayoutNumber): Deal {
  const cards = unseenCards(partnership);
  const random = randomNumbers(layout);
  for (let place = 0; place < 13; place++) {
    const other = place + below(random, cards.length - place);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  const [one, two] = seatsOf(partnership.side);
  const [three, four] = seatsOf(opponentsOf(partnership.side));
  const dealt = {
    [one]: partnership.hands[0],
    [two]: partnership.hands[1],
    [three]: unwrap(handOf(cards.slice(0, 13))),
    [four]: unwrap(handOf(cards.slice(13))),
  };
  return unwrap(makeDeal(dealt as Record<Seat, Hand>));
}
