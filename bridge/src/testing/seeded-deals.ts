/** Deals that are the same in every run, by number. */
import { cards } from '../card.ts';
import { makeDeal, type Deal } from '../deal.ts';
import { handOf } from '../hand.ts';
import { unwrap } from '../result.ts';

/** The pack shuffled by the number, thirteen cards to each seat. */
export function seededDeal(seed: number): Deal {
  const random = randomNumbers(seed);
  const pack = [...cards];
  for (let last = 51; last > 0; last--) {
    const other = random(last + 1);
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const [N, E, S, W] = [0, 13, 26, 39].map((from) => unwrap(handOf(pack.slice(from, from + 13))));
  return unwrap(makeDeal({ N: N!, E: E!, S: S!, W: W! }));
}

/** Whole numbers below the one given, in an order that depends on the seed alone. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
