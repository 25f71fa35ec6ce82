import type { FairJudgement } from '@bridge-review/api/analysis';

/** 4S by South was best on what the pair knew. */
export const aFairJudgement: FairJudgement = {
  side: 'NS',
  word: 'right',
  chance: { value: 0.64, low: 0.59, high: 0.69 },
  best: { contract: '3S', declarer: 'S' },
  gain: { value: -4.3, low: -4.8, high: -3.8 },
  accuracy: 100,
  layouts: 400,
  seed: 12,
  conditions: 'E: 6-10, 6H',
  meanings: [{ seat: 'E', text: 'Weak two in ♥: 6–10 HCP, 6 ♥' }],
};
