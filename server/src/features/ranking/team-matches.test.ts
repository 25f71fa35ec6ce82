import type { UploadedGame, UploadedGames } from '@bridge-review/api/games';
import type { Ranking, Scorecard, Teams, Traveller } from '@bridge-review/api/ranking';
import { writeLin } from '@bridge-review/bridge/lin/write-lin';
import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
import * as usebioFile from '@bridge-review/bridge/testing/usebio-file';
import { describe, expect, it } from 'vitest';
import { useMember } from '../../testing/club.ts';
import { generateDuplicate } from '../../testing/duplicate-game.ts';
import { eveningFiles } from '../../testing/evening-files.ts';
import { generateMatch } from '../../testing/team-match.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');

async function upload(file: string) {
  const { game, hands } = (await ada.browser.upload(file)).json<UploadedGame>();
  return { id: game.id, hands: hands.map(({ id }) => id) };
}

const get = async <Answer>(path: string): Promise<Answer> => {
  const { status, body } = await ada.send('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Answer;
};
const rankingOf = (id: number, query = '') => get<Ranking>(`/api/games/${id}/ranking${query}`);
async function teamsOf(id: number, query = ''): Promise<Teams> {
  const { teams } = await rankingOf(id, query);
  if (teams === null) throw new Error('No teams played.');
  return teams;
}
const pair = (one: number, other: number) => ({ first: one, second: other });

describe('a match of two rooms', () => {
  it('has teams, carry-over, IMPs and a running total, board by board with both contracts', async () => {
    const { id, hands } = await upload(
      generateMatch({ seed: 9101, boards: 5, carryOver: [12, 30], missing: 5 }),
    );
    const { unit, standings, matches, matchCount, shown } = await teamsOf(id);
    expect([unit, standings, matchCount]).toEqual(['imps', [], 1]);
    expect(matches).toEqual([
      {
        index: 1,
        round: 'Final 2',
        teams: { first: 'Larks', second: 'Wrens' },
        counted: 4,
        total: 5,
        imps: pair(11, 10),
        carryOver: pair(12, 30),
        victoryPoints: null,
        own: null,
      },
    ]);
    expect(shown.boards.map(({ won, running, problem }) => [won, running, problem])).toEqual([
      [pair(10, 0), pair(22, 30), null],
      [pair(0, 10), pair(22, 40), null],
      [pair(0, 0), pair(22, 40), null],
      [pair(1, 0), pair(23, 40), null],
      [null, pair(23, 40), 'one table'],
    ]);
    expect(shown.boards[0]).toMatchObject({
      handId: hands[0],
      boardNumber: 1,
      tables: {
        first: { room: 'Open', contract: '4S', declarer: 'N', tricks: 10, scoreNS: 420 },
        second: { room: 'Closed', contract: '4S', declarer: 'N', tricks: 9, scoreNS: -50 },
      },
    });
    expect(shown.boards[4]?.tables.second).toBeNull();
    expect(shown.pairs.first.map(({ names }) => names)).toEqual([
      { first: 'Ines Amsel', second: 'Bram Kestrel' },
      { first: 'Gil Heron', second: 'Hua Swift' },
    ]);
  });

  it('is the same from LIN', async () => {
    const pbn = generateMatch({ seed: 9102, boards: 4 });
    const lin = writeLin(readPbn(pbn).record);
    const { shown } = await teamsOf((await upload(lin)).id);
    expect(shown).toMatchObject({
      round: 'Final 2',
      teams: { first: 'Larks', second: 'Wrens' },
      imps: pair(11, 10),
    });
  });

  it('keeps scorecards and travellers', async () => {
    const { id, hands } = await upload(generateMatch({ seed: 9103, boards: 4 }));
    const [larks] = (await teamsOf(id)).shown.pairs.first;
    const card = await get<Scorecard>(
      `/api/games/${id}/scorecard?table=${larks?.tableId}&seat=${larks?.seat}`,
    );
    expect(card.boards.map(({ round, points }) => [round, points])).toEqual([
      ['Final 2', 10],
      ['Final 2', -10],
      ['Final 2', 0],
      ['Final 2', 1],
    ]);
    const traveller = await get<Traveller>(`/api/hands/${hands[0]}/traveller`);
    expect(traveller.rows.map(({ room, points }) => [room, points])).toEqual([
      ['Open', { NS: 10, EW: -10 }],
      ['Closed', { NS: -10, EW: 10 }],
    ]);
  });

  it('marks the viewer’s own team', async () => {
    const players = [
      ['Ada Whitlock', 'Cleo Rook', 'Bram Kestrel', 'Dan Tern'],
      ['Eve Jay', 'Gil Heron', 'Finn Crane', 'Hua Swift'],
    ] as const;
    const { id } = await upload(generateMatch({ seed: 9104, boards: 4, players }));
    expect((await teamsOf(id)).shown.own).toBe('first');
  });

  it('is none of pairs, nor of a game that was stored before teams were', async () => {
    const pairs = await upload(generateDuplicate({ seed: 9105, boards: 2, tables: 3 }));
    expect((await rankingOf(pairs.id)).teams).toBeNull();
    const { id } = await upload(generateMatch({ seed: 9106, boards: 4 }));
    await server.database.pool.query('update games set stated_teams = null where id = $1', [id]);
    expect(await rankingOf(id)).toMatchObject({ state: 'ranked', teams: null });
  });

  it('refuses what is no match, and shows the first for one that is not there', async () => {
    const { id } = await upload(generateMatch({ seed: 9107, boards: 4 }));
    expect((await ada.send('GET', `/api/games/${id}/ranking?match=0`)).status).toBe(400);
    expect((await teamsOf(id, '?match=99')).shown.index).toBe(1);
  });
});

describe('an event of several teams', () => {
  const team = (number: string, name: string, total: number, place: number) =>
    `<TEAM TEAM_ID="${number}" TEAM_NAME="${name}">${usebioFile.elements({ TOTAL_SCORE: total, PLACE: place })}
${usebioFile.pair(`${number}-1-2`, [`Ann ${name}`, `Ben ${name}`])}${usebioFile.pair(`${number}-3-4`, [`Cleo ${name}`, `Dan ${name}`])}</TEAM>`;
  const line = (ns: string, ew: string, DIRECTION: string, tricks: number) =>
    usebioFile.line(`${ns}-1-2`, `${ew}-3-4`, { DIRECTION, CONTRACT: '3NT', PLAYED_BY: 'N', TRICKS: tricks });
  const match = (
    round: number,
    [one, other]: readonly [string, string],
    scores: readonly number[],
    tricks: number,
  ) =>
    `<MATCH>${usebioFile.elements({ ROUND_NUMBER: round, TEAM: one, OPPOSING_TEAM: other, TEAM_SCORE: scores[0] ?? 0, OPPOSING_TEAM_SCORE: scores[1] ?? 0 })}
${usebioFile.board(round, [line(one, other, 'NS', 9), line(other, one, 'EW', tricks)])}</MATCH>`;
  const event = (total: number) =>
    usebioFile
      .usebio(
        `<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD><PARTICIPANTS>
${team('1', 'Larks', total, 1)}${team('2', 'Wrens', 10, 3)}${team('3', 'Rooks', 19, 2)}</PARTICIPANTS>
${match(1, ['1', '2'], [16, 4], 8)}${match(2, ['3', '1'], [5, 15], 9)}${match(3, ['2', '3'], [6, 14], 10)}`,
        '',
        'TEAMS',
      )
      .replace('09/03/2026', '16/11/2026');
  const withDeals = async (seed: number, total: number) => {
    const deals = { name: 'deals.dup', file: eveningFiles(seed).files['dup'] ?? '' };
    const parts = [deals, { name: 'teams.xml', file: event(total) }];
    const answer = await ada.browser.uploadSeveral(parts, { fields: { force: 'true' } });
    return answer.json<UploadedGames>().games[0]?.id ?? 0;
  };

  it('has a table by the file’s victory points, and every match with ours beside them', async () => {
    const id = await withDeals(9110, 31);
    const { unit, standings, matches, shown } = await teamsOf(id);
    expect(unit).toBe('vps');
    expect(
      standings.map(({ place, team: name, matches: played, imps, value, stated }) => [
        place,
        name,
        played,
        imps,
        value,
        stated,
      ]),
    ).toEqual([
      [1, 'Larks', 2, { won: 10, lost: 0 }, 31, { place: 1, points: 31 }],
      [2, 'Rooks', 2, { won: 1, lost: 0 }, 19, { place: 2, points: 19 }],
      [3, 'Wrens', 2, { won: 0, lost: 11 }, 10, { place: 3, points: 10 }],
    ]);
    expect(matches.map(({ round, teams }) => [round, teams.first, teams.second])).toEqual([
      ['1', 'Larks', 'Wrens'],
      ['2', 'Rooks', 'Larks'],
      ['3', 'Wrens', 'Rooks'],
    ]);
    expect(shown).toMatchObject({
      index: 1,
      imps: pair(10, 0),
      victoryPoints: { points: pair(16, 4), isStated: true, byScale: pair(18.09, 1.91) },
    });
    expect((await teamsOf(id, '?match=3')).shown).toMatchObject({ index: 3, round: '3', imps: pair(0, 1) });
  });

  it('has a table in points where each board is won, lost or halved', async () => {
    const deals = { name: 'deals.dup', file: eveningFiles(9112).files['dup'] ?? '' };
    const method = '<BOARD_SCORING_METHOD>PAB</BOARD_SCORING_METHOD><MATCH_SCORING_METHOD>PAB';
    const file = event(3).replace('<MATCH_SCORING_METHOD>VPS', method);
    const answer = await ada.browser.uploadSeveral([deals, { name: 'teams.xml', file }]);
    const { unit, standings, shown } = await teamsOf(answer.json<UploadedGames>().games[0]?.id ?? 0);
    expect(unit).toBe('points');
    expect(standings.map(({ team: name, value, stated }) => [name, value, stated?.points])).toEqual([
      ['Larks', 3, 3],
      ['Rooks', 3, 19],
      ['Wrens', 0, 10],
    ]);
    expect(shown).toMatchObject({ imps: pair(2, 0), victoryPoints: null });
  });

  it('has our sum where the file’s differs', async () => {
    const id = await withDeals(9111, 30);
    expect((await teamsOf(id)).standings[0]).toMatchObject({ value: 31, stated: { points: 30 } });
  });
});
