import type {
  CardBoard,
  RankedEntrant,
  Ranking,
  Scorecard,
  Traveller,
  TravellerRow,
} from '@bridge-review/api/ranking';
import { ownGame } from './games.ts';

const NAMES = [
  'Ada Lark',
  'Ben Wren',
  'Cleo Rook',
  'Dan Tern',
  'Eve Jay',
  'Finn Crane',
  'Gil Heron',
  'Hua Swift',
];

/** The pair of this number, from 1: two of the names each. */
const aPair = (number: number, place: number, value: number): RankedEntrant => ({
  tableId: number,
  seat: number > 2 ? 'E' : 'N',
  names: { first: NAMES[2 * number - 2] ?? null, second: NAMES[2 * number - 1] ?? null },
  number: String(number),
  place,
  isTied: false,
  section: null,
  boards: 3,
  points: (value * 6) / 100,
  top: 6,
  value,
  isOwn: number === 1,
  spark: [100, 50, 0],
});

/** Two tables, three boards; pair 1 is the viewer's own. */
export const aRanking: Ranking = {
  state: 'ranked',
  kind: 'pairs',
  method: 'matchpoints',
  unit: 'percent',
  winners: 2,
  boards: 3,
  tables: 2,
  top: 2,
  fields: [
    { side: 'NS', section: null, total: 2, ranked: [aPair(2, 1, 66.67), aPair(1, 2, 33.33)], next: null },
    { side: 'EW', section: null, total: 2, ranked: [aPair(3, 1, 66.67), aPair(4, 2, 33.33)], next: null },
  ],
  stated: null,
  adjusted: [],
  adjustedTables: 0,
};

const aCardBoard = (boardNumber: number, more: Partial<CardBoard> = {}): CardBoard => ({
  handId: 100 + boardNumber,
  boardNumber,
  dealer: 'N',
  vulnerability: 'None',
  tableId: boardNumber,
  round: boardNumber < 3 ? '1' : '2',
  seat: 'N',
  opponents: { ...keyAndNames(aPair(boardNumber < 3 ? 3 : 4, 1, 0)), tableId: boardNumber },
  contract: '4H',
  declarer: 'S',
  tricks: 10,
  lead: 'SQ',
  scoreNS: 420,
  adjusted: null,
  points: 2,
  top: 2,
  trickTable: null,
  parNS: null,
  ...more,
});

function keyAndNames({ tableId, seat, names, number }: RankedEntrant): CardBoard['opponents'] {
  return { tableId, seat, names, number };
}

/** Four hearts made, three notrump defended, and an adjusted board. */
export const aScorecard: Scorecard = {
  kind: 'pairs',
  method: 'matchpoints',
  unit: 'percent',
  pair: { ...aPair(1, 2, 56.67), points: 3.4 },
  field: { side: 'NS', section: null, total: 2 },
  boards: [
    aCardBoard(1),
    aCardBoard(2, { contract: '3NT', declarer: 'E', tricks: 9, scoreNS: -400, lead: 'D5', points: 0.2 }),
    aCardBoard(3, {
      contract: null,
      declarer: null,
      tricks: null,
      lead: null,
      scoreNS: null,
      adjusted: { NS: 60, EW: 40 },
      points: 1.2,
    }),
  ],
};

const aTable = (tableId: number, more: Partial<TravellerRow>): TravellerRow => ({
  tableId,
  NS: keyAndNames(aPair(tableId, 1, 0)),
  EW: keyAndNames(aPair(tableId + 2, 1, 0)),
  section: null,
  table: String(tableId),
  room: null,
  ownSide: null,
  contract: '4H',
  declarer: 'S',
  tricks: 10,
  lead: 'SQ',
  scoreNS: 420,
  adjusted: null,
  points: { NS: 2, EW: 0 },
  ...more,
});

export const aTraveller: Traveller = {
  handId: 101,
  gameId: ownGame.id,
  boardNumber: 1,
  dealer: 'N',
  vulnerability: 'None',
  method: 'matchpoints',
  unit: 'percent',
  top: 2,
  total: 2,
  rows: [
    aTable(1, { ownSide: 'NS' }),
    aTable(2, { contract: '3NT', declarer: 'N', tricks: 8, scoreNS: -50, points: { NS: 0, EW: 2 } }),
  ],
  contracts: [
    { contract: '4H', tables: 1 },
    { contract: '3NT', tables: 1 },
  ],
  trickTable: null,
  parNS: null,
};
