const RANKS = 'AKQJT98765432';
const PACK = [...'SHDC'].flatMap((suit) => [...RANKS].map((rank) => suit + rank));

/** A PBN file of so many boards. The same seed gives the same deals, another one others. */
export function generatePbn({
  seed,
  boards = 3,
  extra = '',
}: {
  seed: number;
  boards?: number;
  extra?: string;
}): string {
  return Array.from({ length: boards }, (_, index) =>
    [
      '[Event "Tuesday Pairs"]',
      '[Site "Harbour Club"]',
      '[Date "2026.03.14"]',
      `[Board "${index + 1}"]`,
      `[Dealer "${'NESW'.charAt(index % 4)}"]`,
      `[Deal "${generateDeal(seed * 1000 + index)}"]`,
      extra,
    ].join('\n'),
  ).join('\n\n');
}

/** PBN's text of a deal, `N:` first. */
export function generateDeal(seed: number): string {
  const pack = shuffled(seed);
  const hands = [0, 13, 26, 39].map((start) => pack.slice(start, start + 13));
  return `N:${hands.map(handText).join(' ')}`;
}

const handText = (cards: readonly string[]): string =>
  [...'SHDC'].map((suit) => [...RANKS].filter((rank) => cards.includes(suit + rank)).join('')).join('.');

function shuffled(seed: number): string[] {
  const pack = [...PACK];
  let state = (seed + 1) >>> 0;
  for (let last = pack.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [pack[last], pack[other]] = [pack[other] as string, pack[last] as string];
  }
  return pack;
}
