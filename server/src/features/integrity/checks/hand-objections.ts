import { boardNumber } from '@bridge-review/bridge/board';
import type { Deal } from '@bridge-review/bridge/deal';
import { type Hand, parseHand } from '@bridge-review/bridge/hand';
import { makePartialDeal, type PartialDeal } from '@bridge-review/bridge/partial-deal';
import { seatName, seats, type Seat } from '@bridge-review/bridge/seat';
import { vulnerabilities } from '@bridge-review/bridge/vulnerability';
import { dealKey } from '../../../deal-key.ts';
import type { HandTexts } from './reread-repo.ts';

/** Why the deal is impossible; null if it is not. */
export function objectionToDeal(texts: HandTexts): string | null {
  const deal = dealOf(texts);
  return typeof deal === 'string' ? deal : null;
}

/** The key of the deal; null if the cards are impossible. */
export function keyOfDeal(texts: HandTexts): string | null {
  const deal = dealOf(texts);
  return typeof deal === 'string' ? null : dealKey(deal);
}

/** Why the board is impossible; null if it is not. */
export function objectionToBoard({ board_number: number, dealer, vulnerability }: HandTexts): string | null {
  const board = boardNumber(number);
  if (!board.ok) return board.error.message;
  if (!isOneOf(seats, dealer)) return `The dealer is ${dealer}.`;
  if (!isOneOf(vulnerabilities, vulnerability)) return `The vulnerability is ${vulnerability}.`;
  return null;
}

const isOneOf = (known: readonly string[], text: string): boolean => known.includes(text);

function dealOf(texts: HandTexts): Deal | PartialDeal | string {
  const stored = { N: texts.north_hand, E: texts.east_hand, S: texts.south_hand, W: texts.west_hand };
  const hands: Record<Seat, Hand | null> = { N: null, E: null, S: null, W: null };
  for (const seat of seats) {
    const text = stored[seat];
    if (text === null) continue;
    const hand = parseHand(text);
    if (!hand.ok) return `${seatName(seat)}: ${hand.error.message}`;
    hands[seat] = hand.value;
  }
  const deal = makePartialDeal(hands);
  return deal.ok ? deal.value : deal.error.message;
}
