import type {
  CardBoard,
  MatchBoard,
  RankedEntrant,
  Ranking,
  Scorecard,
  TeamMatch,
  Teams,
  Traveller,
  TravellerRow,
} from '@bridge-review/api/ranking';
import type { ContractText } from '@bridge-review/bridge/contract';
import { notRanked, ownGame } from './games.ts';

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
  ...notRanked,
  state: 'ranked',
  boards: 3,
  tables: 2,
  top: 2,
  fields: [
    { side: 'NS', section: null, total: 2, ranked: [aPair(2, 1, 66.67), aPair(1, 2, 33.33)], next: null },
    { side: 'EW', section: null, total: 2, ranked: [aPair(3, 1, 66.67), aPair(4, 2, 33.33)], next: null },
  ],
};

const byTeam = <T>(first: T, second: T) => ({ first, second });

const aMatchBoard = (
  boardNumber: number,
  contracts: readonly [ContractText, ContractText | null],
  won: readonly [number, number] | null,
  running: readonly [number, number],
): MatchBoard => {
  const table = (room: 'Open' | 'Closed', contract: ContractText | null): MatchBoard['tables']['first'] =>
    contract === null
      ? null
      : {
          tableId: boardNumber,
          room,
          contract,
          declarer: 'N',
          tricks: 9,
          scoreNS: contract === '4S' ? -50 : 140,
          adjusted: null,
        };
  return {
    handId: 100 + boardNumber,
    boardNumber,
    tables: byTeam(table('Open', contracts[0]), table('Closed', contracts[1])),
    won: won && byTeam(...won),
    problem: won === null ? 'one table' : null,
    running: byTeam(...running),
  };
};

const aMatch: TeamMatch = {
  index: 1,
  round: 'Final 2',
  teams: byTeam('Larks', 'Wrens'),
  counted: 2,
  total: 3,
  imps: byTeam(5, 0),
  carryOver: byTeam(12, 30),
  victoryPoints: null,
  own: 'first',
};

/** Two rooms, three boards, the last of which one of them did not play. */
export const aTeamMatch: Teams = {
  unit: 'imps',
  standings: [],
  matches: [aMatch],
  matchCount: 1,
  shown: {
    ...aMatch,
    pairs: byTeam(
      [keyAndNames(aPair(1, 1, 0)), keyAndNames(aPair(3, 1, 0))],
      [keyAndNames(aPair(2, 1, 0)), keyAndNames(aPair(4, 1, 0))],
    ),
    boards: [
      aMatchBoard(1, ['3S', '4S'], [5, 0], [17, 30]),
      aMatchBoard(2, ['2H', '2H'], [0, 0], [17, 30]),
      aMatchBoard(3, ['2H', null], null, [17, 30]),
    ],
  },
};

const points = (first: number, second: number, byScale: readonly [number, number]) => ({
  points: byTeam(first, second),
  isStated: true,
  byScale: byTeam(...byScale),
});

const aRound = (index: number, teams: readonly [string, string], more: Partial<TeamMatch>): TeamMatch => ({
  ...aMatch,
  index,
  round: String(index),
  teams: byTeam(...teams),
  carryOver: byTeam(0, 0),
  own: null,
  ...more,
});

const rounds = [
  aRound(1, ['Larks', 'Wrens'], {
    victoryPoints: points(16, 4, [18.09, 1.91]),
    imps: byTeam(10, 0),
    own: 'first',
  }),
  aRound(2, ['Rooks', 'Larks'], {
    victoryPoints: points(5, 15, [10, 10]),
    imps: byTeam(0, 0),
    own: 'second',
  }),
  aRound(3, ['Wrens', 'Rooks'], { victoryPoints: points(10, 10, [10, 10]), imps: byTeam(0, 0) }),
];

const aStanding = (
  place: number,
  team: string,
  value: number,
  stated: number,
): Teams['standings'][number] => ({
  place,
  isTied: false,
  team,
  matches: 2,
  imps: { won: 10, lost: 0 },
  value,
  stated: { place, points: stated },
  isOwn: team === 'Larks',
});

/** Three teams that met each other, by the victory points of the file. */
export const aTeamEvent: Teams = {
  unit: 'vps',
  standings: [aStanding(1, 'Larks', 31, 31), aStanding(2, 'Rooks', 15, 15), aStanding(3, 'Wrens', 14, 14)],
  matches: rounds,
  matchCount: 3,
  shown: { ...aTeamMatch.shown, ...rounds[0]! },
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
