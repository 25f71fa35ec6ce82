import { describe, expect, it } from 'vitest';
import type { AdjustedScore } from '../adjusted-score.ts';
import { boardScores } from './board-scores.ts';
import { formatPlace } from './places.ts';
import { rankGame, type RankedField, type RankingBoard, type RankingTable } from './rank-game.ts';
import { scoringMethod } from './scoring-method.ts';

const nobody = { N: null, E: null, S: null, W: null };
const matchpoints = { kind: 'matchpoints' } as const;

function table(
  NS: string,
  EW: string,
  score: number | AdjustedScore | null,
  section: string | null = null,
): RankingTable {
  const isScore = typeof score === 'number' || score === null;
  return {
    players: nobody,
    section,
    pairNumbers: { NS, EW },
    scoreNS: isScore ? score : null,
    adjusted: isScore ? null : score,
  };
}

const board = (number: number, ...tables: readonly RankingTable[]): RankingBoard<RankingTable> => ({
  number,
  tables,
});

const placesIn = (field: RankedField<RankingTable> | undefined) =>
  field?.ranked.map((own) => [formatPlace(own), own.entrant.number, Math.round(own.value * 100) / 100]);

/** Three tables, three boards: 1 to 3 sit North-South, 11 to 13 East-West. */
const mitchell = [
  board(1, table('1', '11', 420), table('2', '12', 450), table('3', '13', -50)),
  board(2, table('1', '12', 110), table('2', '13', 110), table('3', '11', 140)),
  board(3, table('1', '13', -620), table('2', '11', -650), table('3', '12', -620)),
];

describe('the ranking', () => {
  it('has two winners where pairs keep their direction', () => {
    const { winners, fields } = rankGame(mitchell, { method: matchpoints });
    expect(winners).toBe(2);
    expect(fields.map(({ side }) => side)).toEqual(['NS', 'EW']);
    // Out of 12: pair 1 has 2 + 1 + 3, pair 2 has 4 + 1 + 0, pair 3 has 0 + 4 + 3.
    expect(placesIn(fields[0])).toEqual([
      ['1', '3', 58.33],
      ['2', '1', 50],
      ['3', '2', 41.67],
    ]);
    expect(placesIn(fields[1])).toEqual([
      ['1', '13', 66.67],
      ['2', '11', 50],
      ['3', '12', 33.33],
    ]);
  });

  it('has one winner where pairs change direction', () => {
    const howell = [
      board(1, table('1', '2', 420), table('3', '4', 400)),
      board(2, table('3', '1', 50), table('2', '4', 100)),
      board(3, table('4', '1', -50), table('3', '2', -50)),
    ];
    const { winners, fields } = rankGame(howell, { method: matchpoints });
    expect(winners).toBe(1);
    expect(fields).toHaveLength(1);
    expect(placesIn(fields[0])).toEqual([
      ['1', '1', 83.33],
      ['2=', '2', 50],
      ['2=', '4', 50],
      ['4', '3', 16.67],
    ]);
  });

  it('has as many winners as it is told', () => {
    expect(rankGame(mitchell, { method: matchpoints, winners: 1 }).fields).toHaveLength(1);
  });

  it('takes a single board the other way for a slip', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      board(index + 1, table('1', '11', 100), table('2', '12', 50)),
    );
    const slip = board(31, table('11', '1', 100), table('2', '12', 50));
    const { winners, fields } = rankGame([...many, slip], { method: matchpoints });
    expect(winners).toBe(2);
    expect(fields[0]?.ranked.map(({ entrant }) => entrant.number)).toEqual(['1', '2']);
  });

  it('shares a place among equals, and skips the next', () => {
    const { fields } = rankGame([board(1, table('1', '11', 50), table('2', '12', 50), table('3', '13', 0))], {
      method: matchpoints,
    });
    expect(placesIn(fields[0])).toEqual([
      ['1=', '1', 75],
      ['1=', '2', 75],
      ['3', '3', 0],
    ]);
  });

  it('scales a board with fewer scores to the field by Neuberg’s formula', () => {
    const [first, second] = mitchell;
    const short = board(3, table('1', '13', -620), table('2', '11', -650));
    const { fields } = rankGame([first!, second!, short], { method: matchpoints });
    // On board 3 a top among two is (2 + 1) × 3/2 − 1 = 3.5 of 4, and pair 3 did not play it.
    expect(placesIn(fields[0])).toEqual([
      ['1', '1', 54.17],
      ['2', '3', 50],
      ['3', '2', 45.83],
    ]);
    const own = rankGame([first!, second!, short], { method: matchpoints, isScaled: false });
    expect(placesIn(own.fields[0])).toEqual([
      ['1=', '1', 50],
      ['1=', '2', 50],
      ['1=', '3', 50],
    ]);
  });

  it('gives adjusted scores in percent of the top, and the others by Neuberg’s formula', () => {
    const adjusted = board(
      1,
      table('1', '11', { NS: 60, EW: 60 }),
      table('2', '12', 450),
      table('3', '13', -50),
    );
    expect(boardScores(adjusted.tables, { method: matchpoints, expected: 3 })).toEqual([
      { NS: 2.4, EW: 2.4, top: 4 },
      { NS: 3.5, EW: 0.5, top: 4 },
      { NS: 0.5, EW: 3.5, top: 4 },
    ]);
  });

  it('leaves out boards that were not played', () => {
    const { fields } = rankGame([...mitchell, board(4, table('1', '11', null), table('2', '12', null))], {
      method: matchpoints,
    });
    expect(fields[0]?.ranked.map(({ boards }) => boards)).toEqual([3, 3, 3]);
  });

  it('counts each session by its own number of tables', () => {
    const second = board(1, table('1', '11', 100), table('2', '12', 50));
    const { scores } = rankGame([...mitchell, second], { method: matchpoints });
    expect(scores.get(second.tables[0]!)).toEqual({ NS: 2, EW: 0, top: 2 });
  });

  it('compares all sections, or each by itself', () => {
    const sections = [
      board(
        1,
        table('1', '11', 420, 'A'),
        table('2', '12', 450, 'A'),
        table('1', '11', 50, 'B'),
        table('2', '12', 0, 'B'),
      ),
    ];
    const together = rankGame(sections, { method: matchpoints });
    expect(together.fields.map(({ section, side }) => [section, side])).toEqual([
      [null, 'NS'],
      [null, 'EW'],
    ]);
    expect(together.fields[0]?.ranked.map(({ value }) => Math.round(value))).toEqual([100, 67, 33, 0]);
    const apart = rankGame(sections, { method: matchpoints, isBySection: true });
    expect(apart.fields.map(({ section, side }) => [section, side])).toEqual([
      ['A', 'NS'],
      ['A', 'EW'],
      ['B', 'NS'],
      ['B', 'EW'],
    ]);
    expect(apart.fields.map(({ ranked }) => ranked.map(({ value }) => value))).toEqual([
      [100, 0],
      [100, 0],
      [100, 0],
      [100, 0],
    ]);
  });

  it('sums IMPs against the datum, and an average plus as 3', () => {
    const butler = rankGame(
      [
        board(1, table('1', '11', 620), table('2', '12', 170), table('3', '13', 170)),
        board(2, table('1', '12', { NS: 60, EW: 40 }), table('2', '13', 100), table('3', '11', -100)),
      ],
      { method: { kind: 'butler', discarded: 0 } },
    );
    // Datum 320: +300 is 7, −150 is −4. Datum 0: ±100 is ±3.
    expect(placesIn(butler.fields[0])).toEqual([
      ['1', '1', 10],
      ['2', '2', -1],
      ['3', '3', -7],
    ]);
    expect(placesIn(butler.fields[1])).toEqual([
      ['1=', '12', 1],
      ['1=', '13', 1],
      ['3', '11', -4],
    ]);
  });

  it('sums cross-IMPs', () => {
    const { fields } = rankGame(
      [board(1, table('1', '11', 420), table('2', '12', -50), table('3', '13', 170))],
      {
        method: { kind: 'cross-imps', averaging: 'comparisons' },
      },
    );
    expect(placesIn(fields[0])).toEqual([
      ['1', '1', 8],
      ['2', '3', 0],
      ['3', '2', -8],
    ]);
    expect(fields[0]?.ranked[0]?.top).toBeNull();
  });

  it('ranks players where partners change all the time', () => {
    const seat = (N: string, S: string, E: string, W: string, scoreNS: number): RankingTable => ({
      players: { N, E, S, W },
      section: null,
      pairNumbers: { NS: null, EW: null },
      scoreNS,
      adjusted: null,
    });
    const individual = [
      board(1, seat('Ada', 'Ben', 'Cleo', 'Dan', 100), seat('Eve', 'Finn', 'Gil', 'Hua', 50)),
      board(2, seat('Ada', 'Cleo', 'Eve', 'Gil', 100), seat('Ben', 'Dan', 'Finn', 'Hua', 50)),
      board(3, seat('Ada', 'Dan', 'Finn', 'Gil', 100), seat('Ben', 'Cleo', 'Eve', 'Hua', 50)),
    ];
    const { kind, winners, fields } = rankGame(individual, { method: matchpoints });
    expect([kind, winners]).toEqual(['players', 1]);
    expect(fields[0]?.ranked[0]).toMatchObject({ place: 1, value: 100, entrant: { names: ['Ada', null] } });
    expect(fields[0]?.ranked).toHaveLength(8);
  });

  it('ranks nobody where there is one table only, or none', () => {
    expect(rankGame([board(1, table('1', '11', 420))], { method: matchpoints }).fields).toEqual([]);
    expect(rankGame([board(1)], { method: matchpoints }).fields).toEqual([]);
    expect(rankGame([], { method: matchpoints }).fields).toEqual([]);
  });
});

describe('the method', () => {
  it.each([
    ['MatchPoints;MP1', { kind: 'matchpoints' }],
    ['MATCH_POINTS', { kind: 'matchpoints' }],
    ['', { kind: 'matchpoints' }],
    ['IMP;Butler', { kind: 'butler', discarded: 0 }],
    ['BUTLER_PAIRS', { kind: 'butler', discarded: 0 }],
    ['IMP;Butler-2;Mean', { kind: 'butler', discarded: 1 }],
    ['IMP;Cross', { kind: 'cross-imps', averaging: 'comparisons' }],
    ['IMP;Cross1', { kind: 'cross-imps', averaging: 'tables' }],
    ['IMP;Cross2', { kind: 'cross-imps', averaging: 'comparisons' }],
    ['CROSS_IMPS', { kind: 'cross-imps', averaging: 'comparisons' }],
  ])('of %j', (text, method) => {
    expect(scoringMethod(text, 9)).toEqual(method);
  });
});
