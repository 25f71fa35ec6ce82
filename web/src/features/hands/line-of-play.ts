import type { TableResult } from '@bridge-review/api/hands';
import { type Card, parseCard } from '@bridge-review/bridge/card';
import { type DeclaredContract, parseContract } from '@bridge-review/bridge/contract';
import { type Play, type PlayedCard, cardsInOrder } from '@bridge-review/bridge/play';
import { type PlayPosition, positionAfter } from '@bridge-review/bridge/play-position';
import { nextSeat } from '@bridge-review/bridge/seat';

/** Cards in the order in which they fall, and the contract that they are played in. */
export interface LineOfPlay {
  readonly contract: DeclaredContract;
  readonly cards: readonly PlayedCard[];
}

/** What a table recorded, as far as its order is certain; null where there is nothing to step through. */
export function recordedLine({ contract, declarer, play }: TableResult): LineOfPlay | null {
  if (contract === null || play === null) return null;
  const parsed = parseContract(contract);
  if (!parsed.ok || parsed.value === 'Pass') return null;
  const { strain } = parsed.value;
  const cards = cardsInOrder({ leader: play.leader, tricks: play.tricks.map(trickOf) }, strain);
  if (cards.length === 0) return null;
  // Who led tells who declares, also where the file does not say so or says otherwise.
  const leadsTo = nextSeat(play.leader, 3);
  return { contract: { ...parsed.value, declarer: declarer ?? leadsTo }, cards };
}

/** Before the opening lead. */
export const unplayed = (contract: DeclaredContract): LineOfPlay => ({ contract, cards: [] });

/** The table after so many cards of the line; before the first, whoever sits after the declarer is to lead. */
export function positionIn({ contract, cards }: LineOfPlay, count: number): PlayPosition {
  const position = positionAfter(cards, contract.strain, count);
  if (cards.length > 0) return position;
  const leader = nextSeat(contract.declarer);
  return { ...position, leader, turn: leader };
}

/** The line that leaves this one after so many cards with a card of whoever's turn it is; the same one where it is its own. */
export function lineWith(line: LineOfPlay, count: number, card: Card): LineOfPlay {
  if (line.cards[count]?.card === card) return line;
  const { turn, trick, winner } = positionIn(line, count);
  if (turn === null) return line;
  const played: PlayedCard = { trick: winner === null ? trick : trick + 1, seat: turn, card };
  return { ...line, cards: [...line.cards.slice(0, count), played] };
}

/** After how many cards one line leaves the other. */
export function partingOf(one: LineOfPlay, other: LineOfPlay): number {
  const parting = one.cards.findIndex(({ card }, index) => card !== other.cards[index]?.card);
  return parting < 0 ? one.cards.length : parting;
}

const trickOf = ({
  N,
  E,
  S,
  W,
}: NonNullable<TableResult['play']>['tricks'][number]): Play['tricks'][number] => ({
  N: cardOf(N),
  E: cardOf(E),
  S: cardOf(S),
  W: cardOf(W),
});

function cardOf(text: string | null): Card | null {
  const card = text === null ? null : parseCard(text);
  return card?.ok ? card.value : null;
}
