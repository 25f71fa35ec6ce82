/** Computes the values of cards with the engine. */
import { rankOf, suitOf, type Card } from '../card.ts';
import type { Tricks } from '../contract.ts';
import { lengthOf } from '../holding.ts';
import { rankHeight } from '../rank.ts';
import { seats } from '../seat.ts';
import { sideOf } from '../side.ts';
import { suits } from '../suit.ts';
import type { Engine } from './engine.ts';
import { cardNumber, seatNumber, strainNumber } from './engine-numbers.ts';
import { legalCards, type Position } from './position.ts';

/** A card and its value. */
export interface CardValue {
  readonly card: Card;
  /** Tricks that the player's side takes from here to the end, including the current trick. */
  readonly tricks: Tricks;
}

/** The value of each legal card, with a given engine. */
export function solveCardsWith(solver: Engine, position: Position): CardValue[] {
  const { hands, strain, leader, trick, turn } = position;
  for (const [index, suit] of suits.entries())
    for (const seat of seats) solver.setHolding(seatNumber(seat), index, hands[seat][suit]);
  for (const [place, card] of trick.entries()) {
    const seat = seats[(seatNumber(leader) + place) & 3]!;
    const suit = suitOf(card);
    solver.setHolding(seatNumber(seat), suits.indexOf(suit), hands[seat][suit] | bitOf(card));
  }
  solver.start();
  solver.setStrain(strainNumber(strain));
  solver.setLeader(seatNumber(leader));
  for (const card of trick) solver.playCard(cardNumber(card));

  const left = suits.reduce((sum, suit) => sum + lengthOf(hands[turn][suit]), 0);
  const isNorthSouth = sideOf(turn) === 'NS';
  const values: CardValue[] = [];
  let guess = (left + 1) >> 1;
  for (const card of legalCards(position)) {
    const last = values.at(-1);
    if (!last || !areEqual(position, last.card, card)) guess = solver.tricksWith(cardNumber(card), guess);
    values.push({ card, tricks: (isNorthSouth ? guess : left - guess) as Tricks });
  }
  return values;
}

const bitOf = (card: Card): number => 1 << rankHeight(rankOf(card));

/** Two cards of a hand are equivalent if no card between them is in another hand or in the current trick. */
export function areEqual({ hands, turn, trick }: Position, higher: Card, lower: Card): boolean {
  const suit = suitOf(higher);
  if (suit !== suitOf(lower)) return false;
  let others = 0;
  for (const seat of seats) if (seat !== turn) others |= hands[seat][suit];
  for (const card of trick) if (suitOf(card) === suit) others |= bitOf(card);
  const between = (bitOf(higher) - 1) & ~(2 * bitOf(lower) - 1);
  return (others & between) === 0;
}
