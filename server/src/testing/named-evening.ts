import { generateDeal } from './generated-game.ts';

interface NamedEvening {
  readonly seed: number;
  readonly day?: string;
  readonly boards?: number;
  /** North, East, South and West of each table. */
  readonly tables: readonly (readonly [string, string, string, string])[];
}

/** An evening as one PBN, with names and an auction at every table. */
export function namedEvening({ seed, day = '2026.03.14', boards = 2, tables }: NamedEvening): string {
  return Array.from({ length: boards }, (_, board) => {
    const dealer = 'NESW'.charAt(board % 4);
    return tables.map(([north, east, south, west]) =>
      [
        `[Event "Season ${seed}"]`,
        `[Date "${day}"]`,
        `[Board "${board + 1}"]`,
        `[Dealer "${dealer}"]`,
        `[Deal "${generateDeal(seed * 1000 + board)}"]`,
        `[North "${north}"]\n[East "${east}"]\n[South "${south}"]\n[West "${west}"]`,
        '[Declarer "N"]\n[Contract "1NT"]\n[Result "8"]',
        `[Auction "${dealer}"]\n${board % 4 === 0 ? '1NT' : 'Pass '.repeat(4 - (board % 4)) + '1NT'} Pass Pass Pass`,
      ].join('\n'),
    );
  })
    .flat()
    .join('\n\n');
}
