import { cardName, makeCard } from '@bridge-review/bridge/card';
import { rankName } from '@bridge-review/bridge/rank';
import type { Suit } from '@bridge-review/bridge/suit';
import type { MouseEvent } from 'react';
import { useRankText } from './card-text.ts';
import { type GroupedCard, chosenOf } from './card-pieces.ts';

export interface WorthGroupProps {
  suit: Suit;
  /** Neighbours that are worth the same; at least one. */
  cards: readonly GroupedCard[];
  playsHere: boolean;
}

/**
 * Cards under one rule with one figure. It is one target, since a rank alone is narrower than any target may be: a click
 * plays the card that it hits, a key the one of the line or the lowest.
 */
export function WorthGroup({ suit, cards, playsHere }: WorthGroupProps) {
  const rankText = useRankText();
  const chosen = chosenOf(cards);
  const worth = cards[0]?.playable.worth;
  if (chosen === undefined) return null;
  const ranks = cards.map(({ rank, next }) => {
    const text = rankText(rank);
    return (
      <span
        key={rank}
        className="rank"
        data-card={makeCard(suit, rank)}
        {...(text.length > 1 && { 'data-wide': '' })}
        {...(next && { 'data-next': '' })}
      >
        {text}
      </span>
    );
  });
  const marks = {
    className: 'worth-group',
    ...(worth && { 'data-known': '' }),
    ...(worth?.best && { 'data-best': '' }),
  };
  if (!playsHere) return <span {...marks}>{ranks}</span>;
  const play = ({ target }: MouseEvent) => {
    const hit =
      target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset['card'] : null;
    (cards.find(({ rank }) => makeCard(suit, rank) === hit) ?? chosen).playable.onPlay();
  };
  return (
    <button
      type="button"
      {...marks}
      data-plays={makeCard(suit, chosen.rank)}
      aria-label={nameOf()}
      onClick={play}
    >
      {ranks}
      {worth && <span className="worth">{worth.figure}</span>}
    </button>
  );

  function nameOf(): string {
    const others = cards.filter((card) => card !== chosen).map(({ rank }) => rankName(rank));
    const played = `Play the ${cardName(makeCard(suit, chosen!.rank))}`;
    if (!worth) return played;
    return `${played}: ${worth.words}${others.length === 0 ? '' : `. Worth the same: ${others.join(', ')}`}`;
  }
}
