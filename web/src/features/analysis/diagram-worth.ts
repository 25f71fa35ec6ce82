import type { Card } from '@bridge-review/bridge/card';
import type { CardLook } from '../../ui/card-pieces.ts';
import type { PlayState } from '../hands/use-play.ts';
import { cardWorth } from './card-worth.ts';
import { type CardValues, playableAt } from './use-card-values.ts';

/** What the diagram shows beside the cards that may be played now, and what playing one does. */
export function diagramWorth(play: PlayState, { position, now }: CardValues): (card: Card) => CardLook {
  const playable = playableAt(position);
  const next = play.line.cards[play.step]?.card;
  return (card) =>
    playable.has(card)
      ? {
          next: card === next,
          playable: {
            onPlay: () => play.playCard(card),
            worth: now && cardWorth(card, now, play.line.contract, play.position),
          },
        }
      : {};
}
