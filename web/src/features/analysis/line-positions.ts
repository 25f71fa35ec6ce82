import type { Deal } from '@bridge-review/bridge/deal';
import { formatDeal } from '@bridge-review/bridge/deal';
import { type Position, legalCards, positionAfter } from '@bridge-review/bridge/double-dummy/position';
import { nextSeat } from '@bridge-review/bridge/seat';
import type { LineOfPlay } from '../hands/line-of-play.ts';

/** What is to be solved at one point of a line. */
export interface LinePosition {
  /** Equal for equal cards on the same deal, in any line. */
  readonly key: string;
  readonly position: Position;
}

/** After so many cards; null if the play is over, or the record is not one that could have been played. */
export function linePosition(deal: Deal, line: LineOfPlay, count: number): LinePosition | null {
  const { strain, declarer } = line.contract;
  const leader = line.cards[0]?.seat ?? nextSeat(declarer);
  const played = line.cards.slice(0, count).map(({ card }) => card);
  const position = positionAfter(deal, strain, leader, played);
  if (!position.ok) return null;
  return { key: `${formatDeal(deal)} ${strain} ${leader} ${played.join('')}`, position: position.value };
}

/** Before each card of the line. */
export const positionsOf = (deal: Deal, line: LineOfPlay): (LinePosition | null)[] =>
  line.cards.map((_, index) => linePosition(deal, line, index));

export const isForced = ({ position }: LinePosition): boolean => legalCards(position).length === 1;

/** From the end of the line, which is fastest to solve, to its beginning; forced cards need no search. */
export const choicesOf = (positions: readonly (LinePosition | null)[]): LinePosition[] =>
  positions
    .filter((before) => before !== null)
    .filter((before) => !isForced(before))
    .toReversed();
