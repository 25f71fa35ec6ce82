import type { GameHand, TableResult } from '@bridge-review/api/hands';

type Play = NonNullable<TableResult['play']>;
type Seat = Play['leader'];

const SEATS = ['N', 'E', 'S', 'W'] as const satisfies readonly Seat[];
export const NAMES = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const SUITS = 'SHDC';
const RANKS = 'AKQJT98765432';

export interface PlayedCard {
  readonly seat: Seat;
  readonly card: string;
}

const next = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4]!;

/** The cards of a hand such as `AKT4.Q2.AJ54.K83`, each written suit first. */
const cardsOf = (hand: string | null): string[] =>
  (hand ?? '').split('.').flatMap((ranks, suit) => [...ranks].map((rank) => SUITS[suit]! + rank));

/** At notrump: the highest card of the suit led. */
export function winnerOf(trick: readonly PlayedCard[]): Seat {
  const led = trick[0]!.card.charAt(0);
  const place = ({ card }: PlayedCard) => (card.startsWith(led) ? RANKS.indexOf(card.slice(1)) : 99);
  return trick.toSorted((one, other) => place(one) - place(other))[0]!.seat;
}

/** Every seat follows suit with its first card of it. */
export function cardsPlayed(hand: GameHand, leader: Seat, count = 52): PlayedCard[] {
  const { northHand: N, eastHand: E, southHand: S, westHand: W } = hand;
  const held = { N: cardsOf(N), E: cardsOf(E), S: cardsOf(S), W: cardsOf(W) };
  const line: PlayedCard[] = [];
  for (let lead = leader; line.length < count; lead = winnerOf(line.slice(-4))) {
    let seat = lead;
    const led = line.length;
    for (let turn = 0; turn < 4 && line.length < count; turn += 1, seat = next(seat)) {
      const suit = line[led]?.card.charAt(0) ?? '';
      const card = held[seat].find((one) => one.startsWith(suit)) ?? held[seat][0]!;
      held[seat].splice(held[seat].indexOf(card), 1);
      line.push({ seat, card });
    }
  }
  return line;
}

/** The same as a table's result has it. */
export function playOf(hand: GameHand, leader: Seat, count = 52): Play {
  const line = cardsPlayed(hand, leader, count);
  const tricks = Array.from({ length: Math.ceil(count / 4) }, (_, index) => {
    const none = { N: null, E: null, S: null, W: null };
    const cards = line.slice(4 * index, 4 * index + 4).map(({ seat, card }) => [seat, card] as const);
    return { ...none, ...Object.fromEntries(cards) };
  });
  return { leader, tricks, annotations: [] };
}
