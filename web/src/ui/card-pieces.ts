import { type Card, makeCard } from '@bridge-review/bridge/card';
import type { Hand } from '@bridge-review/bridge/hand';
import { ranksOf } from '@bridge-review/bridge/holding';
import type { Rank } from '@bridge-review/bridge/rank';
import type { Suit } from '@bridge-review/bridge/suit';

/** How one card differs from the others: it has gone, it is the last one played, it may be played from here. */
export interface CardLook {
  played?: boolean;
  current?: boolean;
  /** The card that comes next in the play that is shown. */
  next?: boolean;
  /** Given for a card that may be played from here. */
  playable?: { onPlay: () => void; worth: CardWorthLook | null };
}

/** What comes of a card: a short figure beside it, and the same in words. */
export interface CardWorthLook {
  readonly figure: string;
  readonly words: string;
  readonly best: boolean;
}

export interface GroupedCard {
  readonly rank: Rank;
  readonly next: boolean;
  readonly playable: NonNullable<CardLook['playable']>;
}

export type CardPiece =
  { readonly rank: Rank; readonly look: CardLook | undefined } | { readonly group: readonly GroupedCard[] };

/** The cards of a suit from the top: single ones, and neighbours that may be played and are worth the same. */
export function cardPieces(
  hand: Hand,
  suit: Suit,
  lookOf?: (card: Card) => CardLook | undefined,
): CardPiece[] {
  const pieces: CardPiece[] = [];
  for (const rank of ranksOf(hand[suit])) {
    const look = lookOf?.(makeCard(suit, rank));
    if (!look?.playable) {
      pieces.push({ rank, look });
      continue;
    }
    const card = { rank, next: look.next ?? false, playable: look.playable };
    const last = pieces.at(-1);
    if (last && 'group' in last && isSameWorth(last.group[0], card)) {
      pieces[pieces.length - 1] = { group: [...last.group, card] };
    } else pieces.push({ group: [card] });
  }
  return pieces;
}

const isSameWorth = (one: GroupedCard | undefined, other: GroupedCard): boolean =>
  one?.playable.worth?.figure === other.playable.worth?.figure;

/** What a group plays when nobody points at one of its cards: the card of the line that is shown, else the lowest. */
export const chosenOf = (group: readonly GroupedCard[]): GroupedCard | undefined =>
  group.find(({ next }) => next) ?? group.at(-1);
