/**
 * The play as a record gives it: one row a trick, one card a seat, null if the card is not known or was not played.
 *
 * ```ts
 * import { cardsInOrder, trickWinner, type Play } from '@bridge-review/bridge/play';
 *
 * const play: Play = {
 *   leader: 'W',
 *   tricks: [
 *     { W: 'DQ', N: 'C3', E: 'D4', S: 'D8' },
 *     { W: null, N: 'HA', E: null, S: null },
 *   ],
 * };
 * trickWinner({ W: 'DQ', N: 'C3', E: 'D4', S: 'D8' }, 'W', 'C'); // => 'N'
 * cardsInOrder(play, 'C').map(({ card }) => card); // => ['DQ', 'C3', 'D4', 'D8', 'HA']
 * ```
 *
 * @module
 */
import { isHigher, suitOf, type Card } from './card.ts';
import type { Tricks } from './contract.ts';
import { nextSeat, seatsFrom, type Seat } from './seat.ts';
import { sideOf, type Side } from './side.ts';
import type { Strain } from './strain.ts';

/** The card that each seat played. */
export type Trick = Readonly<Record<Seat, Card | null>>;

/** Not necessarily legal: records hold revokes, and leads out of turn. */
export interface Play {
  /** Who led to the first trick. */
  readonly leader: Seat;
  readonly tricks: readonly Trick[];
}

/** A card, who played it, and to which trick, counted from 0. */
export interface PlayedCard {
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
}

/** Who won a trick led by this seat; null unless all four cards are known. */
export function trickWinner(trick: Trick, leader: Seat, strain: Strain): Seat | null {
  let best: { seat: Seat; card: Card } | null = null;
  for (const seat of seatsFrom(leader)) {
    const card = trick[seat];
    if (card === null) return null;
    if (best === null || beats(card, best.card, strain)) best = { seat, card };
  }
  return best && best.seat;
}

/** The cards in the order in which they were played, as far as that is certain. */
export function cardsInOrder(play: Play, strain: Strain): PlayedCard[] {
  const played: PlayedCard[] = [];
  let leader: Seat | null = play.leader;
  for (const [index, trick] of play.tricks.entries()) {
    for (const seat of seatsFrom(leader)) {
      const card = trick[seat];
      if (card === null) return played;
      played.push({ trick: index, seat, card });
    }
    leader = trickWinner(trick, leader, strain);
    if (leader === null) return played;
  }
  return played;
}

/** Rows from cards in the order of play. */
export function playFromCards(leader: Seat, strain: Strain, cards: readonly Card[]): Play {
  const tricks: Trick[] = [];
  let lead = leader;
  for (let start = 0; start < cards.length; start += 4) {
    const trick: Record<Seat, Card | null> = { N: null, E: null, S: null, W: null };
    for (let turn = 0; turn < 4; turn++) trick[nextSeat(lead, turn)] = cards[start + turn] ?? null;
    tricks.push(trick);
    lead = trickWinner(trick, lead, strain) ?? lead;
  }
  return { leader, tricks };
}

/** The side's tricks once all thirteen are known; null before. */
export function tricksWonBy(play: Play, strain: Strain, side: Side): Tricks | null {
  let leader: Seat | null = play.leader;
  let won = 0;
  for (const trick of play.tricks) {
    leader = trickWinner(trick, leader, strain);
    if (leader === null) return null;
    if (sideOf(leader) === side) won++;
  }
  return play.tricks.length === 13 ? (won as Tricks) : null;
}

const beats = (card: Card, best: Card, strain: Strain): boolean =>
  suitOf(card) === suitOf(best) ? isHigher(card, best) : suitOf(card) === strain;
