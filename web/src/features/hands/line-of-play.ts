import type { TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import { type Claim, claimIn } from '@bridge-review/bridge/claim';
import { type DeclaredContract, readContract } from '@bridge-review/bridge/contract';
import { type PlayedCard, cardsInOrder } from '@bridge-review/bridge/play';
import { type PlayPosition, playPositionAfter } from '@bridge-review/bridge/play-position';
import { nextSeat } from '@bridge-review/bridge/seat';

/** Cards in the order in which they fall, and the contract that they are played in. */
export interface LineOfPlay {
  readonly contract: DeclaredContract;
  readonly cards: readonly PlayedCard[];
  /** How the rest was shared where the players did not play it out. */
  readonly claim: Claim | null;
}

/** What a table recorded, as far as its order is certain; null where there is nothing to step through. */
export function recordedLine({
  contract: text,
  declarer,
  play,
  tricks,
}: Pick<TableResult, 'contract' | 'declarer' | 'play' | 'tricks'>): LineOfPlay | null {
  const contract = text && readContract(text);
  if (contract === null || contract === 'Pass' || play === null) return null;
  const cards = cardsInOrder(play, contract.strain);
  if (cards.length === 0) return null;
  // The opening leader determines the declarer, even where the file lacks or contradicts it.
  const leadsTo = nextSeat(play.leader, 3);
  const declared = { ...contract, declarer: declarer ?? leadsTo };
  return { contract: declared, cards, claim: claimIn(play, declared, tricks) };
}

/** Before the opening lead. */
export const unplayed = (contract: DeclaredContract): LineOfPlay => ({ contract, cards: [], claim: null });

/** The table after so many cards of the line; before the first, the seat after the declarer leads. */
export function positionIn({ contract, cards }: LineOfPlay, count: number): PlayPosition {
  const position = playPositionAfter(cards, contract.strain, count);
  if (cards.length > 0) return position;
  const leader = nextSeat(contract.declarer);
  return { ...position, leader, turn: leader };
}

/** The variation that plays another card after so many cards; the same line if that card is its next one. */
export function lineWith(line: LineOfPlay, count: number, card: Card): LineOfPlay {
  if (line.cards[count]?.card === card) return line;
  const { turn, trick, winner } = positionIn(line, count);
  if (turn === null) return line;
  const played: PlayedCard = { trick: winner === null ? trick : trick + 1, seat: turn, card };
  return { ...line, cards: [...line.cards.slice(0, count), played], claim: null };
}

/** After how many cards one line leaves the other. */
export function firstDifference(one: LineOfPlay, other: LineOfPlay): number {
  const parting = one.cards.findIndex(({ card }, index) => card !== other.cards[index]?.card);
  return parting < 0 ? one.cards.length : parting;
}
