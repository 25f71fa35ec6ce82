import type { ContractText } from '@bridge-review/bridge/contract';
import { type Hand, parseHand } from '@bridge-review/bridge/hand';
import { unwrap } from '@bridge-review/bridge/result';
import type { StripBoard } from '../ui/accuracy-strip.tsx';
import type { JudgedBoard } from '../ui/judged-boards.tsx';
import type { PlotPoint } from '../ui/line-plot.tsx';
import type { MovesRow } from '../ui/moves-table.tsx';
import type { OddsRow } from '../ui/odds-table.tsx';
import type { ResultLine } from '../ui/results-table.tsx';

const hand = (text: string): Hand => unwrap(parseHand(text));

export const HANDS = {
  N: hand('76.AKJ.AJ9862.32'),
  E: hand('AJ543.32.QT.QJ96'),
  S: hand('K8.QT976.54.AK84'),
  W: hand('QT92.854.K73.T75'),
};

const odds = (
  contract: ContractText,
  chance: readonly [low: number, value: number, high: number],
  chanceText: string,
  [score, scoreError, imps, impsError]: readonly [string, string, string, string],
  { best = false, tags = [], by = 'by either' }: Partial<Pick<OddsRow, 'best' | 'tags' | 'by'>> = {},
): OddsRow => ({
  contract,
  by,
  tags,
  best,
  chance: { low: chance[0], value: chance[1], high: chance[2] },
  chanceText,
  score,
  scoreError,
  imps,
  impsError,
  loses: !best,
});

export const ODDS: readonly OddsRow[] = [
  odds('4H', [0.95, 0.961, 0.97], '96%', ['+612', '±9', '0.0', ''], { best: true, tags: ['best'] }),
  odds('3NT', [0.888, 0.903, 0.917], '90%', ['+541', '±13', '−2.2', '±0.2'], {
    tags: ['yours'],
    by: 'by South',
  }),
  odds('3H', [0.993, 0.997, 0.999], '>99%', ['+181', '±2', '−9.4', '±0.1']),
  odds('5D', [0.26, 0.28, 0.3], '28%', ['+118', '±16', '−9.4', '±0.3'], { by: 'by North' }),
  odds('6H', [0.002, 0.004, 0.009], '<1%', ['−96', '±4', '−12.7', '±0.1']),
];

export const MOVES: readonly MovesRow[] = [
  {
    id: 'E',
    label: 'Without East’s 2H',
    chance: { low: 0.82, value: 0.85, high: 0.87 },
    text: '85%',
    differs: true,
  },
  { id: 'W', label: 'Without West’s pass', differs: false },
];

const VALUES = [58, 63, 55, 66, 61, 70, 64, 72, 69, 75, 71, 78, 74, 81];
const MONTHS = [
  'Sep',
  'Oct',
  'Nov',
  'Dec',
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
];

export const ACCURACY: readonly PlotPoint[] = VALUES.map((value, index) => {
  const last = VALUES.slice(Math.max(0, index - 4), index + 1);
  return {
    key: index,
    value,
    mean: last.reduce((sum, one) => sum + one, 0) / last.length,
    name: `Club night ${index + 1}`,
    day: `${4 + index} ${MONTHS[index] ?? ''}`,
    year: index < 4 ? '2024' : '2025',
    note: '24 boards',
  };
});

export const JUDGED: readonly JudgedBoard[] = [
  {
    href: '#board-10',
    board: 10,
    game: 'Larkmoor Autumn Teams',
    contract: '6CX',
    by: 'North',
    verdict: 'Overbid',
    loss: 13,
    accuracy: 10.5,
  },
  { href: '#board-4', board: 4, contract: '1NT', by: 'East', verdict: 'Underbid', loss: 1, accuracy: 84.1 },
  { href: '#board-7', board: 7, contract: 'Pass', verdict: 'Par reached', loss: 0, accuracy: 100 },
];

export const BARS: readonly StripBoard[] = Array.from({ length: 27 }, (_, index) => {
  const board = index + 1;
  const toBid = [24, 26, 27].includes(board);
  const accuracy = toBid ? 0 : index % 3 === 0 ? 15 + index * 3 : 100;
  return {
    href: `#bar-${board}`,
    board,
    state: toBid ? 'to-bid' : accuracy === 100 ? 'par' : 'short',
    accuracy,
    words: toBid ? 'not yet bid' : `3NT by South: ${accuracy}%`,
  };
});

const RESULT: Omit<ResultLine, 'id' | 'pairs'> = {
  table: '',
  shortTable: '',
  contract: '4H',
  declarer: 'S',
  lead: 'S2',
  outcome: '+1',
  tricks: '11',
  score: '+650',
  comparison: '88%',
  toPar: '0',
  choice: { shown: false, onShow: () => undefined },
};

export const RESULTS: readonly ResultLine[] = [
  {
    ...RESULT,
    id: 1,
    pairs: [
      { side: 'NS', number: '1', names: 'Ada Whitlock – Mei Hsu', short: 'A. Whitlock – M. Hsu', own: false },
      { side: 'EW', number: '9', names: 'Ken Arai – Nils Lund', short: 'K. Arai – N. Lund', own: false },
    ],
  },
  {
    ...RESULT,
    id: 2,
    contract: '3NT',
    outcome: '=',
    tricks: '9',
    score: '+600',
    comparison: '44%',
    toPar: '−2',
    choice: { shown: true, onShow: () => undefined },
    pairs: [
      {
        side: 'NS',
        number: '4',
        names: 'Margaret Oduya – Alasdair Penrose',
        short: 'M. Oduya – A. Penrose',
        own: true,
      },
      {
        side: 'EW',
        number: '6',
        names: 'Ewa Zieba – Jonas Kessel',
        short: 'E. Zieba – J. Kessel',
        own: false,
      },
    ],
  },
];
