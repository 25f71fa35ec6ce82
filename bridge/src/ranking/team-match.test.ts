import { describe, expect, it } from 'vitest';
import { openers } from '../cli/open-container.ts';
import { readFile } from '../formats/read-file.ts';
import { readLin } from '../lin/read-lin.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { parsePartialDeal } from '../partial-deal.ts';
import { recordOfSession } from '../record/record-of-session.ts';
import type { HandRecord } from '../record/hand-record.ts';
import type { SessionRecord } from '../record/session-record.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { deal as dealText } from '../testing/pbn-boards.ts';
import { type FileTable, teamBoards } from '../testing/team-boards.ts';
import * as usebioFile from '../testing/usebio-file.ts';
import { statedTeams } from './stated-teams.ts';
import { tableTeams } from './table-teams.ts';
import { type TeamEvent, teamEvent, type TeamTable } from './team-match.ts';
import { victoryPoints } from './victory-points.ts';

const eventOf = (
  record: Pick<HandRecord, 'boards'>,
  sessions: readonly SessionRecord[] = [],
): TeamEvent<FileTable> | null => teamEvent(teamBoards(record), statedTeams(record.boards, sessions));

const linDeal = 'SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,';
const linNames = 'pn|Ann,Cleo,Ben,Dan,Eve,Gil,Finn,Hua|';
const room = (place: string, calls: string, tricks: number): string =>
  `qx|${place}|md|1${linDeal}|sv|o|mb|${calls}|mc|${tricks}|`;

/** South bids two notrump or three; one room after the other. */
const vugraph = (head: string, ...rooms: readonly string[]): string =>
  `vg|${head}|${linNames}${rooms.join('')}`;

const lin = vugraph(
  'Harbour Cup,Semifinal 2,I,1,3,Larks,12,Wrens,30',
  room('o1', '3Nppp', 9),
  room('c1', '2Nppp', 8),
  room('o2', '3Nppp', 8),
  room('c2', '3Nppp', 9),
  room('o3', '2Nppp', 8),
);

describe('a vugraph match', () => {
  it('has both rooms, IMPs to each team, carry-over and a running total', () => {
    const [cup] = eventOf(readLin(lin).record)?.matches ?? [];
    expect(cup).toMatchObject({
      round: 'Semifinal 2',
      teams: ['Larks', 'Wrens'],
      carryOver: [12, 30],
      imps: [7, 10],
      counted: 2,
      victoryPoints: null,
    });
    expect(cup?.boards.map(({ won, total, problem }) => [won, total, problem])).toEqual([
      [[7, 0], [19, 30], null],
      [[0, 10], [19, 40], null],
      [null, [19, 40], 'one table'],
    ]);
    const [first] = cup?.boards ?? [];
    expect(first?.tables.map((table) => table?.result?.players.S)).toEqual(['Ann', 'Eve']);
  });

  it('is in points where its head says board-a-match', () => {
    const event = eventOf(readLin(lin.replace(',I,', ',B,').replace(',12,Wrens,30', ',0,Wrens,0')).record);
    expect(event?.unit).toBe('points');
    expect(event?.matches).toMatchObject([{ imps: [2, 2], counted: 2 }]);
  });

  it('is none where pairs are compared, and where each board has one table', () => {
    expect(
      eventOf(
        readLin(lin.replace(',I,', ',P,').replace('Larks', 'Team 1').replace('Wrens', 'Team 2')).record,
      ),
    ).toBeNull();
    expect(
      eventOf(readLin(vugraph('Cup,1,I,1,1,Larks,0,Wrens,0', room('o1', '3Nppp', 9))).record),
    ).toBeNull();
  });
});

const pbnTable = (board: number, table: string, contract: string, result: number): string =>
  `[Board "${board}"]\n[Deal "${dealText}"]\n[Scoring "IMP"]\n[Declarer "N"]\n[Contract "${contract}"]\n[Result "${result}"]\n${table}\n`;
const people = ([N, E, S, W]: readonly string[]): string =>
  `[North "${N}"]\n[East "${E}"]\n[South "${S}"]\n[West "${W}"]`;

describe('teams of a PBN file', () => {
  it('are those at each table, where the home team sits North-South and rooms are not named', () => {
    const table = (home: string, visit: string) => `[HomeTeam "${home}"]\n[VisitTeam "${visit}"]`;
    const { record } = readPbn(
      [
        pbnTable(1, table('Larks', 'Wrens'), '4H', 10),
        pbnTable(1, table('Rooks', 'Terns'), '4H', 9),
        pbnTable(1, table('Wrens', 'Larks'), '4H', 9),
        pbnTable(1, table('Terns', 'Rooks'), '4H', 9),
      ].join('\n'),
    );
    const event = eventOf(record);
    expect(event?.matches.map(({ teams, imps }) => [teams, imps])).toEqual([
      [
        ['Larks', 'Wrens'],
        [10, 0],
      ],
      [
        ['Rooks', 'Terns'],
        [0, 0],
      ],
    ]);
    expect(event?.standings).toEqual([]);
  });

  it('are read with what they carry over', () => {
    const teams = '[HomeTeam "Larks +30"]\n[VisitTeam "Wrens +12"]';
    const { record } = readPbn(
      ['Open', 'Closed'].map((name) => pbnTable(1, `${teams}\n[Room "${name}"]`, '4H', 10)).join('\n'),
    );
    expect(eventOf(record)?.matches).toMatchObject([{ teams: ['Larks', 'Wrens'], carryOver: [30, 12] }]);
  });

  const open = people(['Ann', 'Cleo', 'Ben', 'Dan']);
  const closed = people(['Eve', 'Gil', 'Finn', 'Hua']);
  const turned = people(['Cleo', 'Ann', 'Dan', 'Ben']);
  const turnedClosed = people(['Gil', 'Eve', 'Hua', 'Finn']);
  const inRooms = (...tags: readonly string[]): string =>
    [
      pbnTable(1, `${open}\n[Room "Open"]\n${tags[0] ?? ''}`, '4H', 10),
      pbnTable(1, `${closed}\n[Room "Closed"]\n${tags[0] ?? ''}`, '4H', 9),
      pbnTable(2, `${turned}\n[Room "Open"]\n${tags[1] ?? ''}`, '4H', 10),
      pbnTable(2, `${turnedClosed}\n[Room "Closed"]\n${tags[1] ?? ''}`, '4H', 9),
    ].join('\n');
  const teamOf = (text: string, player: string): (string | undefined)[] => {
    const { boards } = readPbn(text).record;
    const teams = tableTeams(boards);
    return boards.flatMap(({ results }) =>
      results.flatMap((result) => {
        const { N, E, S, W } = result.players;
        if (![N, E, S, W].includes(player)) return [];
        return [teams.get(result)?.[[N, S].includes(player) ? 'NS' : 'EW']];
      }),
    );
  };

  it('are found by who plays with whom in two rooms without names of teams, also where they turn', () => {
    expect(teamOf(inRooms(), 'Ann')).toEqual(['Team 1', 'Team 1']);
    expect(teamOf(inRooms(), 'Finn')).toEqual(['Team 2', 'Team 2']);
    expect(teamOf(inRooms(), 'Gil')).toEqual(['Team 1', 'Team 1']);
    expect(eventOf(readPbn(inRooms()).record)?.matches).toMatchObject([{ imps: [10, 12], counted: 2 }]);
  });

  it('keep the names that stand on some boards, unless these contradict who plays with whom', () => {
    const names = (home: string, visit: string) => `[HomeTeam "${home}"]\n[VisitTeam "${visit}"]`;
    expect(teamOf(inRooms(names('Larks', 'Wrens')), 'Ann')).toEqual(['Larks', 'Larks']);
    const turning = inRooms(names('Larks', 'Wrens'), names('Wrens', 'Larks'));
    expect(teamOf(turning, 'Ann')).toEqual(['Larks', 'Larks']);
    const contradicting = inRooms(names('Larks', 'Wrens'), names('Larks', 'Wrens'));
    expect(teamOf(contradicting, 'Ann')).toEqual(['Team 1', 'Team 1']);
  });

  it('are none where the file says that pairs play', () => {
    expect(tableTeams(readPbn(inRooms().replaceAll('"IMP"', '"IMP;Cross"')).record.boards).size).toBe(0);
    expect(tableTeams(readPbn(inRooms('[Competition "Pairs"]')).record.boards).size).toBe(0);
  });
});

describe('a board of a match', () => {
  const teams = { NS: 'Larks', EW: 'Wrens', round: null };
  const turned = { NS: 'Wrens', EW: 'Larks', round: null };
  const table = (at: TeamTable['teams'], scoreNS: number | null, NS?: number, EW?: number): TeamTable => ({
    teams: at,
    scoreNS,
    adjusted: NS === undefined || EW === undefined ? null : { NS, EW },
  });
  const wonOn = (...tables: readonly TeamTable[]) =>
    teamEvent([{ tables: [table(teams, 0), table(turned, 0)] }, { tables }], null)?.matches[0]?.boards[1];

  it.each([
    ['the director gave one side more', [table(teams, null, 60, 40), table(turned, 100)], [3, 0]],
    ['the director gave both more', [table(teams, 50), table(turned, null, 60, 60)], [3, 3]],
    ['the other team is to blame', [table(teams, 50), table(turned, null, 60, 40)], [0, 3]],
    ['both have their share', [table(teams, null, 50, 50), table(turned, 50)], [0, 0]],
  ])('gives IMPs where %s', (_, tables, won) => {
    expect(wonOn(...tables)?.won).toEqual(won);
  });

  it.each([
    ['the higher score wins it', [table(teams, 110), table(turned, 100)], [2, 0]],
    ['equal scores halve it', [table(teams, -50), table(turned, -50)], [1, 1]],
    ['the director gave shares', [table(teams, null, 60, 40), table(turned, 100)], [1.2, 0.8]],
  ])('gives points in a board-a-match where %s', (_, tables, won) => {
    const stated = { inVictoryPoints: false, isBoardAMatch: true, matches: [], standings: [] };
    expect(teamEvent([{ tables }], stated)?.matches[0]?.boards[0]?.won).toEqual(won);
  });

  it.each([
    ['one table', [table(teams, 100)]],
    ['one table', [table(teams, 100), table(null, 100)]],
    ['several tables', [table(teams, 100), table(teams, 100), table(turned, 50)]],
    ['no score', [table(teams, 100), table(turned, null)]],
  ])('counts nothing: %s', (problem, tables) => {
    expect(wonOn(...tables)).toMatchObject({ won: null, problem, total: [0, 0] });
  });
});

describe('matches in a file of results', () => {
  const pairs = (team: number) => [
    usebioFile.pair(`${team}-1-2`, [`Ann ${team}`, `Ben ${team}`]),
    usebioFile.pair(`${team}-3-4`, [`Cleo ${team}`, `Dan ${team}`]),
  ];
  const team = (number: number, name: string, total: number, place: number): string =>
    `<TEAM TEAM_ID="${number}" TEAM_NAME="${name}">${usebioFile.elements({ TOTAL_SCORE: total, PLACE: place })}${pairs(number).join('')}</TEAM>`;
  const line = (ns: number, ew: number, direction: string, tricks: number): string =>
    usebioFile.line(`${ns}-1-2`, `${ew}-3-4`, {
      DIRECTION: direction,
      CONTRACT: '3NT',
      PLAYED_BY: 'N',
      TRICKS: tricks,
    });
  const meeting = (
    round: number,
    one: number,
    other: number,
    scores: readonly [number, number],
    tricks: number,
  ) =>
    `<MATCH>${usebioFile.elements({ ROUND_NUMBER: round, TEAM: one, OPPOSING_TEAM: other, TEAM_SCORE: scores[0], OPPOSING_TEAM_SCORE: scores[1] })}
${usebioFile.board(1, [line(one, other, 'NS', 9), line(other, one, 'EW', tricks)])}</MATCH>`;
  const file = (method: string): string =>
    usebioFile.usebio(
      `<MATCH_SCORING_METHOD>${method}</MATCH_SCORING_METHOD><PARTICIPANTS>${team(1, 'Larks', 31, 1)}${team(2, 'Wrens', 10, 3)}${team(3, '', 19, 2)}${team(4, 'Larks', 20, 4)}</PARTICIPANTS>
${meeting(1, 1, 2, [16, 4], 8)}${meeting(2, 3, 1, [5, 15], 9)}${meeting(3, 2, 3, [6, 14], 10)}`,
      '',
      'TEAMS',
    );
  const readTeams = (text: string) => {
    const { session } = unwrap(readFile(text, { fileName: 'teams.xml', openers }));
    if (!session) throw new Error('There is no session.');
    return { session, event: eventOf(withDeals(session), [session]) };
  };

  it('have the file’s victory points, and ours beside them', () => {
    const { event } = readTeams(file('VPS'));
    expect(event?.unit).toBe('vps');
    expect(event?.matches.map(({ round, teams, imps }) => [round, teams, imps])).toEqual([
      ['1', ['Larks', 'Wrens'], [10, 0]],
      ['2', ['Team 3', 'Larks'], [0, 0]],
      ['3', ['Wrens', 'Team 3'], [0, 1]],
    ]);
    expect(event?.matches[0]?.victoryPoints).toEqual({
      points: [16, 4],
      isStated: true,
      byScale: [victoryPoints(10, 1), victoryPoints(-10, 1)],
    });
  });

  it('make a table of teams, with what the file says of each', () => {
    const { event } = readTeams(file('VPS'));
    expect(
      event?.standings.map(({ place, team: name, value, imps, stated }) => [
        place,
        name,
        value,
        imps,
        stated,
      ]),
    ).toEqual([
      [1, 'Larks', 31, [10, 0], { team: 'Larks', place: 1, points: 31 }],
      [2, 'Team 3', 19, [1, 0], { team: 'Team 3', place: 2, points: 19 }],
      [3, 'Wrens', 10, [0, 11], { team: 'Wrens', place: 3, points: 10 }],
    ]);
  });

  it('are in IMPs where the file does not say victory points', () => {
    const { event } = readTeams(file('IMPS'));
    expect(event?.unit).toBe('imps');
    expect(event?.matches[0]?.victoryPoints).toBeNull();
    expect(event?.standings.map(({ team: name, value }) => [name, value])).toEqual([
      ['Larks', 10],
      ['Team 3', 1],
      ['Wrens', -11],
    ]);
  });

  it('are in points where each board is won, lost or halved, and agree with the file', () => {
    const text = file('PAB').replace(
      '<MATCH_SCORING',
      '<BOARD_SCORING_METHOD>PAB</BOARD_SCORING_METHOD><MATCH_SCORING',
    );
    const { event } = readTeams(text.replace('>31<', '>3<').replace('>10<', '>0<').replace('>19<', '>3<'));
    expect(event?.unit).toBe('points');
    expect(event?.matches.map(({ imps, victoryPoints: points }) => [imps, points])).toEqual([
      [[2, 0], null],
      [[1, 1], null],
      [[0, 2], null],
    ]);
    expect(
      event?.standings.map(({ place, team: name, value, stated }) => [place, name, value, stated?.points]),
    ).toEqual([
      [1, 'Larks', 3, 3],
      [1, 'Team 3', 3, 3],
      [3, 'Wrens', 0, 0],
    ]);
  });

  it('tells teams of one name apart', () => {
    const { session } = readTeams(file('VPS'));
    const teams = session.contestants.filter(({ kind }) => kind === 'team');
    expect(teams.map(({ name }) => name)).toEqual(['Larks', 'Wrens', null, 'Larks (4)']);
  });
});

const deal = unwrap(parsePartialDeal(dealText));

/** As if they had been joined with deals, which matter nothing here. */
const withDeals = (session: SessionRecord): HandRecord =>
  recordOfSession({
    ...session,
    boards: session.boards.map((board) => ({ ...board, deal })),
  });

describe('the scale of victory points', () => {
  it('shares twenty, and gives all of them for a large win', () => {
    for (const boards of [6, 14, 16, 20, 28, 32]) {
      let [last, step] = [10, 10];
      for (let margin = 0; margin <= 120; margin++) {
        const won = victoryPoints(margin, boards);
        expect(won + victoryPoints(-margin, boards)).toBeCloseTo(20, 10);
        expect(won).toBeGreaterThanOrEqual(last);
        // Each further IMP is worth no more than the one before.
        if (margin > 0) expect(won - last).toBeLessThanOrEqual(step + 1e-9);
        if (margin > 0) step = won - last;
        last = won;
      }
      expect(last).toBe(20);
    }
    expect(victoryPoints(5, 0)).toBe(10);
  });
});

/** Real files, which are not part of this project. */
describe('matches of real files', () => {
  const files = new Map(
    [...corpus('lin'), ...corpus('pbn'), ...corpus('formats/usebio')].map(({ name, bytes }) => [
      name.split('__').at(-1),
      bytes,
    ]),
  );
  const withFiles = needsRealFiles(files.size > 0);
  const read = (name: string) => unwrap(readFile(files.get(name) ?? '', { fileName: name, openers }));
  const matchesIn = (name: string) => eventOf(read(name).record)?.matches ?? [];

  it('a segment with carry-over: usbf_sf_14502.lin', withFiles, () => {
    expect(matchesIn('usbf_sf_14502.lin')).toMatchObject([
      { round: 'Segment 4 of 8', carryOver: [80, 99], imps: [30, 41], counted: 15 },
    ]);
  });

  it('the IMPs of every table equal the file’s: example2.pbn', withFiles, () => {
    const matches = matchesIn('example2.pbn');
    expect(matches).toHaveLength(15);
    const stated = matches.flatMap(({ boards }) =>
      boards.flatMap(({ won, tables: [table] }) => {
        const text = table?.result?.tags.get('ScoreIMP');
        return won && text !== undefined ? [[won[0] - won[1], Number(/^NS (-?\d+)/u.exec(text)?.[1])]] : [];
      }),
    );
    expect(stated.length).toBeGreaterThan(140);
    for (const [ours, theirs] of stated) expect(ours).toBe(theirs === 0 ? 0 : theirs);
  });

  it('names that contradict each other are left out: 1955-Bermuda_Bowl.pbn', withFiles, () => {
    // On some of its seven segments the home team sits East-West in the open room.
    const [match] = matchesIn('1955-Bermuda_Bowl.pbn');
    expect(match).toMatchObject({ teams: ['Team 1', 'Team 2'], imps: [554, 451], counted: 224 });
  });

  it('two matches of one round: L1L10404.PBN', withFiles, () => {
    expect(matchesIn('L1L10404.PBN').map(({ counted, imps }) => [counted, imps])).toEqual([
      [24, [51, 68]],
      [24, [53, 35]],
    ]);
  });

  it('a table of teams equals the file’s: multiple-teams.xml', withFiles, () => {
    const { session } = read('multiple-teams.xml');
    if (!session) throw new Error('There is no session.');
    const event = eventOf(withDeals(session), [session]);
    expect(event?.matches).toHaveLength(40);
    for (const { place, value, stated } of event?.standings ?? [])
      expect([place, value]).toEqual([stated?.place, stated?.points]);
    // The IMPs of all boards are those of the file.
    const boards = (event?.matches ?? []).flatMap((match) => match.boards);
    expect(boards).toHaveLength(120);
    for (const {
      won,
      tables: [table],
    } of boards)
      expect(table?.result?.tags.get('ScoreIMP')).toMatch(
        new RegExp(`^NS ${(won?.[0] ?? 0) - (won?.[1] ?? 0)} `, 'u'),
      );
    // Its victory points are whole numbers, on another scale.
    expect(
      event?.matches.filter(({ victoryPoints: vps }) => vps?.points[0] === vps?.byScale?.[0]),
    ).toHaveLength(4);
  });

  const tables = corpus('formats/pbn-score-tables').find(({ name }) => name.endsWith('__teams.pbn'));
  it('the scale is that of matches over 28 boards: teams.pbn', needsRealFiles(tables !== undefined), () => {
    const rows = new TextDecoder()
      .decode(tables?.bytes)
      .matchAll(/\|200,(\d+),(\d+)" +(\d+\.\d\d) +(\d+\.\d\d)/gu);
    const compared = Array.from(rows, ([, one, other, ...points]) => ({
      ours: [victoryPoints(Number(one) - Number(other), 28), victoryPoints(Number(other) - Number(one), 28)],
      points: points.map(Number),
    }));
    expect(compared).toHaveLength(16);
    for (const { ours, points } of compared) expect(ours).toEqual(points);
  });
});
