/**
 * Deals at random in which some cards are known and some seats meet a condition. Every deal that fits is as likely as
 * any other, and depends only on its seed and number.
 *
 * ```ts
 * import { parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
 * import { formatHand, pointsOf } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { makeDealSampler } from '@bridge-review/bridge/sampling/deal-sampler';
 * import { parseKnownCards } from '@bridge-review/bridge/sampling/known-cards';
 *
 * const known = unwrap(parseKnownCards('W:AQ4.KT3.K762.983'));
 * const sampler = unwrap(makeDealSampler(known, unwrap(parseSeatConditions('S: 20-22, 6+C'))));
 * const { deal } = sampler.dealAt({ seed: 7, number: 0 });
 * deal && formatHand(deal.W); // => 'AQ4.KT3.K762.983'
 * deal && pointsOf(deal.S) >= 20; // => true
 * sampler.fit().value.toFixed(6); // => '0.000300'
 *
 * const none = makeDealSampler(known, unwrap(parseSeatConditions('S: 30+')));
 * !none.ok && none.error.message; // => 'With the known cards South cannot have 30+.'
 * ```
 *
 * @module
 */
import { formatCondition } from '../conditions/format-condition.ts';
import type { SeatConditions } from '../conditions/seat-conditions.ts';
import { makeDeal, type Deal } from '../deal.ts';
import { makeHand } from '../hand.ts';
import type { Holding } from '../holding.ts';
import { below, randomNumbers, type LayoutNumber, type Random } from '../random.ts';
import { fail, ok, unwrap, type Failure, type Result } from '../result.ts';
import { seatName, seats, type Seat } from '../seat.ts';
import { suits, type Suit } from '../suit.ts';
import { shareOf, type Estimate } from './estimate.ts';
import { addCard, cardCode } from './half-deals.ts';
import type { KnownCards } from './known-cards.ts';
import {
  planForAll,
  planForOne,
  makeUnseen,
  wantedOf,
  type Plan,
  type Unseen,
  type Wanted,
} from './sampling-plan.ts';

/** A deal, and how many were tried for it; null where none of them fitted. */
export interface SampledDeal {
  readonly deal: Deal | null;
  readonly tries: number;
}

/** For the share of deals that fit, so many are tried besides. */
const OWN_TRIES = 10_000;

/** For one deal no more than so many are tried. */
export const MAX_TRIES = 1_000_000;

/** Says at once where points and lengths leave no deal. */
export function makeDealSampler(
  known: KnownCards,
  conditions: SeatConditions,
): Result<DealSampler, Failure<'impossible'>> {
  const unseen = makeUnseen(known);
  const wanted: Wanted[] = [];
  for (const seat of seats) {
    const condition = conditions[seat];
    if (!condition) continue;
    const each = wantedOf(unseen, seat, condition);
    if (unseen.room[seat] > 0 ? each.share === 0 : !each.test(known[seat]))
      return fail(
        'impossible',
        `With the known cards ${seatName(seat)} cannot have ${formatCondition(condition)}.`,
      );
    if (unseen.room[seat] > 0) wanted.push(each);
  }
  const simple = new DealSampler(unseen, planForOne(wanted));
  const others = seats.filter((seat) => unseen.room[seat] > 0).length - 1;
  if (simple.isExact || (others > 1 && isQuick(simple))) return ok(simple);
  const plan = planForAll(unseen, wanted);
  if (plan.share === 0) return fail('impossible', 'No deal meets these conditions together.');
  return ok(new DealSampler(unseen, plan));
}

/** Where one of ten tries succeeds, trying is cheaper than counting all conditions together. */
function isQuick(sampler: DealSampler): boolean {
  let tries = 0;
  for (let number = 0; number < 20 && tries < 200; number++)
    tries += sampler.dealAt({ seed: 0, number }, 200 - tries).tries;
  return tries < 200;
}

/** Made by {@link makeDealSampler}. */
export class DealSampler {
  readonly #unseen: Unseen;
  readonly #plan: Plan;
  /** Seats that are dealt what is left, those with a condition first. */
  readonly #others: readonly { readonly seat: Seat; readonly test?: Wanted['test'] }[];

  /** By seat and suit: the hands of the latest try, and those of the seats that are drawn. */
  readonly #hands: readonly number[][] = seats.map(() => [0, 0, 0, 0]);
  readonly #drawnHands: readonly number[][];
  /** Room for the cards that are left. */
  readonly #left = new Uint16Array(52);
  #ownHits: number | null = null;

  constructor(unseen: Unseen, plan: Plan) {
    this.#unseen = unseen;
    this.#plan = plan;
    this.#drawnHands = plan.drawn.map((seat) => this.#hands[seats.indexOf(seat)]!);
    const checked = plan.checked.map(({ seat }) => seat);
    const free = seats.filter(
      (seat) => unseen.room[seat] > 0 && !plan.drawn.includes(seat) && !checked.includes(seat),
    );
    this.#others = [...plan.checked, ...free.map((seat) => ({ seat }))];
  }

  /** Whether some deals have to be tried, so that the share of those that fit is only estimated. */
  get isExact(): boolean {
    return this.#plan.checked.length === 0;
  }

  /** The deal of this number. */
  dealAt(layout: LayoutNumber, maxTries = MAX_TRIES): SampledDeal {
    const random = randomNumbers(layout);
    for (let tries = 1; tries <= maxTries; tries++) {
      if (this.#tryDeal(random)) return { deal: this.#deal(), tries };
    }
    return { deal: null, tries: maxTries };
  }

  /** The share of all deals that fit: exact, or from some tries and those that the caller has made. */
  fit(hits = 0, tries = 0): Estimate {
    const { share } = this.#plan;
    if (this.isExact) return { value: share, low: share, high: share };
    this.#ownHits ??= this.#countHits(OWN_TRIES);
    const { value, low, high } = shareOf(hits + this.#ownHits, tries + OWN_TRIES);
    return { value: share * value, low: share * low, high: share * high };
  }

  #countHits(tries: number): number {
    const random = randomNumbers({ seed: OWN_TRIES, number: OWN_TRIES });
    let hits = 0;
    for (let index = 0; index < tries; index++) if (this.#tryDeal(random)) hits++;
    return hits;
  }

  /** Whether the hands that were dealt fit. */
  #tryDeal(random: Random): boolean {
    const { known, cards, room } = this.#unseen;
    const hands = this.#hands;
    const drawnHands = this.#drawnHands;
    for (let seat = 0; seat < 4; seat++)
      for (let suit = 0; suit < 4; suit++) hands[seat]![suit] = known[seats[seat]!][suits[suit]!];
    this.#plan.fitting?.draw(random, drawnHands);
    const left = this.#left;
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      let rest = cards[suit]!;
      for (let drawn = 0; drawn < drawnHands.length; drawn++) rest &= ~drawnHands[drawn]![suit]!;
      for (; rest !== 0; rest &= rest - 1) left[count++] = cardCode(suit, rest & -rest);
    }
    for (let other = 0; other < this.#others.length; other++) {
      const { seat, test } = this.#others[other]!;
      const hand = hands[seats.indexOf(seat)]!;
      const end = count - room[seat];
      while (count > end) {
        const place = end === 0 ? count - 1 : below(random, count);
        addCard(hand, left[place]!);
        left[place] = left[--count]!;
      }
      if (test && !test(bySuit(hand))) return false;
    }
    return true;
  }

  #deal(): Deal {
    const [N, E, S, W] = this.#hands.map((hand) => unwrap(makeHand(bySuit(hand))));
    return unwrap(makeDeal({ N: N!, E: E!, S: S!, W: W! }));
  }
}

const bySuit = ([S, H, D, C]: readonly number[]): Record<Suit, Holding> =>
  ({ S, H, D, C }) as unknown as Record<Suit, Holding>;
