import type { BiddingStats } from '@bridge-review/api/stats';

/** Nothing was bid yet. */
export const noStats: BiddingStats = {
  accuracy: { boards: 0, mean: 0, error: null },
  fair: { boards: 0, mean: 0, error: null },
  loss: { boards: 0, mean: 0, error: null },
  lost: 0,
  par: { boards: 0, mean: 0, error: null },
  games: 0,
  undatedGames: 0,
  isCut: false,
  history: [],
  months: [],
  partners: [],
  sides: [],
  seats: [],
  kinds: [],
  verdicts: [],
  partnerChoices: [],
};

const ben = { id: 3, displayName: 'Alasdair Penrose' };
const cleo = { id: 4, displayName: 'Wen-Ling Hsu' };

/** A player of many boards. */
export const someStats: BiddingStats = {
  accuracy: { boards: 198, mean: 72.2, error: 4.1 },
  fair: { boards: 0, mean: 0, error: null },
  loss: { boards: 198, mean: 1.8, error: 0.4 },
  lost: 356,
  par: { boards: 198, mean: 48.485, error: 7 },
  games: 21,
  undatedGames: 3,
  isCut: false,
  history: Array.from({ length: 18 }, (_, index) => ({
    gameId: 100 + index,
    title: `Evening ${index}`,
    date: `2025-${String(1 + Math.floor(index / 2)).padStart(2, '0')}-${index % 2 === 0 ? '07' : '21'}`,
    boards: 4 + ((index * 7) % 20),
    accuracy: 55 + index * 1.4 + ((index * 37) % 11),
  })),
  months: Array.from({ length: 9 }, (_, index) => ({
    from: `2025-${String(index + 1).padStart(2, '0')}`,
    month: `2025-${String(index + 1).padStart(2, '0')}`,
    boards: 22,
    mean: 59 + index * 2.3,
    error: 10 - index * 0.5,
  })),
  partners: [
    { partner: ben, boards: 186, mean: 74.6, error: 5.8 },
    { partner: cleo, boards: 12, mean: 71, error: 17 },
  ],
  sides: [
    { side: 'NS', boards: 110, mean: 73.5, error: 5.6 },
    { side: 'EW', boards: 88, mean: 69.5, error: 6.4 },
  ],
  seats: [
    { seat: 'N', boards: 52, mean: 74, error: 8 },
    { seat: 'E', boards: 44, mean: 69, error: 9 },
    { seat: 'S', boards: 58, mean: 73, error: 8 },
    { seat: 'W', boards: 44, mean: 70, error: 9 },
  ],
  kinds: [
    { kind: 'part score', boards: 91, mean: 81, error: 5 },
    { kind: 'game in a major', boards: 43, mean: 64, error: 9 },
    { kind: 'game in notrump', boards: 31, mean: 65, error: 11 },
    { kind: 'game in a minor', boards: 9, mean: 58, error: 20 },
    { kind: 'slam', boards: 14, mean: 49, error: 18 },
    { kind: 'doubled', boards: 10, mean: 62, error: 20 },
  ],
  verdicts: [
    { verdict: 'underbid', lost: 148, boards: 41, mean: 3.6, error: 0.9 },
    { verdict: 'overbid', lost: 93, boards: 22, mean: 4.2, error: 1.3 },
    { verdict: 'wrong strain', lost: 71, boards: 27, mean: 2.6, error: 0.7 },
    { verdict: 'missed sacrifice', lost: 29, boards: 8, mean: 3.6, error: 1.6 },
    { verdict: 'missed double', lost: 15, boards: 4, mean: 3.8, error: 2.9 },
    { verdict: 'par reached', lost: 0, boards: 96, mean: 0, error: 0 },
  ],
  partnerChoices: [ben, cleo],
};
