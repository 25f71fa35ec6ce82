import { generateDeal } from './generated-game.ts';

interface Match {
  readonly seed: number;
  readonly boards: number;
  /** Home and visitors, with what they carry over. */
  readonly teams?: readonly [string, string];
  readonly carryOver?: readonly [number, number];
  readonly stage?: string;
  /** North, East, South and West of the open room, then of the closed one. */
  readonly players?: readonly (readonly [string, string, string, string])[];
  /** A board, from 1, that the closed room did not play. */
  readonly missing?: number;
}

const PLAYERS = [
  ['Ines Amsel', 'Cleo Rook', 'Bram Kestrel', 'Dan Tern'],
  ['Eve Jay', 'Gil Heron', 'Finn Crane', 'Hua Swift'],
] as const;

/** Of the open room and of the closed one: 10 IMPs to the home team, 10 to the visitors, none, and 1 to the home team. */
const PLAYED = [
  [
    ['4S', 'N', 10],
    ['4S', 'N', 9],
  ],
  [
    ['3NT', 'E', 9],
    ['3NT', 'E', 8],
  ],
  [
    ['2H', 'S', 8],
    ['2H', 'S', 8],
  ],
  [
    ['1NT', 'W', 7],
    ['1NT', 'W', 8],
  ],
] as const;

/** A match of two rooms as one PBN. */
export function generateMatch({
  seed,
  boards,
  teams = ['Larks', 'Wrens'],
  carryOver,
  stage = 'Final 2',
  players = PLAYERS,
  missing,
}: Match): string {
  const [home, visitors] = teams.map((name, index) => (carryOver ? `${name} +${carryOver[index]}` : name));
  return Array.from({ length: boards }, (_, board) => {
    const deal = generateDeal(seed * 1000 + board);
    return (['Open', 'Closed'] as const).flatMap((room, index) => {
      if (room === 'Closed' && missing === board + 1) return [];
      const [contract, declarer, tricks] = PLAYED[board % PLAYED.length]?.[index] ?? PLAYED[0][0];
      const [north, east, south, west] = players[index] ?? PLAYERS[0];
      return [
        '[Event "Harbour Cup"]',
        '[Date "2026.03.14"]',
        `[Stage "${stage}"]`,
        `[Board "${board + 1}"]`,
        `[Deal "${deal}"]`,
        '[Scoring "IMP"]',
        `[HomeTeam "${home}"]`,
        `[VisitTeam "${visitors}"]`,
        `[Room "${room}"]`,
        `[North "${north}"]`,
        `[East "${east}"]`,
        `[South "${south}"]`,
        `[West "${west}"]`,
        `[Contract "${contract}"]`,
        `[Declarer "${declarer}"]`,
        `[Result "${tricks}"]`,
      ].join('\n');
    });
  })
    .flat()
    .join('\n\n');
}
