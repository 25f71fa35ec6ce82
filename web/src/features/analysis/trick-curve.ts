import type { CardValue } from '@bridge-review/bridge/double-dummy/search-cards';
import { sideOf } from '@bridge-review/bridge/side';
import { type LineOfPlay, positionIn } from '../hands/line-of-play.ts';
import { bestTricks, tricksWith } from './card-worth.ts';

/** What each card is worth before so many cards of a line; null while it is not known, or if there is no choice. */
type ValuesBefore = (index: number) => readonly CardValue[] | null;

/**
 * The declarer's tricks double dummy before the first card of a line, and after each of its cards; null until all of
 * it is known. Without a choice nothing is solved, and nothing changes.
 */
export function trickCurve(
  line: LineOfPlay,
  valuesBefore: ValuesBefore,
  isForced: (index: number) => boolean,
): readonly number[] | null {
  const { length } = line.cards;
  const curve = Array.from({ length: length + 1 }, (_, index) => valueAt(line, valuesBefore, index));
  for (let index = 1; index <= length; index++) if (isForced(index - 1)) curve[index] ??= curve[index - 1]!;
  for (let index = length - 1; index >= 0; index--) if (isForced(index)) curve[index] ??= curve[index + 1]!;
  return curve.every((value) => value !== null) ? curve : null;
}

/** By the card that led there, else by the cards that can be played from there: one revoked, the other is unknown. */
function valueAt(line: LineOfPlay, valuesBefore: ValuesBefore, index: number): number | null {
  const { contract, cards } = line;
  const last = cards[index - 1];
  const value = last && valuesBefore(index - 1)?.find(({ card }) => card === last.card);
  if (value) return tricksWith(value, contract, positionIn(line, index - 1));
  const values = index < cards.length ? valuesBefore(index) : null;
  if (values) return bestTricks(values, contract, positionIn(line, index));
  const { won, turn } = positionIn(line, index);
  return turn === null ? won[sideOf(contract.declarer)] : null;
}
