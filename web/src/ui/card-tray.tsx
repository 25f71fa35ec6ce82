import { type Card, cardName, rankOf, suitOf } from '@bridge-review/bridge/card';
import { rankName } from '@bridge-review/bridge/rank';
import type { ReactNode } from 'react';
import type { CardWorthLook } from './card-pieces.ts';
import { Suit } from './suit.tsx';

export interface TrayChip {
  /** Equals, from the highest. */
  readonly cards: readonly Card[];
  /** The one that it plays. */
  readonly plays: Card;
  readonly worth: CardWorthLook | null;
  /** Whether it is the next card of the play that is shown. */
  readonly next: boolean;
}

export interface CardTrayProps {
  /** Where the play stands, in one line. */
  status: ReactNode;
  chips: readonly TrayChip[];
  onPlay: (card: Card) => void;
}

/** For the thumb: the cards that may be played from here, equals on one chip, what they are worth under a rule. */
export function CardTray({ status, chips, onPlay }: CardTrayProps) {
  return (
    <div className="tray">
      <div className="tray-status">{status}</div>
      <div role="group" aria-label="Cards to play" className="tray-chips">
        {chips.map(({ cards, plays, worth, next }) => (
          <button
            key={cards[0]}
            type="button"
            aria-label={chipName(cards, plays, worth)}
            {...(worth?.best && { 'data-best': '' })}
            {...(next && { 'data-next': '' })}
            onClick={() => onPlay(plays)}
            className="tray-chip"
          >
            <span>
              <Suit suit={suitOf(plays)} name="none" className="mr-[0.06em] h-[0.8em]" />
              {cards.map(rankOf).join('')}
            </span>
            <small {...(worth === null && { 'data-unknown': '' })}>{worth?.figure ?? '='}</small>
          </button>
        ))}
      </div>
    </div>
  );
}

function chipName(cards: readonly Card[], plays: Card, worth: CardWorthLook | null): string {
  const others = cards.filter((card) => card !== plays).map((card) => rankName(rankOf(card)));
  return [
    `Play the ${cardName(plays)}${worth ? `: ${worth.words}` : ''}`,
    ...(others.length === 0 ? [] : [`The same: ${others.join(', ')}`]),
  ].join('. ');
}
