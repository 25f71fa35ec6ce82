import { boardNumber } from '@bridge-review/bridge/board';
import { unwrap } from '@bridge-review/bridge/result';
import { addDays } from './days.ts';
import type { InventedBoard, InventedGame } from '../features/games/sample/invented-record.ts';
import { sampleGame, threeTables } from '../features/games/sample/sample-record.ts';
import { pairsEW, pairsNS } from '../features/games/sample/sample-boards.ts';

export interface DemoGame extends InventedGame {
  readonly key: 'practice' | 'tuesday' | 'friday' | 'match';
  readonly filename: string;
  /** When it was played. */
  readonly day: Date;
  /** At how many tables of each board, from the first, the play is recorded. */
  readonly played: number;
}

/** The games of the demo, the oldest first, all of them in the weeks before a day: Sunday, Friday, Tuesday, and of late. */
export function demoGames(today: Date): DemoGame[] {
  const lastTuesday = addDays(today, -4 - ((today.getUTCDay() + 1) % 7));
  const on = (day: Date) => {
    const date = day.toISOString().slice(0, 10);
    return { day, file: date, Date: date.replaceAll('-', '.') };
  };
  const Site = 'Larkmoor Bridge Club';
  const match = on(addDays(lastTuesday, -9));
  const friday = on(addDays(lastTuesday, -4));
  const tuesday = on(lastTuesday);
  const practice = on(addDays(today, -2));
  return [
    {
      key: 'match',
      filename: `league-${match.file}.pbn`,
      day: match.day,
      tags: { Event: 'League match, second half', Site, Date: match.Date, Scoring: 'IMP' },
      boards: matchBoards,
      seating: twoRooms,
      played: 2,
    },
    {
      key: 'friday',
      filename: `friday-${friday.file}.pbn`,
      day: friday.day,
      tags: { Event: 'Friday Pairs', Site, Date: friday.Date, Scoring: 'MatchPoints' },
      boards: fridayBoards,
      seating: threeTables,
      played: 1,
    },
    {
      key: 'tuesday',
      filename: `tuesday-${tuesday.file}.pbn`,
      day: tuesday.day,
      ...sampleGame(tuesday.Date),
      played: 0,
    },
    {
      key: 'practice',
      filename: `practice-${practice.file}.pbn`,
      day: practice.day,
      tags: { Event: 'Practice deals', Site: "Nell's kitchen table", Date: practice.Date },
      boards: practiceBoards,
      seating: threeTables,
      played: 0,
    },
  ];
}

/** The second pairs sit East and West in the closed room, for the team of the first pairs. */
const twoRooms: InventedGame['seating'] = (_board, place) => {
  const [N, S] = pairsNS[place]!;
  const [E, W] = pairsEW[place === 0 ? 0 : 2];
  return {
    players: { N, E, S, W },
    table: '1',
    room: place === 0 ? 'Open' : 'Closed',
    tags: new Map([
      ['HomeTeam', place === 0 ? 'Larkmoor' : 'Fernhill'],
      ['VisitTeam', place === 0 ? 'Fernhill' : 'Larkmoor'],
    ]),
  };
};

const fridayBoards: readonly InventedBoard[] = [
  {
    number: 1,
    deal: 'N:KQ43.65.9754.Q84 62.K92.K6.AJ9652 T9875.AJ7.AT3.KT AJ.QT843.QJ82.73',
    tables: [
      { calls: 'Pass 1C 1S 2H 2S 3H 3S Pass Pass Pass', tricks: 8 },
      { calls: 'Pass Pass 1S Pass 2S Pass Pass Pass', tricks: 8 },
      { calls: 'Pass 1C 1S 2H 2S 3H Pass Pass Pass', tricks: 9 },
    ],
  },
  {
    number: 2,
    deal: 'N:K74.AT763.7432.2 AQ985.J952.T9.86 3.KQ84.K865.AT97 JT62..AQJ.KQJ543',
    tables: [
      { calls: 'Pass 1D 2C Double 2S 3H 4S Pass Pass Pass', tricks: 11 },
      { calls: 'Pass 1D 2C 2H 2S 4H 4S Pass Pass Pass', tricks: 10 },
      { calls: 'Pass 1D 2C Double 2S 3H 3S Pass Pass Pass', tricks: 11 },
    ],
  },
  {
    number: 3,
    deal: 'N:72.QT74.K763.T95 A94.K86.T842.KJ3 865.AJ9.Q9.87642 KQJT3.532.AJ5.AQ',
    tables: [
      { calls: 'Pass 1S Pass 3S Pass 4S Pass Pass Pass', tricks: 9 },
      { calls: 'Pass 1NT Pass 3NT Pass Pass Pass', tricks: 9 },
      { calls: 'Pass 1S Pass 2D Pass 3NT Pass 4S Pass Pass Pass', tricks: 10 },
    ],
  },
  {
    number: 4,
    deal: 'N:JT9.2.J9873.T942 AK642.75.52.J863 8.KQJT943.AQ4.K5 Q753.A86.KT6.AQ7',
    tables: [
      { calls: '1NT Pass 2H 3H 3S Pass 4S Pass Pass Pass', tricks: 11 },
      { calls: '1NT Pass 2H 4H 4S Pass Pass Pass', tricks: 10 },
      { calls: '1C Pass 1S 3H 3S Pass 4S Pass Pass Pass', tricks: 11 },
    ],
  },
  {
    number: 5,
    deal: 'N:QJ2.QT93.AK43.98 AK.86542.Q7.A532 8764.J7.T9852.QJ T953.AK.J6.KT764',
    tables: [
      { calls: '1D 1H Pass 1NT Pass Pass Pass', tricks: 8 },
      { calls: 'Pass 1H Pass 1S Pass 2C Pass 3C Pass Pass Pass', tricks: 11 },
      { calls: '1D 1H Pass 2C Pass 3C Pass 3NT Pass Pass Pass', tricks: 8 },
    ],
  },
  {
    number: 6,
    deal: 'N:T98.86.QJ8632.86 Q54.9.A5.QJT9742 AK72.JT73.KT97.A J63.AKQ542.4.K53',
    tables: [
      { calls: '3C Double 5C Pass Pass Double Pass Pass Pass', tricks: 10 },
      { calls: 'Pass 1D 1H 3D 4C 4D 4H Pass Pass Pass', tricks: 9 },
      { calls: '3C Double 3H Pass 4C Pass Pass Pass', tricks: 10 },
    ],
  },
  {
    number: 7,
    deal: 'N:KT984.9763.5.J63 J53.K2.AT9643.74 2.AJ54.Q872.KQ82 AQ76.QT8.KJ.AT95',
    tables: [
      { calls: '1D 1NT Pass 2NT Pass 3NT Pass Pass Pass', tricks: 8 },
      { calls: '1D 1NT Pass Pass Pass', tricks: 8 },
      { calls: '1D 1NT Pass 3NT Pass Pass Pass', tricks: 9 },
    ],
  },
  {
    number: 8,
    deal: 'N:J96.KQJ4.9854.85 AQ8752.985.K.Q64 K4.732.AQJ32.AJT T3.AT6.T76.K9732',
    tables: [
      { calls: 'Pass Pass 1S 2D Pass 3D Pass Pass Pass', tricks: 9 },
      { calls: 'Pass Pass 2S 2NT Pass Pass Pass', tricks: 7 },
      { calls: 'Pass Pass 1S 2D Pass Pass 2S Pass Pass Pass', tricks: 7 },
    ],
  },
];

const matchBoards: readonly InventedBoard[] = [
  {
    number: 9,
    deal: 'N:JT76.A7.AK53.QT4 AK2.KQ962.T86.AK Q83.T.Q42.J87632 954.J8543.J97.95',
    tables: [
      { calls: '1D Double Pass 1H Pass 3H Pass Pass Pass', tricks: 8 },
      { calls: '1D 1H Pass 3H Pass 4H Pass Pass Pass', tricks: 8 },
    ],
  },
  {
    number: 10,
    deal: 'N:J8.J74.Q84.QT984 96532.2.AJ532.A5 AQ74.AT8.K76.K76 KT.KQ9653.T9.J32',
    tables: [
      { calls: 'Pass 1NT 2H Pass Pass Pass', tricks: 7 },
      { calls: 'Pass 1NT Pass Pass Pass', tricks: 8 },
    ],
  },
  {
    number: 11,
    deal: 'N:Q2.JT84.A965.K95 AK53.A973.7.Q864 T974.KQ5.KJ.AT32 J86.62.QT8432.J7',
    tables: [
      { calls: '1C Pass 1H Pass 1S Pass 1NT Pass Pass Pass', tricks: 8 },
      { calls: '1C 2D Double Pass 2NT Pass 3NT Pass Pass Pass', tricks: 8 },
    ],
  },
  {
    number: 12,
    deal: 'N:AK9863.A6.A7.643 QT5.QT87.9852.J8 J42.3.Q3.AKQT752 7.KJ9542.KJT64.9',
    tables: [
      { calls: '2H 2S 3H 4C Pass 4H Pass 6C Pass Pass Pass', tricks: 12 },
      { calls: '2H 2S 3H 4S Pass Pass Pass', tricks: 11 },
    ],
  },
  {
    number: 13,
    deal: 'N:T9653.975.942.A2 AQ82.KT62.J765.9 K.A843.QT83.J843 J74.QJ.AK.KQT765',
    tables: [
      { calls: 'Pass Pass Pass 1C Pass 1H Pass 3C Pass 3NT Pass Pass Pass', tricks: 10 },
      { calls: 'Pass Pass Pass 1NT Pass 2C Pass 2D Pass 3NT Pass Pass Pass', tricks: 9 },
    ],
  },
  {
    number: 14,
    deal: 'N:AT752.A62.T75.42 843.K74.A932.985 9.QJT98.KJ.AJT73 KQJ6.53.Q864.KQ6',
    tables: [
      { calls: 'Pass 1H Double 2H Pass 3C Pass 4H Pass Pass Pass', tricks: 9 },
      { calls: 'Pass 1H Double 2H Pass Pass Pass', tricks: 9 },
    ],
  },
  {
    number: 15,
    deal: 'N:654.QT54.KQ4.T75 KT2.K6.AT73.AKQ2 J3.J873.J852.J64 AQ987.A92.96.983',
    tables: [
      {
        calls: 'Pass Pass Pass 1D Pass 1S Pass 2NT Pass 3S Pass 4C Pass 4H Pass 6S Pass Pass Pass',
        tricks: 13,
      },
      { calls: 'Pass 1S Pass 2C Pass 2S Pass 3S Pass 4S Pass Pass Pass', tricks: 12 },
    ],
  },
  {
    number: 16,
    deal: 'N:AQT7.KQ3.QJ62.J6 KJ3.T754.A974.75 6542.AJ86.K85.Q2 98.92.T3.AKT9843',
    tables: [
      { calls: '3C Double Pass 4C Pass 4S Pass Pass Pass', tricks: 8 },
      { calls: '3C Double Pass 3H Pass Pass Pass', tricks: 8 },
    ],
  },
];

const practiceBoards: readonly InventedBoard[] = [
  'N:K63.Q632.T953.A7 AQ7.A875.J87642. JT9854.K.AK.KJT2 2.JT94.Q.Q986543',
  'N:82.K9754.A983.K2 Q54.82.K7542.T84 AJ73.AQ6.QJ6.AJ6 KT96.JT3.T.Q9753',
  'N:A82.J87.AKQ7.954 JT7654.A3.843.76 93.Q.T952.AQJT83 KQ.KT96542.J6.K2',
  'N:J9.J5.AT86.QJ976 AK75.A62.QJ5.542 Q.KT93.K7432.AT8 T86432.Q874.9.K3',
  'N:Q53.K8543.T76.J4 42.AT2.J8.KQT975 T9876.Q6.Q9532.8 AKJ.J97.AK4.A632',
  'N:852.Q86.AK84.Q73 QJ93.KJ75.T72.92 A7.AT942.63.AKT6 KT64.3.QJ95.J854',
].map((deal, index) => ({ number: index + 1, deal, tables: [] }));

/** How Nell and Piet bid the first of these. */
export const practiceAuctions = [
  { board: unwrap(boardNumber(1)), calls: 'Pass 1D 1S Pass 2S Pass 4S Pass Pass Pass' },
  { board: unwrap(boardNumber(2)), calls: 'Pass 1C Pass 1H Pass 2NT Pass 3H Pass 4H Pass Pass Pass' },
];
