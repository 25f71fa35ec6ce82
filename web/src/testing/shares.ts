import type { MadeShare, Shared, SharedBoard, SharedQuestion } from '@bridge-review/api/shares';
import { aHand } from './games.ts';
import { trickTable } from './trick-table.ts';

const { boardNumber, dealer, vulnerability, northHand, eastHand, southHand, westHand } = aHand(1);

/** A board with all that can be shared. */
export const aSharedBoard: SharedBoard = {
  boardNumber,
  dealer,
  vulnerability,
  hands: { N: northHand!, E: eastHand!, S: southHand!, W: westHand! },
  auction: { dealer: 'N', calls: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'], annotations: [] },
  outcome: { contract: '3NT', declarer: 'N', tricks: 9 },
  players: { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' },
  results: {
    total: 1,
    rows: [{ contract: '3NT', declarer: 'N', tricks: 9, scoreNS: 400, comparison: null }],
  },
  analysis: { tricks: trickTable('89a7789a775436654366') },
  comments: [{ author: null, content: 'I would pass', createdAt: '2026-11-01T10:00:00.000Z' }],
};

export const aSharedQuestion: SharedQuestion = {
  boardNumber,
  dealer,
  vulnerability,
  seat: 'S',
  hand: southHand!,
  calls: ['1NT', 'Pass'],
  alerted: [],
  opens: { hands: ['N', 'E', 'S', 'W'], parts: ['auction', 'results'] },
};

export const aShared: Shared = {
  heading: { title: 'Larkmoor Pairs', date: '2026-11-01' },
  sharedBy: 'Ida H.',
  expiresAt: '2026-12-17T10:00:00.000Z',
};

export const aMadeShare: MadeShare = {
  id: 3,
  gameId: 11,
  title: 'Larkmoor Pairs',
  handId: 1,
  boardNumber: 1,
  isQuestion: false,
  createdAt: '2026-11-17T10:00:00.000Z',
  expiresAt: '2026-12-17T10:00:00.000Z',
  token: 'T'.repeat(43),
};
