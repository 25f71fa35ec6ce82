import { describe, expect, it } from 'vitest';
import type { Seat } from '../seat.ts';
import { followPairs } from './follow-pairs.ts';
import type { SeatedTable } from './pair-groups.ts';

interface Spelled {
  N?: string;
  E?: string;
  S?: string;
  W?: string;
  section?: string;
  NS?: string;
  EW?: string;
}

const table = ({ N, E, S, W, section, NS, EW }: Spelled): SeatedTable => ({
  players: { N: N ?? null, E: E ?? null, S: S ?? null, W: W ?? null },
  section: section ?? null,
  pairNumbers: { NS: NS ?? null, EW: EW ?? null },
});

/** Each pair as 'names: board and seats'. */
const follow = (...boards: Spelled[][]) =>
  followPairs(boards.map((tables) => tables.map(table))).map(
    ({ names, number, section, sittings, unclearBoards }) => ({
      pair: [section, number, names.map((name) => name ?? '?').join('–')]
        .filter((part) => part !== null)
        .join(' '),
      sat: sittings.map(({ board, seats }) => `${board + 1}${seats.join('')}`).join(' '),
      ...(unclearBoards > 0 && { unclearBoards }),
    }),
  );
const at = (N: string, S: string, E: string, W: string, more: Spelled = {}): Spelled => ({
  N,
  E,
  S,
  W,
  ...more,
});

describe('pairs by name', () => {
  it('are followed from table to table and in both directions', () => {
    expect(
      follow(
        [at('Ada', 'Ben', 'Cleo', 'Dan'), at('Eve', 'Finn', 'Gus', 'Hal')],
        [at('Gus', 'Hal', 'Ada', 'Ben'), at('Cleo', 'Dan', 'Eve', 'Finn')],
      ),
    ).toEqual([
      { pair: 'Ada–Ben', sat: '1NS 2EW' },
      { pair: 'Cleo–Dan', sat: '1EW 2NS' },
      { pair: 'Eve–Finn', sat: '1NS 2EW' },
      { pair: 'Gus–Hal', sat: '1EW 2NS' },
    ]);
  });

  it('are the same in any spelling, with a player number or without, and when the two change seats', () => {
    const [pair] = follow(
      [at('Ada Lark', 'Ben Orr', 'x', 'y')],
      [at('BEN  ORR', 'ada lark#56252', 'x', 'y')],
      [at('x', 'y', ' Ada Lark (56252)', 'Ben Orr')],
    );
    expect(pair).toEqual({ pair: 'Ada Lark–Ben Orr', sat: '1NS 2SN 3EW' });
  });

  it('are followed over boards that they did not play', () => {
    const [pair] = follow(
      [at('Ada', 'Ben', 'Cleo', 'Dan')],
      [],
      [at('x', 'y', 'Cleo', 'Dan')],
      [at('Ada', 'Ben', 'x', 'y')],
    );
    expect(pair).toEqual({ pair: 'Ada–Ben', sat: '1NS 4NS' });
  });

  it('are different pairs when a player changes partners', () => {
    expect(
      follow([at('Ada', 'Ben', 'x', 'y')], [at('Ada', 'Cleo', 'x', 'y')]).map(({ pair }) => pair),
    ).toEqual(['Ada–Ben', 'Ada–Cleo', 'x–y']);
  });

  it('are found by one name where the other is missing, if that player has one partner', () => {
    const boards = [[at('Ada', 'Ben', 'x', 'y')], [{ N: 'Ada' }], [{ E: 'Ben' }], [{ W: 'x' }]];
    expect(follow(...boards)).toEqual([
      { pair: 'Ada–Ben', sat: '1NS 2NS 3WE' },
      { pair: 'x–y', sat: '1EW 4WE' },
    ]);
    expect(follow(...boards, [at('Ada', 'Cleo', 'x', 'y')])[0]).toEqual({ pair: 'Ada–Ben', sat: '1NS 3WE' });
    expect(follow([{ N: 'Ada' }], [{ W: 'Ada' }])).toEqual([{ pair: 'Ada–?', sat: '1NS 2WE' }]);
  });
});

describe('two pairs of the same name', () => {
  const smiths = (more: Spelled[]) =>
    follow(
      ...[0, 1].map(() => more.map((each, index) => at('Smith', 'Smith', `x${index}`, `y${index}`, each))),
    ).filter(({ pair }) => pair.includes('Smith'));

  it('are told apart by player numbers', () => {
    const boards = [
      [at('Ada#1', 'Ben', 'x', 'y'), at('Ada#2', 'Ben', 'v', 'w')],
      [at('x', 'y', 'Ada#2', 'Ben')],
    ];
    expect(follow(...boards).filter(({ pair }) => pair.includes('Ada'))).toEqual([
      { pair: 'Ada–Ben', sat: '1NS' },
      { pair: 'Ada–Ben', sat: '1NS 2EW' },
    ]);
  });

  it('are told apart by section, number or direction', () => {
    expect(smiths([{ section: 'A' }, { section: 'B' }])).toEqual([
      { pair: 'A Smith–Smith', sat: '1NS 2NS' },
      { pair: 'B Smith–Smith', sat: '1NS 2NS' },
    ]);
    expect(smiths([{ NS: '4' }, { NS: '11' }])).toEqual([
      { pair: '4 Smith–Smith', sat: '1NS 2NS' },
      { pair: '11 Smith–Smith', sat: '1NS 2NS' },
    ]);
    expect(
      follow([at('Smith', 'Smith', 'Smith', 'Smith')], [at('Smith', 'Smith', 'Smith', 'Smith')]),
    ).toEqual([
      { pair: 'Smith–Smith', sat: '1NS 2NS' },
      { pair: 'Smith–Smith', sat: '1EW 2EW' },
    ]);
  });

  it('are nobody’s on the boards where nothing tells them apart', () => {
    expect(smiths([{}, {}])).toEqual([{ pair: 'Smith–Smith', sat: '', unclearBoards: 2 }]);
  });

  it('does not lose a pair that changes direction because the file repeats a board', () => {
    const [pair] = follow(
      [at('Ada', 'Ben', 'x', 'y'), at('Ada', 'Ben', 'x', 'y')],
      [at('Ada', 'Ben', 'x', 'y')],
      [at('x', 'y', 'Ada', 'Ben')],
    );
    expect(pair).toEqual({ pair: 'Ada–Ben', sat: '2NS 3EW', unclearBoards: 1 });
  });
});

describe('pairs by number alone', () => {
  it('are followed in both directions where all pairs share one row of numbers', () => {
    expect(
      follow(
        [
          { NS: '1', EW: '4' },
          { NS: '2', EW: '3' },
        ],
        [
          { NS: '4', EW: '2' },
          { NS: '3', EW: '1' },
        ],
      ),
    ).toEqual([
      { pair: '1 ?–?', sat: '1NS 2EW' },
      { pair: '2 ?–?', sat: '1NS 2EW' },
      { pair: '3 ?–?', sat: '1EW 2NS' },
      { pair: '4 ?–?', sat: '1EW 2NS' },
    ]);
  });

  it('keep their direction where each direction has its own numbers', () => {
    const pairs = follow(
      [
        { NS: '1', EW: '1' },
        { NS: '2', EW: '2' },
      ],
      [{ NS: '1', EW: '3' }],
      [{ NS: '3', EW: '2' }],
    );
    expect(pairs).toEqual([
      { pair: '1 ?–?', sat: '1NS 2NS' },
      { pair: '1 ?–?', sat: '1EW' },
      { pair: '2 ?–?', sat: '1NS' },
      { pair: '2 ?–?', sat: '1EW 3EW' },
      { pair: '3 ?–?', sat: '2EW' },
      { pair: '3 ?–?', sat: '3NS' },
    ]);
  });

  it('are numbered anew in each section', () => {
    expect(
      follow([
        { NS: '1', section: 'A' },
        { NS: '1', section: 'B' },
      ]),
    ).toEqual([
      { pair: 'A 1 ?–?', sat: '1NS' },
      { pair: 'B 1 ?–?', sat: '1NS' },
    ]);
  });

  it('join the pair of that number where names are missing on a board', () => {
    const pairs = follow(
      [at('Ada', 'Ben', 'Cleo', 'Dan', { NS: '1', EW: '1' })],
      [{ NS: '1', EW: '1' }],
      [{ NS: '1' }],
    );
    expect(pairs).toEqual([
      { pair: '1 Ada–Ben', sat: '1NS 2NS 3NS' },
      { pair: '1 Cleo–Dan', sat: '1EW 2EW' },
    ]);
  });
});

describe('following pairs', () => {
  it('finds none where a file names nobody', () => {
    expect(follow([{}, { N: ' ', NS: '' }], [])).toEqual([]);
  });

  it('gives every named side of every table to exactly one pair', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const tables = Array.from({ length: 60 }, (_, index) => {
      const pick = (step: number) => names[(index * 7 + step * step) % names.length] ?? 'a';
      return table({ ...at(pick(0), pick(1), pick(2), pick(3)) });
    });
    const pairs = followPairs(tables.map((each) => [each]));
    const seen = pairs.flatMap(({ sittings }) => sittings.map(({ board, side }) => `${board}${side}`));
    const unclear = pairs.reduce((sum, { unclearBoards }) => sum + unclearBoards, 0);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length + 2 * unclear).toBe(120);
  });

  it('names the seats of each of the two', () => {
    const pairs = followPairs([[table(at('Ada', 'Ben', 'x', 'y'))], [table(at('x', 'y', 'Ben', 'Ada'))]]);
    const seats: (readonly [Seat, Seat])[] = pairs[0]?.sittings.map((sitting) => sitting.seats) ?? [];
    expect(seats).toEqual([
      ['N', 'S'],
      ['W', 'E'],
    ]);
  });
});
