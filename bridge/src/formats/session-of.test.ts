import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { readFile } from './read-file.ts';
import { sessionOf } from './session-of.ts';

const pbn = (columns: string, rows: string): string => String.raw`
[Event "Monday"]
[Date "2026.11.16"]
[Scoring "MP"]
[Board "1"]
[Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]
[TotalScoreTable "${columns}"]
${rows}
[ScoreTable "PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Lead\3L;Score_NS\5R;MP_NS\3R;MP_EW\3R"]
3 4 4H N 11 C5 450 6 2
`;

describe('the session of a PBN file', () => {
  it('has event, results with figures, and the ranking of its TotalScoreTable', () => {
    const rows =
      '1 - 3 "N-S" 36.5 60.83 "Ada Lark - Ben Wren"\n2 - 4 "E-W" 23.5 39.17 "Cleo Finch - Dan Crow"';
    const columns = String.raw`Rank\1R;RankTie\1R;PairId\1R;Direction\5R;TotalScoreMP\5R;TotalPercentage\5R;Names\20L`;
    const session = sessionOf(unwrap(readFile(pbn(columns, rows))));
    expect(session.event).toMatchObject({ title: 'Monday', date: '2026-11-16', scoring: 'matchpoints' });
    expect(session.boards[0]?.results).toMatchObject([
      { pairNumbers: { NS: '3', EW: '4' }, lead: 'C5', scoreNS: 450, matchpoints: { NS: 6, EW: 2 } },
    ]);
    expect(session.contestants).toMatchObject([
      {
        kind: 'pair',
        number: '3',
        side: null,
        players: ['Ada Lark', 'Ben Wren'],
        standing: { place: 1, isTied: false, percent: 60.83, total: 36.5 },
      },
      { number: '4', standing: { place: 2 } },
    ]);
  });

  it('tells directions that are numbered alike apart, and ties', () => {
    const columns = String.raw`Rank\1R;PairId\1R;Direction\5R;TotalPercentage\5R;Names\20L`;
    const rows = '1 1 "N-S" 60 "A - B"\n1 2 "N-S" 60 "C - D"\n1 1 "E-W" 55 "E - F"\n2 2 "E-W" 45 "G - H"';
    expect(sessionOf(unwrap(readFile(pbn(columns, rows)))).contestants).toMatchObject([
      { side: 'NS', standing: { place: 1, isTied: true } },
      { side: 'NS', standing: { place: 1, isTied: true } },
      { side: 'EW', standing: { place: 1, isTied: false } },
      { side: 'EW', standing: { place: 2 } },
    ]);
  });

  it('has teams with their players', () => {
    const columns = String.raw`Rank\1R;TeamId\1R;TotalScoreVP\5R;TeamName\9L;Roster\30L`;
    expect(
      sessionOf(unwrap(readFile(pbn(columns, '1 2 56.44 "Larks 1" "Ada Lark - Ben Wren - Eve Jay"'))))
        .contestants,
    ).toEqual([
      {
        kind: 'team',
        number: '2',
        session: null,
        section: null,
        side: null,
        name: 'Larks 1',
        players: ['Ada Lark', 'Ben Wren', 'Eve Jay'],
        team: null,
        standing: { place: 1, isTied: false, percent: null, total: 56.44 },
      },
    ]);
  });
});
