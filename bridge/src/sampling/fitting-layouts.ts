/** Layouts of the opponents' cards that fit what they called before a decision. */
import type { Auction } from '../auction.ts';
import type { SeatConditions } from '../conditions/seat-conditions.ts';
import { auctionMeanings, conditionsOf, type MeaningOptions } from '../meanings/auction-meanings.ts';
import type { Meaning } from '../meanings/meaning.ts';
import { unwrap } from '../result.ts';
import { seatsOf, sideOf } from '../side.ts';
import { makeDealSampler, type DealSampler } from './deal-sampler.ts';
import { makeKnownCards } from './known-cards.ts';
import type { Partnership } from './layouts.ts';

/** What a pair knows: its own hands, and the calls with their explanations. */
export interface PairKnowledge extends Pick<MeaningOptions, 'annotations' | 'style'> {
  readonly auction: Auction;
  readonly partnership: Partnership;
}

/** The layouts, and what they are based on. */
export interface FittingLayouts {
  readonly sampler: DealSampler;
  readonly conditions: SeatConditions;
  /** Of the opponents' calls. */
  readonly meanings: readonly Meaning[];
}

/** A layout that is harder to find than this is given up. */
export const MAX_TRIES = 20_000;

/**
 * Nothing comes from the call at `end` or a later one. Where no layout meets all conditions, somebody has bid what their
 * hand is not: the next layouts leave out the latest call, then the one before. The last have no conditions.
 */
export function* fittingLayouts(
  { auction, partnership, ...known }: PairKnowledge,
  end: number,
): Generator<FittingLayouts, void, void> {
  const [one, other] = seatsOf(partnership.side);
  const cards = unwrap(makeKnownCards({ [one]: partnership.hands[0], [other]: partnership.hands[1] }));
  for (let before = end; before >= 0; before--) {
    const meanings = auctionMeanings(auction, { ...known, before }).filter(
      ({ seat, dropped }) => sideOf(seat) !== partnership.side && dropped === null,
    );
    const conditions = conditionsOf(meanings);
    const sampler = makeDealSampler(cards, conditions);
    if (sampler.ok) yield { sampler: sampler.value, conditions, meanings };
  }
}
