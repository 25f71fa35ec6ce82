// Deals by number, the same in every run: random ones, and kinds that are known to be hard.

/** @typedef {(below: number) => number} Random */
/** @typedef {{ name: string, count: number, target: 'all' | 'mean', fits: (hands: number[][]) => boolean }} Kind */

/** @type {readonly Kind[]} */
export const kinds = [
  { name: 'random', count: 200, target: 'all', fits: () => true },
  {
    name: 'flat',
    count: 30,
    target: 'mean',
    fits: (hands) => everySuit(hands, (length) => length >= 2 && length <= 4),
  },
  {
    name: 'wild',
    count: 30,
    target: 'mean',
    fits: (hands) => hands.every((hand) => lengths(hand).some((length) => length === 0 || length >= 7)),
  },
];

/**
 * A deal as PBN has it.
 * @param {Kind} kind
 * @param {number} number
 */
export function dealOf(kind, number) {
  const random = randomNumbers(number * 7919 + kind.name.length);
  for (;;) {
    const pack = Array.from({ length: 52 }, (_, card) => card);
    for (let last = 51; last > 0; last--) {
      const other = random(last + 1);
      [pack[last], pack[other]] = [Number(pack[other]), Number(pack[last])];
    }
    const hands = [0, 13, 26, 39].map((from) => pack.slice(from, from + 13).sort((one, two) => one - two));
    if (kind.fits(hands)) return textOf(hands);
  }
}

/**
 * Four hands of 5-4-4-0, the void of each in another suit.
 * @param {number} number
 */
export function voidDeal(number) {
  const random = randomNumbers(number);
  const fives = [1, 2, 3, 0];
  /** @type {number[][]} */
  const hands = [[], [], [], []];
  for (let suit = 0; suit < 4; suit++) {
    const cards = Array.from({ length: 13 }, (_, rank) => suit * 13 + rank);
    for (let seat = 0; seat < 4; seat++) {
      const length = suit === seat ? 0 : suit === fives[seat] ? 5 : 4;
      for (let card = 0; card < length; card++)
        hands[seat]?.push(Number(cards.splice(random(cards.length), 1)[0]));
    }
  }
  return textOf(hands.map((hand) => hand.sort((one, two) => one - two)));
}

/**
 * Four hands of 4-3-3-3, each four ranks that follow each other going to four seats.
 * @param {number} number
 */
export function interleavedDeal(number) {
  const random = randomNumbers(number * 104_729);
  /** @type {number[][]} */
  const hands = [[], [], [], []];
  for (let suit = 0; suit < 4; suit++) {
    for (let from = 0; from < 12; from += 4) {
      const seats = [0, 1, 2, 3];
      for (let rank = from; rank < from + 4; rank++)
        hands[Number(seats.splice(random(seats.length), 1)[0])]?.push(suit * 13 + rank);
    }
    hands[suit]?.push(suit * 13 + 12);
  }
  return textOf(hands);
}

/** @param {number[]} hand a card is suit * 13 + 12 - height */
const lengths = (hand) =>
  [0, 1, 2, 3].map((suit) => hand.filter((card) => Math.floor(card / 13) === suit).length);

/** @param {number[][]} hands @param {(length: number) => boolean} test */
const everySuit = (hands, test) => hands.every((hand) => lengths(hand).every(test));

/** @param {number[][]} hands */
const textOf = (hands) =>
  `N:${hands
    .map((hand) =>
      [0, 1, 2, 3]
        .map((suit) =>
          hand
            .filter((card) => Math.floor(card / 13) === suit)
            .map((card) => 'AKQJT98765432'.charAt(card % 13))
            .join(''),
        )
        .join('.'),
    )
    .join(' ')}`;

/** @param {number} seed @returns {Random} */
function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
