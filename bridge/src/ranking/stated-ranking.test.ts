import { describe, expect, it } from 'vitest';
import { readPbn } from '../pbn/read-pbn.ts';
import { decodeText } from '../record/decode-text.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { deal } from '../testing/pbn-boards.ts';
import { rankingBoards, sessionRankingBoards } from '../testing/ranking-boards.ts';
import { openers } from '../cli/open-container.ts';
import { readFile } from '../formats/read-file.ts';
import { eventTags } from '../record/record-of-session.ts';
import { emptySession, type Contestant, type SessionRecord } from '../record/session-record.ts';
import { type ComparedRanking, rankAsStated } from './compare-ranking.ts';
import { formatPlace } from './places.ts';
import type { RankingTable } from './rank-game.ts';
import { scoringMethod } from './scoring-method.ts';
import { statedByContestants, statedRanking } from './stated-ranking.ts';

function rank(text: string): ComparedRanking<RankingTable> {
  const { record } = readPbn(text);
  const boards = rankingBoards(record);
  const scoring = record.boards[0]?.tags.get('Scoring') ?? null;
  const tables = Math.max(0, ...boards.map((board) => board.tables.length));
  return rankAsStated(boards, { method: scoringMethod(scoring, tables) }, statedRanking(record));
}

const game = (totals: string, ...tables: readonly string[]): string =>
  tables
    .map(
      (rows, index) => String.raw`[Board "${index + 1}"]
[Deal "${deal}"]
[Scoring "MatchPoints"]
${index === 0 ? `[TotalScoreTable "Rank;PairId;Direction;TotalPercentage;NrBoards"]\n${totals}\n` : ''}[ScoreTable "Section;PairId_NS;PairId_EW;Score_NS;Score_EW"]
${rows}
`,
    )
    .join('\n');

const three = 'A 1 11 420 -\nA 2 12 450 -\nA 3 13 - 50';
const differencesIn = ({ differences }: ComparedRanking<RankingTable>) =>
  differences.map(({ stated, own }) => [stated.number, stated.value, own && formatPlace(own), own?.value]);

describe('a ranking in the file', () => {
  it('is read with places, numbers, directions and figures, without pairs that did not play', () => {
    const { record } = readPbn(game('1 2 "N-S" 100.00 3\n2= 1 N-S 50 3\n4 9 "E-W" 0.00 0', three));
    expect(statedRanking(record)).toMatchObject([
      { place: 1, number: '2', side: 'NS', unit: 'percent', value: 100 },
      { place: 2, number: '1', side: 'NS', value: 50 },
    ]);
  });

  it('equals ours, or is named where it does not', () => {
    const right = '1 2 "N-S" 100.00 1\n2 1 "N-S" 50.00 1\n3 3 "N-S" 0.00 1\n1 13 "E-W" 100.00 1';
    expect(rank(game(right, three))).toMatchObject({ stated: 4, differences: [] });
    const wrong = right.replace('50.00', '50.40').replace('3 3 ', '3 4 ');
    expect(differencesIn(rank(game(wrong, three)))).toEqual([
      ['1', 50.4, '2', 50],
      ['4', 0, null, undefined],
    ]);
    expect(differencesIn(rank(game(right.replace('2 1 ', '3 1 '), three)))).toEqual([['1', 50, '2', 50]]);
  });

  it('says whether there is one winner', () => {
    const one = '1 2 "N-S" 100.00 1\n1 13 "N-S" 100.00 1\n3 1 "E-W" 50.00 1';
    expect(rank(game(one, three)).ranking.winners).toBe(1);
  });

  it('says whether sections are compared', () => {
    const two = `${three}\nB 4 14 100 -\nB 5 15 0 -`;
    const apart = '1 4 "N-S" 100.00 1\n2 5 "N-S" 0.00 1\n1 2 "N-S" 100.00 1\n2 1 "N-S" 50 1';
    const { ranking, differences } = rank(game(apart, two));
    expect(differences).toEqual([]);
    expect(ranking.fields.map(({ section }) => section)).toEqual(['A', 'A', 'B', 'B']);
  });

  it('says whether boards with fewer scores keep their own top', () => {
    const own = '1 2 "N-S" 100.00 2\n2 1 "N-S" 33.33 2\n3 3 "N-S" 0.00 1';
    expect(rank(game(own, three, 'A 1 12 50 -\nA 2 11 100 -')).differences).toEqual([]);
  });

  it('is none where the file states none', () => {
    expect(rank('[Board "1"]\n')).toMatchObject({ stated: 0, differences: [] });
  });
});

/** Real files, which are not part of this project. What differs in them differs for a reason that is told here. */
describe('rankings of real files', () => {
  const files = new Map(corpus('pbn').map(({ name, bytes }) => [name.split('__').at(-1), bytes]));
  const withFiles = needsRealFiles(files.size > 0);
  const rankFile = (name: string) => rank(unwrap(decodeText(files.get(name) ?? new Uint8Array())).text);
  const differing = (name: string) =>
    rankFile(name).differences.map(({ stated, own }) => [stated.number, stated.place, own?.place]);

  it.each([
    ['ruter71.pbn', 16],
    ['test2.pbn', 36],
    ['teams-sub.pbn', 48],
  ])('equal ours: %s', withFiles, (name, pairs) => {
    const { stated, differences } = rankFile(name);
    expect(stated).toBe(pairs);
    expect(differences).toEqual([]);
  });

  it('differ by one broken tie: indi.pbn', withFiles, () => {
    // Players 8 and 13 have the same 683.0 matchpoints; the file breaks the tie by a rule of its own.
    expect(rankFile('indi.pbn').ranking.kind).toBe('players');
    expect(differing('indi.pbn')).toEqual([['13', 24, 23]]);
  });

  it('differ by one assigned score: pairs.pbn', withFiles, () => {
    // On board 37 the director gave 1.2 matchpoints to share at two tables, which no score can give; places agree.
    const { stated, differences } = rankFile('pairs.pbn');
    expect(stated).toBe(8);
    expect(differences.map(({ stated: row, own }) => [row.number, row.place === own?.place])).toEqual([
      ['8', true],
      ['1', true],
      ['6', true],
      ['4', true],
    ]);
  });

  it('cannot be had where tables tell scores and no pairs: FFT_9901_v20.pbn', withFiles, () => {
    const { ranking, stated } = rankFile('FFT_9901_v20.pbn');
    expect([ranking.fields.length, stated]).toEqual([0, 356]);
  });
});

describe('the standings of contestants', () => {
  const pair = (number: string, standing: Partial<Contestant['standing']>): Contestant => ({
    kind: 'pair',
    number,
    session: null,
    section: 'A',
    side: 'NS',
    name: null,
    players: ['Ada Lark', 'Ben Wren'],
    team: null,
    standing: { place: 1, isTied: false, percent: null, total: null, ...standing },
  });
  const session = (scoring: SessionRecord['event']['scoring'], ...contestants: Contestant[]) => ({
    ...emptySession,
    event: { ...emptySession.event, scoring },
    contestants,
  });

  it('are a ranking in percent, or in IMPs where that is the scoring', () => {
    const stated = { percent: 61.25, total: 147 };
    const row = { place: 1, number: '1', section: 'A', side: 'NS', names: ['Ada Lark', 'Ben Wren'] };
    expect(statedByContestants(session('matchpoints', pair('1', stated)))).toEqual([
      { ...row, unit: 'percent', value: 61.25 },
    ]);
    expect(statedByContestants(session('Butler', pair('1', stated)))).toEqual([
      { ...row, unit: 'imps', value: 147 },
    ]);
  });

  it('are none for teams, without a figure, and for totals that have no scale', () => {
    const team = { ...pair('1', { percent: 50 }), kind: 'team' as const };
    expect(statedByContestants(session('matchpoints', team, pair('2', {}), pair('3', { total: 9 })))).toEqual(
      [],
    );
    expect(statedByContestants(session(null, { ...pair('4', {}), standing: null }))).toEqual([]);
  });
});

describe('standings of real files of results', () => {
  const files = new Map(corpus('formats/usebio').map(({ name, bytes }) => [name.split('__').at(-1), bytes]));
  const withFiles = needsRealFiles(files.size > 0);
  const rankFile = (name: string) => {
    const { session } = unwrap(readFile(files.get(name) ?? '', { fileName: name, openers }));
    if (!session) throw new Error('There is no session.');
    const boards = sessionRankingBoards(session);
    const most = Math.max(0, ...boards.map(({ tables }) => tables.length));
    const scoring = eventTags(session.event).get('Scoring') ?? null;
    return rankAsStated(boards, { method: scoringMethod(scoring, most) }, statedByContestants(session));
  };

  it.each([
    ['mp_pairs_howell.xml', 12],
    ['mp_pairs_mitchell.xml', 38],
    // The datum leaves out the highest and the lowest score, which the file does not say.
    ['butler_howell.xml', 8],
    ['notsupported.xml', 14],
    ['mp-pairs.xml', 22],
    ['realbridge.xml', 16],
    ['usebio-and-pbn.xml', 13],
    // Teams have victory points, and no pair has a standing.
    ['multiple-teams.xml', 0],
  ])('equal ours: %s', withFiles, (name, rows) => {
    expect(rankFile(name)).toMatchObject({ stated: rows, differences: [] });
  });

  it('differ by an assigned score: mp_pairs_mitchell_adjusted_02.xml', withFiles, () => {
    // Pairs 1NS, 1EW and 21EW have a board that the director gave them in matchpoints; their places agree.
    const differing = rankFile('mp_pairs_mitchell_adjusted_02.xml').differences;
    expect(differing.map(({ stated, own }) => [stated.number, stated.place === own?.place])).toEqual([
      ['1NS', true],
      ['1EW', true],
      ['21EW', true],
    ]);
  });

  it('differ where the file counts boards that were not played', withFiles, () => {
    const { stated, differences } = rankFile('converted-pairs-with-np-passed.xml');
    expect([stated, differences.length]).toEqual([26, 26]);
    const worst = Math.max(
      ...differences.map(({ stated: row, own }) => Math.abs(row.value - (own?.value ?? 0))),
    );
    expect(worst).toBeLessThan(1.5);
  });

  it('are of players, whom pairs without names cannot be followed to: individual.xml', withFiles, () => {
    expect(rankFile('individual.xml')).toMatchObject({ ranking: { kind: 'pairs' }, stated: 12 });
  });
});
