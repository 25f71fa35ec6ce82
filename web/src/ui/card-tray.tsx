import { type Card, cardName, rankOf, suitOf } from '@bridge-review/bridge/card';
import { rankName } from '@bridge-review/bridge/rank';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardWorthLook } from './card-pieces.ts';
import { useRankText } from './card-text.ts';
import { Suit } from './suit.tsx';
import { useHold } from './use-hold.ts';

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

/**
 * For the thumb: the cards that may be played from here, equals on one chip, what they are worth under a rule. A chip
 * that is held lays its equals side by side, each to be played by itself.
 */
export function CardTray({ status, chips, onPlay }: CardTrayProps) {
  const rankText = useRankText();
  const [apart, setApart] = useState<readonly Card[] | null>(null);
  const { holdable, around } = useHold();
  const group = useRef<HTMLDivElement>(null);
  const opened = chips.find(({ cards }) => cards.length > 1 && cards.join() === apart?.join())?.cards;
  const focusChip = useFocusAfterChange(group);
  const open = (cards: readonly Card[]) => {
    setApart(cards);
    focusChip(cards.at(-1)!);
  };
  const close = (cards: readonly Card[]) => {
    setApart(null);
    focusChip(cards[0]!);
  };
  return (
    <div className="tray">
      <div className="tray-status">{status}</div>
      <div ref={group} role="group" aria-label="Cards to play" className="tray-chips" {...around}>
        {chips
          .flatMap((chip) => (chip.cards === opened ? laidApart(chip) : [chip]))
          .map(({ cards, plays, worth, next }) => (
            <button
              key={cards.join()}
              type="button"
              data-chip={cards[0]}
              aria-label={chipName(cards, plays, worth)}
              {...(worth?.best && { 'data-best': '' })}
              {...(next && { 'data-next': '' })}
              {...(opened?.includes(plays) && {
                'data-apart': '',
                onKeyDown: ({ key }) => key === 'Escape' && close(opened),
              })}
              {...(cards.length > 1 && {
                'data-equals': '',
                'aria-description': 'Hold it, or press Arrow down, to choose one of them.',
                ...holdable(() => open(cards)),
              })}
              onClick={() => onPlay(plays)}
              className="tray-chip"
            >
              <span>
                <Suit suit={suitOf(plays)} name="none" className="mr-[0.06em] h-[0.8em]" />
                {cards.map((card) => rankText(rankOf(card))).join('')}
              </span>
              <small {...(worth === null && { 'data-unknown': '' })}>{worth?.figure ?? '='}</small>
            </button>
          ))}
      </div>
    </div>
  );
}

const laidApart = ({ cards, plays, worth, next }: TrayChip): TrayChip[] =>
  cards.map((card) => ({ cards: [card], plays: card, worth, next: next && card === plays }));

/** Focuses a chip by its highest card once it is there. */
function useFocusAfterChange(group: { readonly current: HTMLElement | null }): (card: Card) => void {
  const wanted = useRef<Card | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    group.current?.querySelector<HTMLElement>(`[data-chip="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return (card) => {
    wanted.current = card;
  };
}

function chipName(cards: readonly Card[], plays: Card, worth: CardWorthLook | null): string {
  const others = cards.filter((card) => card !== plays).map((card) => rankName(rankOf(card)));
  return [
    `Play the ${cardName(plays)}${worth ? `: ${worth.words}` : ''}`,
    ...(others.length === 0 ? [] : [`The same: ${others.join(', ')}`]),
  ].join('. ');
}
