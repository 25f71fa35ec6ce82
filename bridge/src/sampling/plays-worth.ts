/**
 * Which declarers and strains are still worth solving after some layouts: the contract that was reached, the best other
 * choice, and all that may yet turn out to be better.
 *
 * @module
 */
import type { DeclaredStrain } from '../double-dummy/trick-table.ts';
import { sideOf } from '../side.ts';
import { meanOf } from './estimate.ts';
import { choicesOf, type FairQuestion } from './fair-choices.ts';
import type { TrickSamples } from './trick-samples.ts';

/** Of the plays that are sampled. */
export function playsWorth(samples: TrickSamples, question: FairQuestion): DeclaredStrain[] {
  const { reached } = question;
  const choices = choicesOf(samples, question)
    .filter(({ gains }) => gains.some((gain) => gain !== 0))
    .map((choice) => ({ ...choice, mean: meanOf(choice.gains).value }))
    .toSorted((one, other) => other.mean - one.mean);
  const [best] = choices;
  const open = choices.filter(({ gains }) => !isHopeless(gains, best!.gains));
  return samples.plays.filter(
    (play) =>
      (reached !== 'Pass' && isSame(play, reached)) ||
      (open.some(({ contract }) => isSame(play, contract)) && !isByWeakerPartner(samples, play, question)),
  );
}

const isSame = (one: DeclaredStrain, other: DeclaredStrain): boolean =>
  one.declarer === other.declarer && one.strain === other.strain;

/**
 * Behind the best by 3.5 standard errors, had one more layout gained 13 IMPs on it: what happens once in so many layouts
 * may not have happened yet.
 */
function isHopeless(gains: readonly number[], best: readonly number[]): boolean {
  const against = gains.map((gain, layout) => gain - best[layout]!);
  return meanOf([...against, RARE_GAIN], CERTAIN).high < 0;
}

const RARE_GAIN = 13;
const CERTAIN = 3.5;

/** Whether the partner takes as many tricks or more on every layout. Of equals the first stays, or who has declared. */
function isByWeakerPartner(samples: TrickSamples, play: DeclaredStrain, question: FairQuestion): boolean {
  const { side, reached } = question;
  const partner = samples.plays.find(
    ({ declarer, strain }) =>
      strain === play.strain && declarer !== play.declarer && sideOf(declarer) === side,
  );
  if (!partner || sideOf(play.declarer) !== side) return false;
  const [own, other] = [samples.tricks(play), samples.tricks(partner)];
  if (own.some((won, layout) => won > other[layout]!)) return false;
  const isLess = own.some((won, layout) => won < other[layout]!);
  const isSecond = samples.plays.indexOf(play) > samples.plays.indexOf(partner);
  return isLess || isSecond || (reached !== 'Pass' && isSame(partner, reached));
}
