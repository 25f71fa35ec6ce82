import type { GameHand } from '@bridge-review/api/hands';
import { type Deal, completeDeal } from '@bridge-review/bridge/deal';
import { type Hand, parseHand } from '@bridge-review/bridge/hand';
import type { Seat } from '@bridge-review/bridge/seat';

export type HandsBySeat = Readonly<Record<Seat, Hand | null>>;

/** The four hands as they were sent; null for one that the file does not know. */
export const dealOf = ({ northHand, eastHand, southHand, westHand }: GameHand): HandsBySeat => ({
  N: handOf(northHand),
  E: handOf(eastHand),
  S: handOf(southHand),
  W: handOf(westHand),
});

/** All 52 cards, three known hands giving the fourth; null where more is unknown. */
export function wholeDealOf(answer: GameHand): Deal | null {
  const deal = completeDeal(dealOf(answer));
  return deal.ok ? deal.value : null;
}

function handOf(text: string | null): Hand | null {
  const hand = text === null ? null : parseHand(text);
  return hand?.ok ? hand.value : null;
}
