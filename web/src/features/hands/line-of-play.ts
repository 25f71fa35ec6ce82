import type { TableResult } from '@bridge-review/api/hands';
import { type Card, parseCard } from '@bridge-review/bridge/card';
import { parseContract } from '@bridge-review/bridge/contract';
import { type Play, type PlayedCard, cardsInOrder } from '@bridge-review/bridge/play';
import type { Strain } from '@bridge-review/bridge/strain';

/** Cards in the order in which they fall, and the strain that says who wins what. */
export interface LineOfPlay {
  readonly strain: Strain;
  readonly cards: readonly PlayedCard[];
}

/** What a table recorded, as far as its order is certain; null where there is nothing to step through. */
export function recordedLine({ contract, play }: TableResult): LineOfPlay | null {
  if (contract === null || play === null) return null;
  const parsed = parseContract(contract);
  if (!parsed.ok || parsed.value === 'Pass') return null;
  const { strain } = parsed.value;
  const cards = cardsInOrder({ leader: play.leader, tricks: play.tricks.map(trickOf) }, strain);
  return cards.length === 0 ? null : { strain, cards };
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
