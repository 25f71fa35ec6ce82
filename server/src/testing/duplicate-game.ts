import { generateDeal } from './generated-game.ts';

interface Duplicate {
  readonly seed: number;
  readonly boards: number;
  readonly tables: number;
  /** Boards that two pairs play against each other. */
  readonly boardsInRound?: number;
  /** Names of pairs by their number: North-South from 1, East-West from 101. None, if it is left out. */
  readonly nameOf?: (pair: number) => readonly [string, string];
  /** Instead of a result: board and table, counted from 1, and what stands in the columns of points. */
  readonly adjusted?: readonly {
    readonly board: number;
    readonly table: number;
    readonly points: readonly [string, string];
  }[];
  /** Rows of the file's own ranking, as `1 3 "N-S" 61.25`. */
  readonly stated?: readonly string[];
  readonly scoring?: string;
}

/** A club evening as one PBN: pairs North-South stay, East-West move up a table each round. */
export function generateDuplicate(game: Duplicate): string {
  const { boards, scoring = 'MatchPoints' } = game;
  return Array.from({ length: boards }, (_, board) => {
    const deal = generateDeal(game.seed * 1000 + board);
    return [
      '[Event "Club Evening"]',
      '[Site "Harbour Club"]',
      '[Date "2026.03.14"]',
      `[Board "${board + 1}"]`,
      `[Deal "${deal}"]`,
      `[Scoring "${scoring}"]`,
      ...(board === 0 ? totalsOf(game) : []),
      String.raw`[ScoreTable "Round\2R;PairId_NS\3R;PairId_EW\3R;Contract\4L;Declarer\1R;Result\2R;Lead\3L;Score_NS\6R;Score_EW\6R"]`,
      ...rowsOf(game, board, deal),
    ].join('\n');
  }).join('\n\n');
}

function totalsOf({ tables, nameOf, stated }: Duplicate): string[] {
  if (nameOf === undefined && stated === undefined) return [];
  const names = (pair: number): string => (nameOf ? `"${nameOf(pair).join(' - ')}"` : '-');
  const pairs = Array.from({ length: tables }, (_, index) => [index + 1, index + 101]).flat();
  const rows =
    stated?.map((row) => `${row} ${names(Number(row.split(' ')[1]))}`) ??
    pairs.map((pair) => `- ${pair} "${pair > 100 ? 'E-W' : 'N-S'}" - ${names(pair)}`);
  return [
    String.raw`[TotalScoreTable "Rank\2R;PairId\3R;Direction\5R;TotalPercentage\6R;Names\40L"]`,
    ...rows,
  ];
}

const PLAYED = [
  ['3NT', 'N', 9],
  ['4S', 'S', 10],
  ['2H', 'E', 7],
  ['5D', 'W', 11],
  ['1NT', 'S', 8],
  ['4H', 'N', 9],
  ['3C', 'W', 9],
  ['6NT', 'N', 12],
] as const;

function rowsOf({ tables, boardsInRound = 2, adjusted }: Duplicate, board: number, deal: string): string[] {
  const round = Math.floor(board / boardsInRound);
  return Array.from({ length: tables }, (_, table) => {
    const pairs = `${round + 1} ${table + 1} ${((table + round) % tables) + 101}`;
    const given = adjusted?.find((one) => one.board === board + 1 && one.table === table + 1);
    if (given) return `${pairs} - - - - "${given.points[0]}" "${given.points[1]}"`;
    const [contract, declarer, tricks] = PLAYED[(table * 5 + board * 3) % PLAYED.length] ?? PLAYED[0];
    return `${pairs} ${contract} ${declarer} ${tricks} ${leadOf(deal, declarer)} - -`;
  });
}

/** The highest card of the first suit that the leader holds. */
function leadOf(deal: string, declarer: string): string {
  const leader = ('NESW'.indexOf(declarer) + 1) % 4;
  const suits = deal.slice(2).split(' ')[leader]?.split('.') ?? [];
  const suit = suits.findIndex((cards) => cards !== '');
  return `${'SHDC'.charAt(suit)}${suits[suit]?.charAt(0) ?? ''}`;
}
