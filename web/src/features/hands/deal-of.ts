import type { GameHand } from '@bridge-review/api/hands';
import { type Deal, completeDeal } from '@bridge-review/bridge/deal';
import type { HandsBySeat } from '@bridge-review/bridge/deal-text';
import { readHand } from '@bridge-review/bridge/hand';

/** The four hands as they were sent; null for one that the file does not know. */
export const dealOf = ({ northHand, eastHand, southHand, westHand }: GameHand): HandsBySeat => ({
  N: northHand && readHand(northHand),
  E: eastHand && readHand(eastHand),
  S: southHand && readHand(southHand),
  W: westHand && readHand(westHand),
});

/** All 52 cards, three known hands giving the fourth; null where more is unknown. */
export function wholeDealOf(answer: GameHand): Deal | null {
  const deal = completeDeal(dealOf(answer));
  return deal.ok ? deal.value : null;
}
