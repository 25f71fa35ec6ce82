/**
 * How good opening leads are over many layouts: the chance to defeat the contract, the tricks of the defence, the score,
 * and what they gain on each other layout by layout.
 *
 * ```ts
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { leadOdds } from '@bridge-review/bridge/sampling/lead-odds';
 * import { LeadSamples } from '@bridge-review/bridge/sampling/lead-samples';
 *
 * const samples = new LeadSamples(unwrap(parseHand('KQ2.JT9.8765.432')));
 * samples.add(0, [5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
 * samples.add(1, [5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
 *
 * const contract = { level: 3, strain: 'NT', doubling: '', declarer: 'S' } as const;
 * const [king, , two] = leadOdds(samples, { contract, vulnerability: 'None', against: 'SK' });
 * [king?.chance.value, two?.chance.value]; // => [1, 0.5]
 * [king?.score.value, two?.score.value]; // => [50, -175]
 * two?.imps.value; // => -5
 * ```
 *
 * @module
 */
import { suitOf, rankOf, type Card } from '../card.ts';
import { tricksNeeded, type DeclaredContract, type Tricks } from '../contract.ts';
import { imps } from '../imps.ts';
import { rankHeight } from '../rank.ts';
import { scoreContract } from '../score.ts';
import { sideOf } from '../side.ts';
import { isVulnerable, type Vulnerability } from '../vulnerability.ts';
import { meanOf, shareOf, weightedMeanOf, type Estimate } from './estimate.ts';
import type { LeadSamples } from './lead-samples.ts';

/** What the figures depend on besides the tricks. */
export interface LeadQuestion {
  readonly contract: DeclaredContract;
  readonly vulnerability: Vulnerability;
  /** The lead that IMPs are counted against; without it the one with the highest mean score. */
  readonly against?: Card;
}

/** A lead over all layouts. */
export interface LeadOdds {
  readonly card: Card;
  /** Of the defence. */
  readonly tricks: Estimate;
  /** To defeat the contract, from 0 to 1. */
  readonly chance: Estimate;
  /** Points for the defence. */
  readonly score: Estimate;
  /** Gained on the lead that is compared with, on the same layouts. */
  readonly imps: Estimate;
  /** The share of the matchpoints, from 0 to 1, if each of the other leads were made at one table. */
  readonly matchpoints: Estimate;
}

/** All thirteen, in the order of the cards. */
export function leadOdds(samples: LeadSamples, question: LeadQuestion): LeadOdds[] {
  const scores = scoresByTricks(question);
  const leads = touching(samples.cards).map((cards) => {
    const tricks = samples.tricks(cards[0]!);
    const histogram = histogramOf(tricks);
    return { cards, tricks, histogram, score: meanScore(histogram, scores) };
  });
  const [best] = leads.toSorted((one, other) => other.score.value - one.score.value);
  const against = question.against ? samples.tricks(question.against) : best!.tricks;
  return leads.flatMap((lead) => {
    const figures = {
      tricks: weightedMeanOf(lead.histogram.entries()),
      chance: shareOf(timesDefeated(lead.histogram, question.contract), samples.count),
      score: lead.score,
      imps: meanOf(Array.from(lead.tricks, (won, layout) => imps(scores[won]! - scores[against[layout]!]!))),
      matchpoints: meanOf(
        matchpointsOf(
          lead.tricks,
          leads.filter((each) => each !== lead).map(({ tricks }) => tricks),
        ),
      ),
    };
    return lead.cards.map((card) => ({ card, ...figures }));
  });
}

/** Tricks with which the defence defeats the contract. */
export const tricksToDefeat = (contract: DeclaredContract): number => 14 - tricksNeeded(contract);

/** Cards of a suit next to each other, which are one lead whatever the others hold. */
function touching(cards: readonly Card[]): Card[][] {
  const groups: Card[][] = [];
  for (const card of cards) {
    const higher = groups.at(-1)?.at(-1);
    if (higher && suitOf(higher) === suitOf(card) && heightOf(higher) === heightOf(card) + 1)
      groups.at(-1)!.push(card);
    else groups.push([card]);
  }
  return groups;
}

const heightOf = (card: Card): number => rankHeight(rankOf(card));

/** For the defence, by its tricks. */
function scoresByTricks({ contract, vulnerability }: LeadQuestion): readonly number[] {
  const vulnerable = isVulnerable(vulnerability, sideOf(contract.declarer));
  return Array.from(
    { length: 14 },
    (_, won) => 0 - scoreContract(contract, (13 - won) as Tricks, vulnerable),
  );
}

function histogramOf(tricks: Uint8Array): readonly number[] {
  const histogram = Array.from({ length: 14 }, () => 0);
  for (const won of tricks) histogram[won]!++;
  return histogram;
}

const meanScore = (histogram: readonly number[], scores: readonly number[]): Estimate =>
  weightedMeanOf(histogram.map((times, won) => [scores[won]!, times] as const));

const timesDefeated = (histogram: readonly number[], contract: DeclaredContract): number =>
  histogram.slice(tricksToDefeat(contract)).reduce((sum, times) => sum + times, 0);

/** Layout by layout: more tricks are always a better score. */
const matchpointsOf = (tricks: Uint8Array, others: readonly Uint8Array[]): number[] =>
  Array.from(tricks, (won, layout) => {
    if (others.length === 0) return 0.5;
    let points = 0;
    for (const other of others) {
      const theirs = other[layout]!;
      if (won > theirs) points += 1;
      else if (won === theirs) points += 0.5;
    }
    return points / others.length;
  });
