import type { TableResult } from '@bridge-review/api/hands';
import type { Call } from '@bridge-review/bridge/call';
import { type Card, rankOf, suitOf } from '@bridge-review/bridge/card';
import type { Claim } from '@bridge-review/bridge/claim';
import { type DeclaredContract, type PassedOut, readContract } from '@bridge-review/bridge/contract';
import type { PlayedCard } from '@bridge-review/bridge/play';
import type { PlayPosition } from '@bridge-review/bridge/play-position';
import { nextSeat, type Seat, seatName } from '@bridge-review/bridge/seat';
import { suitSymbol } from '@bridge-review/bridge/suit';
import { bidText, contractText } from '../analysis/contract-text.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import type { LineOfPlay } from '../hands/line-of-play.ts';
import { claimText } from '../hands/play-text.tsx';
import { madeText, signed } from '../hands/table-text.ts';

/** `♠K`, as the projector reads it. */
const cardText = (card: Card): string => `${suitSymbol(suitOf(card))}${rankOf(card)}`;

const OF_TWO: Readonly<Record<string, string>> = {
  NS: 'The hands of North and South',
  EW: 'The hands of East and West',
};

export function handsTitle(first: readonly Seat[]): string {
  const [one] = first;
  if (one === undefined) return 'The board';
  if (first.length === 4) return 'All hands';
  return first.length === 1 ? `${seatName(one)}’s hand` : (OF_TWO[first.join('')] ?? 'The hands');
}

export const toCall = (seat: Seat): string => `${seatName(seat)} to call.`;

export const callTitle = (seat: Seat, call: Call): string => `${seatName(seat)}: ${call}`;

const VERBS: Readonly<Partial<Record<Call, string>>> = {
  Pass: 'passes',
  Double: 'doubles',
  Redouble: 'redoubles',
};

export const callSentence = (seat: Seat, call: Call, isOpening: boolean): string =>
  `${seatName(seat)} ${VERBS[call] ?? `${isOpening ? 'opens' : 'bids'} ${call}`}.`;

/** How an auction ends; null for one whose record breaks off. */
export function auctionEnd(contract: DeclaredContract | PassedOut | null): string {
  if (contract === null) return 'The record of the auction ends here.';
  if (contract === 'Pass') return 'All four pass: the board is passed out.';
  return `All pass. ${contractSentence(contract)}`;
}

export const contractSentence = (contract: DeclaredContract): string =>
  `${contractText(contract)}, ${seatName(nextSeat(contract.declarer))} to lead.`;

export const leadSentence = ({ seat, card }: PlayedCard, dummy: Seat): string =>
  `${seatName(seat)} leads the ${cardText(card)}. ${seatName(dummy)} is dummy.`;

export function cardSentence({ cards }: LineOfPlay, count: number, { winner, leader }: PlayPosition): string {
  const played = cards[count - 1];
  if (played === undefined) return '';
  const verb = played.seat === leader ? 'leads' : 'plays';
  const end = winner === null ? '' : ` ${seatName(winner)} wins the trick.`;
  return `${seatName(played.seat)} ${verb} the ${cardText(played.card)}.${end}`;
}

export function cardTitle({ cards }: LineOfPlay, count: number): string {
  const played = cards[count - 1];
  return played === undefined
    ? ''
    : `Trick ${played.trick + 1}: ${seatName(played.seat)} ${cardText(played.card)}`;
}

export function trickSentence({ leader, winner, onTable }: PlayPosition): string {
  const led = leader && onTable[leader];
  const won = winner && onTable[winner];
  if (!leader || !led) return '';
  const lead = `${seatName(leader)} leads the ${cardText(led)}`;
  if (!winner || !won) return `${lead}.`;
  return winner === leader
    ? `${lead} and wins the trick.`
    : `${lead}, ${seatName(winner)} wins with the ${cardText(won)}.`;
}

export const claimSentence = (claim: Claim): string => `Claimed: ${claimText(claim)}.`;

/** '4H by South, made exactly, N–S +420.' */
export function resultSentence(
  table: Pick<TableResult, 'contract' | 'declarer' | 'tricks' | 'scoreNS'>,
): string {
  const { contract: text, declarer, scoreNS } = table;
  const contract = text && readContract(text);
  if (contract === 'Pass') return 'The board was passed out.';
  if (contract === null) return '';
  const bid = declarer === null ? bidText(contract) : contractText({ ...contract, declarer });
  const score =
    scoreNS === null || scoreNS === 0
      ? ''
      : `${SIDE_TEXT[scoreNS > 0 ? 'NS' : 'EW']} ${signed(Math.abs(scoreNS))}`;
  return `${[bid, madeText(table), score].filter((part) => part !== '').join(', ')}.`;
}
