/** Plain brute force over every card, for endings of a few cards. */
import { isHigher, makeCard, suitOf, type Card } from '../card.ts';
import type { Tricks } from '../contract.ts';
import type { Position } from '../double-dummy/position.ts';
import { ranksOf } from '../holding.ts';
import { seats } from '../seat.ts';
import type { Strain } from '../strain.ts';
import { suits } from '../suit.ts';

interface Table {
  readonly hands: readonly (readonly Card[])[];
  readonly strain: Strain;
  readonly leader: number;
  readonly trick: readonly Card[];
}

/** The value of each legal card for the side whose turn it is. */
export function slowCardValues({
  hands,
  strain,
  leader,
  trick,
  turn,
}: Position): { card: Card; tricks: Tricks }[] {
  const table: Table = {
    hands: seats.map((seat) =>
      suits.flatMap((suit) => ranksOf(hands[seat][suit]).map((rank) => makeCard(suit, rank))),
    ),
    strain,
    leader: seats.indexOf(leader),
    trick,
  };
  const side = seats.indexOf(turn) & 1;
  const left = table.hands[seats.indexOf(turn)]!.length;
  return legal(table).map((card) => {
    const northSouth = after(table, card);
    return { card, tricks: (side === 0 ? northSouth : left - northSouth) as Tricks };
  });
}

function valueOf(table: Table): number {
  const turn = (table.leader + table.trick.length) & 3;
  if (table.hands[turn]!.length === 0) return 0;
  const values = legal(table).map((card) => after(table, card));
  return turn & 1 ? Math.min(...values) : Math.max(...values);
}

function after({ hands, strain, leader, trick }: Table, card: Card): number {
  const turn = (leader + trick.length) & 3;
  const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((one) => one !== card) : hand));
  const played = [...trick, card];
  if (played.length < 4) return valueOf({ hands: rest, strain, leader, trick: played });
  const winner = (leader + winnerOf(played, strain)) & 3;
  return (winner & 1 ? 0 : 1) + valueOf({ hands: rest, strain, leader: winner, trick: [] });
}

function legal({ hands, leader, trick }: Table): readonly Card[] {
  const hand = hands[(leader + trick.length) & 3]!;
  const following = trick[0] ? hand.filter((card) => suitOf(card) === suitOf(trick[0]!)) : [];
  return following.length > 0 ? following : hand;
}

const winnerOf = (trick: readonly Card[], strain: Strain): number =>
  trick.reduce((best, card, place) => {
    const winner = trick[best]!;
    if (suitOf(card) === suitOf(winner)) return isHigher(card, winner) ? place : best;
    return suitOf(card) === strain ? place : best;
  }, 0);
