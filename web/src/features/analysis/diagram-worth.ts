import type { Card } from '@bridge-review/bridge/card';
import type { CardLook } from '../../ui/seat-hand.tsx';
import type { PlayState } from '../hands/use-play.ts';
import { cardWorth } from './card-worth.ts';
import { type CardValues, playableAt } from './use-card-values.ts';

/** What the diagram shows under each card that may be played now, and what playing it does. */
export function diagramWorth(
  play: PlayState,
  { position, now }: CardValues,
): (card: Card) => CardLook['playable'] {
  const playable = playableAt(position);
  return (card) =>
    playable.has(card)
      ? {
          onPlay: () => play.playCard(card),
          worth: now && cardWorth(card, now, play.line.contract, play.position),
        }
      : undefined;
}
