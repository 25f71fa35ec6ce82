import { describe, expect, it } from 'vitest';
import { formatDeal } from '../deal.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import type { HandRecord } from '../record/hand-record.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { groupRecords, joinRecords } from './join-records.ts';

interface Wanted {
  /** The number of the first board, and the seed of its deal. */
  readonly from?: number;
  readonly seed?: number;
  readonly tags?: string;
}

/** Three boards, one after the other. */
const pbn = ({ from = 1, seed = from, tags = '' }: Wanted = {}): HandRecord =>
  readPbn(
    [0, 1, 2]
      .map((place) => `[Board "${from + place}"]\n[Deal "${formatDeal(seededDeal(seed + place))}"]\n${tags}`)
      .join('\n\n'),
  ).record;

const numbersOf = ({ boards }: HandRecord) => boards.map(({ number }) => number);

describe('groupRecords', () => {
  it.each<[string, Wanted[], number[][]]>([
    ['has the same deals under the same numbers', [{}, { tags: '[North "Ann"]' }], [[0, 1]]],
    ['goes on where the other ends', [{}, { from: 4 }], [[0, 1]]],
    ['has other deals under the same numbers', [{}, { seed: 50 }], [[0], [1]]],
    [
      'has other boards of another day',
      [{ tags: '[Date "2026.11.09"]' }, { from: 4, tags: '[Date "2026.11.16"]' }],
      [[0], [1]],
    ],
    [
      'has other boards of another event',
      [
        { tags: '[Event "Pairs"]' },
        { from: 4, tags: '[Event "Teams"]' },
        { from: 7, tags: '[Event "pairs"]' },
      ],
      [[0, 2], [1]],
    ],
    ['names no event', [{ tags: '[Event "Pairs"]' }, { from: 4, tags: '[Event "?"]' }], [[0, 1]]],
    [
      'has a board in common with a later one',
      [{ tags: '[Event "Pairs"]' }, { seed: 50 }, { from: 3, seed: 52 }, { from: 3, tags: '[Event "x"]' }],
      [
        [0, 3],
        [1, 2],
      ],
    ],
  ])('puts together or apart: a file that %s', (_, wanted, groups) => {
    expect(groupRecords(wanted.map(pbn))).toEqual(groups);
  });
});

describe('joinRecords', () => {
  const table = '[North "Ann"]\n[Contract "1NT"]\n[Declarer "N"]\n[Result "7"]';

  it('leaves a single record as it is', () => {
    const record = pbn();
    expect(joinRecords([record])).toBe(record);
  });

  it('gives deals of one file the results and tags of another', () => {
    const { boards } = joinRecords([pbn(), pbn({ tags: `[Event "Pairs"]\n${table}` })]);
    expect(boards).toHaveLength(3);
    expect(boards[0]?.tags.get('Event')).toBe('Pairs');
    expect(boards.map(({ results }) => results.map(({ players }) => players.N))).toEqual([
      ['Ann'],
      ['Ann'],
      ['Ann'],
    ]);
  });

  it('sorts boards by number', () => {
    expect(numbersOf(joinRecords([pbn({ from: 4 }), pbn()]))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('counts a table once that stands in both files, with the auction of either', () => {
    const auction = '[Auction "N"]\n1NT Pass Pass Pass';
    const [board] = joinRecords([pbn({ tags: table }), pbn({ tags: `${table}\n${auction}` })]).boards;
    expect(board?.results).toHaveLength(1);
    expect(board?.results[0]?.auction?.auction.calls).toEqual(['1NT', 'Pass', 'Pass', 'Pass']);
  });

  it('completes a table by pair numbers, with the names and the score of either', () => {
    const numbers = '[PairNS "1"]\n[PairEW "8"]';
    const bare = '[Contract "1NT"]\n[Declarer "N"]\n[Result "7"]';
    const [board] = joinRecords([
      pbn({ tags: `${numbers}\n${bare}` }),
      pbn({ tags: `${numbers}\n${table}\n[Score "NS 90"]` }),
    ]).boards;
    expect(board?.results).toMatchObject([{ players: { N: 'Ann' }, scoreNS: 90, tricks: 7 }]);
  });

  it('keeps two tables of one file that look the same', () => {
    const twice = readPbn(
      [1, 1]
        .map((number) => `[Board "${number}"]\n[Deal "${formatDeal(seededDeal(1))}"]\n${table}`)
        .join('\n\n'),
    ).record;
    expect(joinRecords([twice, pbn()]).boards[0]?.results).toHaveLength(2);
    expect(joinRecords([pbn(), twice]).boards[0]?.results).toHaveLength(2);
  });

  describe('of which one has names and the other numbers', () => {
    /** Six boards at three tables; on board 1 two tables have the same result. */
    const tricks = [
      [7, 7, 8],
      [6, 7, 9],
      [9, 8, 7],
      [7, 8, 6],
      [8, 6, 9],
      [10, 9, 8],
    ];
    const named = [
      ['Ada', 'Ben', 'Cid', 'Dot'],
      ['Eve', 'Fay', 'Gus', 'Hal'],
      ['Ida', 'Jon', 'Kit', 'Lea'],
    ];
    const whole = (who: (at: number) => string) =>
      readPbn(
        tricks
          .flatMap((won, place) =>
            won.map(
              (count, at) =>
                `[Board "${place + 1}"]\n[Deal "${formatDeal(seededDeal(place + 1))}"]\n${who(at)}\n` +
                `[Contract "1NT"]\n[Declarer "N"]\n[Result "${count}"]`,
            ),
          )
          .join('\n\n'),
      ).record;
    const names = (at: number) => {
      const [n, e, s, w] = named[at]!;
      return `[North "${n}"]\n[East "${e}"]\n[South "${s}"]\n[West "${w}"]`;
    };
    const numbers = (at: number) => `[PairNS "${at + 1}"]\n[PairEW "${at + 11}"]`;

    it.each([
      ['names only and numbers only', names, numbers],
      ['numbers only and names only', numbers, names],
      ['both and names only', (at: number) => `${names(at)}\n${numbers(at)}`, names],
      ['both and numbers only', (at: number) => `${names(at)}\n${numbers(at)}`, numbers],
    ])('counts each table once, with both: %s', (_, one, other) => {
      const { boards } = joinRecords([whole(one), whole(other)]);
      expect(boards.map(({ results }) => results.length)).toEqual(tricks.map(() => 3));
      for (const { results } of boards)
        for (const { players, tags } of results)
          expect(players.N).toBe(named[Number(tags.get('PairNS')) - 1]?.[0]);
    });

    it('gives nobody a name where the results leave a doubt', () => {
      const first = ({ header, boards }: HandRecord) => ({ header, boards: boards.slice(0, 1) });
      const [board] = joinRecords([first(whole(names)), first(whole(numbers))]).boards;
      expect(board?.results.map(({ players, tags }) => [players.N, tags.get('PairNS')])).toEqual([
        ['Ada', undefined],
        ['Eve', undefined],
        ['Ida', '3'],
        [null, '1'],
        [null, '2'],
      ]);
    });
  });
});
