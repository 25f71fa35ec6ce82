/** Deals under conditions, found by plain rejection or counted, where there is a folder of them beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSeatConditions } from '../conditions/seat-conditions.ts';
import { pointsOf, shapeOf } from '../hand.ts';
import { unwrap } from '../result.ts';
import { makeDealSampler, type DealSampler } from '../sampling/deal-sampler.ts';
import { parseKnownCards } from '../sampling/known-cards.ts';
import type { Seat } from '../seat.ts';

export interface SamplingTruth {
  readonly given: string;
  readonly where: string;
  /** Infinite for what was counted exactly. */
  readonly deals: number;
  readonly fit: number;
  readonly seats: readonly SeatTruth[];
}

interface SeatTruth {
  readonly seat: Seat;
  readonly points: number;
  readonly deviation: number;
  readonly lengths: readonly number[];
}

/** The rows of a file; none, with a line on standard error, where it is absent. */
export function samplingTruth(name: 'sets' | 'rare'): SamplingTruth[] {
  const file = join(import.meta.dirname, '../../../../shared/data/sampling', `${name}.tsv`);
  if (!existsSync(file)) {
    process.stderr.write(`Skipped: there is no ${name}.tsv to compare with.\n`);
    return [];
  }
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [given = '', where = '', deals = '', fit = '', ...features] = line.split('\t');
    return {
      given,
      where,
      deals: deals === 'exact' ? Infinity : Number(deals),
      fit: Number(fit),
      seats: features.map((text) => {
        const [seat, points, deviation, ...lengths] = text.split(' ');
        return {
          seat: seat as Seat,
          points: Number(points),
          deviation: Number(deviation),
          lengths: lengths.map(Number),
        };
      }),
    };
  });
}

export const samplerOf = ({ given, where }: Pick<SamplingTruth, 'given' | 'where'>): DealSampler =>
  unwrap(makeDealSampler(unwrap(parseKnownCards(given)), unwrap(parseSeatConditions(where))));

/** A line for each figure of so many deals that is more than four standard errors off. */
export function wrongFigures(truth: SamplingTruth, count: number): string[] {
  const sampler = samplerOf(truth);
  const sums = truth.seats.map(() => [0, 0, 0, 0, 0]);
  let tries = 0;
  for (let number = 0; number < count; number++) {
    const sampled = sampler.dealAt({ seed: 1, number });
    tries += sampled.tries;
    for (const [index, { seat }] of truth.seats.entries()) {
      const hand = sampled.deal![seat];
      for (const [place, value] of [pointsOf(hand), ...shapeOf(hand)].entries())
        sums[index]![place]! += value;
    }
  }
  const share = sampler.fit(count, tries).value;
  // Fractions in the files have so many digits.
  const rounding = truth.deals === Infinity ? 1e-5 * truth.fit : 5e-4 * truth.fit;
  const shareError = truth.fit * Math.sqrt(1 / truth.deals + (sampler.isExact ? 0 : 1 / count));
  const wrong =
    Math.abs(share - truth.fit) > 4 * shareError + rounding ? [`share ${share}, not ${truth.fit}`] : [];
  return [
    ...wrong,
    ...truth.seats.flatMap(({ seat, points, deviation, lengths }, index) =>
      [points, ...lengths].flatMap((mean, place) => {
        const ours = sums[index]![place]! / count;
        const spread = (place === 0 ? deviation : 1.9) * Math.sqrt(1 / count + 1 / truth.deals);
        return Math.abs(ours - mean) > 4 * spread + 1e-3 ? [`${seat} ${place}: ${ours}, not ${mean}`] : [];
      }),
    ),
  ].map((line) => `${truth.given} ${truth.where}: ${line}`);
}
