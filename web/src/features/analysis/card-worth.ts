import type { Card } from '@bridge-review/bridge/card';
import { type DeclaredContract, tricksNeeded } from '@bridge-review/bridge/contract';
import { costOf } from '@bridge-review/bridge/double-dummy/mistakes';
import type { CardValue } from '@bridge-review/bridge/double-dummy/search-cards';
import type { PlayPosition } from '@bridge-review/bridge/play-position';
import { sideOf } from '@bridge-review/bridge/side';
import { signed } from '../hands/table-text.ts';
import { outcomeOf, tricksText } from './contract-text.ts';

/** The value of a card, as shown beside it. */
export interface CardWorth {
  /** The contract's end with best play from there on: '=', '+1', '−2'. */
  readonly figure: string;
  /** The same as a sentence, with the cost of the card. */
  readonly words: string;
  readonly best: boolean;
}

export function cardWorth(
  card: Card,
  values: readonly CardValue[],
  contract: DeclaredContract,
  position: PlayPosition,
): CardWorth | null {
  const value = values.find((one) => one.card === card);
  const cost = costOf(values, card);
  if (value === undefined || cost === null || position.turn === null) return null;
  const total = tricksWith(value, contract, position);
  const over = total - tricksNeeded(contract);
  return {
    figure: over === 0 ? '=' : signed(over),
    words: `${outcomeOf(contract, total)}${cost === 0 ? '' : `, costs ${tricksText(cost)}`}`,
    best: cost === 0,
  };
}

/** The declarer's tricks if all players play double dummy from here. */
export function bestTricks(
  values: readonly CardValue[],
  contract: DeclaredContract,
  position: PlayPosition,
): number {
  return declarersTricks(Math.max(...values.map(({ tricks }) => tricks)), contract, position);
}

/** The declarer's tricks if this card is played, and all play double dummy after it. */
export const tricksWith = (value: CardValue, contract: DeclaredContract, position: PlayPosition): number =>
  declarersTricks(value.tricks, contract, position);

function declarersTricks(
  ofPlayer: number,
  { declarer }: DeclaredContract,
  { turn, won }: PlayPosition,
): number {
  const left = 13 - won.NS - won.EW;
  const isDeclaring = turn !== null && sideOf(turn) === sideOf(declarer);
  return won[sideOf(declarer)] + (isDeclaring ? ofPlayer : left - ofPlayer);
}
