import type { FairJudgement } from '@bridge-review/api/analysis';
import { type DeclaredContract, type PassedOut, readContract } from '@bridge-review/bridge/contract';
import { type Headline, headlineOf } from '@bridge-review/bridge/sampling/fair-judgement';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import { formattedCount } from '../../ui/format-number.ts';
import { plusMinusText, shareText, signedText } from '../simulation/figures-text.ts';
import { bidText, contractText } from './contract-text.ts';

type Word = FairJudgement['word'];
type Reached = DeclaredContract | PassedOut;

const TITLES: Readonly<Record<Headline, string>> = {
  right: 'Right',
  unlucky: 'Unlucky',
  lucky: 'Lucky',
  wrong: 'Wrong',
  'too close to call': 'Too close to call',
};

/** As judged, unless the rounded figures that stand beside it leave it open, such as +3.0 ±3.0. */
function shownWord({ word, best, gain }: Pick<FairJudgement, 'word' | 'best' | 'gain'>): Word {
  const reach = Number((gain.high - gain.value).toFixed(GAIN_DIGITS));
  const isOpen = best !== null && Math.abs(Number(gain.value.toFixed(GAIN_DIGITS))) <= reach;
  return isOpen ? 'too close to call' : word;
}

const GAIN_DIGITS = 1;

/** The fair verdict in a word or four. */
export const fairTitle = (fair: Pick<FairJudgement, 'word' | 'best' | 'gain'>): string =>
  TITLES[shownWord(fair)];

/** Both verdicts in one word, and why. */
export function fairHeadline(
  contract: Reached,
  fair: Pick<FairJudgement, 'word' | 'best' | 'gain' | 'layouts' | 'side'>,
  fallsShort: boolean,
): { readonly title: string; readonly why: string } {
  const headline = headlineOf(shownWord(fair), fallsShort);
  const best = bestOf(fair);
  const [own, other] =
    best === null
      ? [choiceText(contract, fair.side), 'another contract']
      : namesOf(contract, best, fair.side);
  return { title: TITLES[headline], why: whyText(headline, own, other, fair.layouts) };
}

function whyText(headline: Headline, own: string, other: string, layouts: number): string {
  switch (headline) {
    case 'right':
      return `On what you two knew, ${own} was best, and as the cards lie it reaches par.`;
    case 'unlucky':
      return `On what you two knew, ${own} was best, but as the cards lie it falls short of par.`;
    case 'lucky':
      return `On what you two knew, ${other} was better, but as the cards lie ${own} reaches par.`;
    case 'wrong':
      return `On what you two knew, ${other} was better than ${own}, which falls short of par as the cards lie too.`;
    case 'too close to call':
      return `On what you two knew, ${formattedCount(layouts, 'layout')} do not clearly separate ${own} from ${other}.`;
  }
}

/** Two choices in a sentence; their declarers only where the bids are the same. */
function namesOf(own: Reached, other: Reached, side: Side): readonly [string, string] {
  const names = [choiceText(own, side), choiceText(other, side)] as const;
  return names[0] === names[1] ? [contractText(own), contractText(other)] : names;
}

/** What the pair chose: '4S', 'defending 4H doubled', 'passing it out'. */
function choiceText(contract: Reached, side: Side): string {
  if (contract === 'Pass') return 'passing it out';
  return `${sideOf(contract.declarer) === side ? '' : 'defending '}${bidText(contract)}`;
}

/** '4S by South makes 64% of the time (61 to 67), given your 26 cards and the opponents’ calls.' */
export function chanceSentence(
  contract: Reached,
  { chance, conditions }: Pick<FairJudgement, 'chance' | 'conditions'>,
): string {
  if (chance === null) return 'The board was passed out.';
  const known = `your 26 cards${conditions === '' ? '' : ' and the opponents’ calls'}`;
  const percent = (share: number) => Math.round(100 * share);
  const { value, low, high } = chance;
  return `${contractText(contract)} makes ${shareText(value)} of the time (${percent(low)} to ${percent(high)}), given ${known}.`;
}

/** How the best other choice is called; no order is claimed while it is too close to call. */
const OTHER_NAMES = { right: 'Next best', wrong: 'Better', 'too close to call': 'Other' } as const;

/** The best other choice with its gain; null if all choices score the same. */
export function otherChoice(fair: Pick<FairJudgement, 'word' | 'best' | 'gain'>): {
  readonly name: (typeof OTHER_NAMES)[Word];
  readonly contract: Reached;
  readonly gain: string;
} | null {
  const contract = bestOf(fair);
  if (contract === null) return null;
  const { gain } = fair;
  return {
    name: OTHER_NAMES[shownWord(fair)],
    contract,
    gain: `${signedText(gain.value, GAIN_DIGITS)} ${plusMinusText(gain, GAIN_DIGITS)} IMPs`,
  };
}

function bestOf({ best }: Pick<FairJudgement, 'best'>): Reached | null {
  if (best === null) return null;
  const contract = readContract(best.contract);
  return contract === 'Pass' ? contract : { ...contract, declarer: best.declarer };
}
