import type { FairJudgement } from '@bridge-review/api/analysis';
import { type DeclaredContract, type PassedOut, readContract } from '@bridge-review/bridge/contract';
import type { Headline } from '@bridge-review/bridge/sampling/fair-judgement';
import { plusMinusText, shareText, signedText } from '../simulation/figures-text.ts';
import { contractText } from './contract-text.ts';

export const HEADLINES: Readonly<Record<Headline, { readonly title: string; readonly why: string }>> = {
  right: { title: 'Right', why: 'Best on what you two knew, and as the cards lie.' },
  unlucky: {
    title: 'Unlucky',
    why: 'Best on what you two knew; as the cards lie, another was better.',
  },
  lucky: {
    title: 'Lucky',
    why: 'Another was better on what you two knew; as the cards lie, none was.',
  },
  wrong: { title: 'Wrong', why: 'Another was better on what you two knew, and as the cards lie.' },
  'too close to call': {
    title: 'Too close to call',
    why: 'On what you two knew, the layouts do not tell yours from another choice by half an IMP or more.',
  },
};

export const FAIR_TITLES: Readonly<Record<FairJudgement['word'], string>> = {
  right: 'Right',
  wrong: 'Wrong',
  'too close to call': 'Too close to call',
};

/** '4S by South makes 64% (61 to 67) of the time, given your 26 cards and what the opponents’ calls say.' */
export function chanceSentence(
  contract: DeclaredContract | PassedOut,
  { chance, conditions }: Pick<FairJudgement, 'chance' | 'conditions'>,
): string {
  const known = `your 26 cards${conditions === '' ? '' : ' and what the opponents’ calls say'}`;
  if (chance === null) return `Passed out, on ${known}.`;
  const percent = (share: number) => Math.round(100 * share);
  const { value, low, high } = chance;
  return `${contractText(contract)} makes ${shareText(value)} (${percent(low)} to ${percent(high)}) of the time, given ${known}.`;
}

/** How the best other choice is called; no order is claimed while it is too close to call. */
const OTHER_NAMES = { right: 'Next', wrong: 'Better', 'too close to call': 'Other' } as const;

/** The best other choice with its gain; null if all choices score the same. */
export function otherChoice({ word, best, gain }: Pick<FairJudgement, 'word' | 'best' | 'gain'>): {
  readonly name: (typeof OTHER_NAMES)[FairJudgement['word']];
  readonly contract: DeclaredContract | PassedOut;
  readonly gain: string;
} | null {
  if (best === null) return null;
  const contract = readContract(best.contract);
  return {
    name: OTHER_NAMES[word],
    contract: contract === 'Pass' ? contract : { ...contract, declarer: best.declarer },
    gain: `${signedText(gain.value, 1)} ${plusMinusText(gain, 1)} IMPs`,
  };
}
