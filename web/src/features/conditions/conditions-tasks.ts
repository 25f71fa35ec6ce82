/**
 * What the worker does, as functions: reading an auction by the rules, counting the deals that fit and dealing them can
 * each take a few tenths of a second, which a page must not.
 *
 * @module
 */
import { evidenceOf, type TableStyles } from '@bridge-review/api/styles';
import type { SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { Deal } from '@bridge-review/bridge/deal';
import { auctionMeanings } from '@bridge-review/bridge/meanings/auction-meanings';
import type { Meaning } from '@bridge-review/bridge/meanings/meaning';
import { styleNames, type StyleName } from '@bridge-review/bridge/meanings/style-name';
import { type ResolvedStyle, resolveStyle } from '@bridge-review/bridge/meanings/resolve-style';
import { type DealSampler, makeDealSampler } from '@bridge-review/bridge/sampling/deal-sampler';
import type { Estimate } from '@bridge-review/bridge/sampling/estimate';
import type { KnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { type Side, sideOf, sides } from '@bridge-review/bridge/side';
import type { KnownCalls } from './known-calls.ts';

/** Deals around known cards, in which the other hands meet conditions. */
export interface DealQuestion {
  readonly known: KnownCards;
  readonly conditions: SeatConditions;
}

export type ConditionsTask =
  | {
      readonly kind: 'meanings';
      readonly knownCalls: KnownCalls;
      /** Evidence of the styles of the two pairs. */
      readonly styles: TableStyles;
    }
  | ({ readonly kind: 'fit' } & DealQuestion)
  | ({
      readonly kind: 'deals';
      readonly seed: number;
      readonly from: number;
      readonly count: number;
    } & DealQuestion);

export interface ConditionsAnswers {
  readonly meanings: CallMeanings;
  readonly fit: Fit;
  readonly deals: Deals;
}

export interface CallMeanings {
  readonly meanings: readonly Meaning[];
  /** The styles they were read in. */
  readonly styles: Readonly<Record<Side, ResolvedStyle>>;
  /** Sides of which another style would say something else. */
  readonly styledSides: readonly Side[];
}

/** The share of all deals that fit; or a sentence why there are none. */
export type Fit =
  { readonly fits: true; readonly share: Estimate } | { readonly fits: false; readonly reason: string };

/** In the order of their numbers; or a sentence why there are none. */
export type Deals =
  | { readonly fits: true; readonly deals: readonly Deal[] }
  | { readonly fits: false; readonly reason: string };

/** The answer to a task. Samplers are kept, since counting is most of the work. */
export function makeConditionsDesk(): (task: ConditionsTask) => ConditionsAnswers[ConditionsTask['kind']] {
  const samplers = new Map<string, SamplerResult>();
  const samplerFor = ({ known, conditions }: DealQuestion): SamplerResult => {
    const key = JSON.stringify([known, conditions]);
    const sampler = samplers.get(key) ?? makeDealSampler(known, conditions);
    samplers.delete(key);
    samplers.set(key, sampler);
    for (const oldest of samplers.keys()) if (samplers.size > MAX_SAMPLERS) samplers.delete(oldest);
    return sampler;
  };
  return (task) => {
    if (task.kind === 'meanings') return callMeanings(task.knownCalls, task.styles);
    const sampler = samplerFor(task);
    if (!sampler.ok) return { fits: false, reason: sampler.error.message };
    return task.kind === 'fit' ? fitOf(sampler.value) : dealsOf(sampler.value, task);
  };
}

type SamplerResult = ReturnType<typeof makeDealSampler>;

/** Each may take a few megabytes. */
const MAX_SAMPLERS = 6;

/** A deal that is harder to find than this, about a second, is given up. */
const MAX_TRIES = 100_000;

const NONE_FOUND = `None of ${MAX_TRIES.toLocaleString('en')} deals that were tried meets these conditions.`;

function fitOf(sampler: DealSampler): Fit {
  const { deal } = sampler.dealAt({ seed: 0, number: 0 }, MAX_TRIES);
  return deal ? { fits: true, share: sampler.fit() } : { fits: false, reason: NONE_FOUND };
}

function dealsOf(
  sampler: DealSampler,
  { seed, from, count }: Extract<ConditionsTask, { kind: 'deals' }>,
): Deals {
  const deals: Deal[] = [];
  for (let number = from; number < from + count; number++) {
    const { deal } = sampler.dealAt({ seed, number }, MAX_TRIES);
    if (!deal) return { fits: false, reason: NONE_FOUND };
    deals.push(deal);
  }
  return { fits: true, deals };
}

function callMeanings({ auction, annotations, before }: KnownCalls, { NS, EW }: TableStyles): CallMeanings {
  const resolved = { NS: resolveStyle(evidenceOf(NS)), EW: resolveStyle(evidenceOf(EW)) };
  const styles = { NS: resolved.NS.style, EW: resolved.EW.style };
  const read = (style: Readonly<Record<Side, StyleName>>): Meaning[] =>
    auctionMeanings(auction, { annotations, before, style });
  const saidBy = (side: Side, meanings: readonly Meaning[]): string =>
    JSON.stringify(
      meanings.flatMap(({ seat, call, condition, dropped }) =>
        sideOf(seat) === side ? [[call, condition, dropped]] : [],
      ),
    );
  const meanings = read(styles);
  const styledSides = sides.filter((side) =>
    styleNames.some((style) => saidBy(side, read({ ...styles, [side]: style })) !== saidBy(side, meanings)),
  );
  return { meanings, styles: resolved, styledSides };
}
