import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openers } from '../cli/open-container.ts';
import { formatContract } from '../contract.ts';
import { formatDeal } from '../deal.ts';
import { readFile, type FileReading } from '../formats/read-file.ts';
import type { SessionRecord, SessionResult } from '../record/session-record.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { ElementBuilder } from './element.ts';
import { board, elements, handset, line, pair, usebio } from '../testing/usebio-file.ts';

const read = (text: string | Uint8Array): FileReading => unwrap(readFile(text, { openers }));
const sessionOf = (text: string | Uint8Array): SessionRecord => {
  const { session } = read(text);
  if (!session) throw new Error('The file is not read as a session.');
  return session;
};
const resultsOf = ({ boards }: SessionRecord): readonly SessionResult[] =>
  boards.flatMap(({ results }) => results);
const codesOf = (reading: FileReading): string[] => reading.warnings.map(({ code }) => code);

const people = `<PARTICIPANTS>
${pair('1', ['Ada Lark', 'Ben Wren'], { DIRECTION: 'NS', PLACE: '1=', PERCENTAGE: '60.00', TOTAL_SCORE: 6 })}
${pair('1', ['Cleo Finch', 'Dan Crow'], { DIRECTION: 'EW', PLACE: 2, PERCENTAGE: 40 })}
</PARTICIPANTS>`;
const played = {
  CONTRACT: '3NT',
  PLAYED_BY: 'N',
  LEAD: '10H',
  TRICKS: 9,
  SCORE: 400,
  NS_MATCH_POINTS: 3,
  EW_MATCH_POINTS: 1,
};
const one = (content: Readonly<Record<string, string | number | null>>, number = 1): string =>
  usebio(people + board(number, [line('1', '1', content)]));

describe('USEBIO', () => {
  it('gives event, contestants, and a result with names, lead and figures', () => {
    const reading = read(one(played));
    expect(reading).toMatchObject({ format: 'USEBIO', certainty: 'certain', charset: 'utf-8' });
    const session = sessionOf(one(played));
    expect(session.event).toEqual({
      title: 'Monday Pairs',
      club: 'Larks & Wrens',
      date: '2026-03-09',
      scoring: 'matchpoints',
      winners: 2,
    });
    expect(session.contestants).toMatchObject([
      {
        kind: 'pair',
        number: '1',
        side: 'NS',
        players: ['Ada Lark', 'Ben Wren'],
        standing: { place: 1, isTied: true, percent: 60, total: 6 },
      },
      { side: 'EW', standing: { place: 2, isTied: false, percent: 40, total: null } },
    ]);
    expect(resultsOf(session)).toMatchObject([
      {
        players: { N: 'Ada Lark', S: 'Ben Wren', E: 'Cleo Finch', W: 'Dan Crow' },
        pairNumbers: { NS: '1', EW: '1' },
        declarer: 'N',
        tricks: 9,
        scoreNS: 400,
        lead: 'HT',
        matchpoints: { NS: 3, EW: 1 },
      },
    ]);
  });

  it('keeps no numbers of members, and nothing of the scorer', () => {
    expect(JSON.stringify(sessionOf(one(played)))).not.toMatch(/example\.org|"7"|Scorer/u);
  });

  it('without hands says what is missing, and gives no boards to show', () => {
    const reading = read(one(played));
    expect(reading.record.boards).toEqual([]);
    expect(reading.warnings).toMatchObject([
      { code: 'results-without-deals', message: /1 result of 1 board/u },
    ]);
  });

  it('gives a board its hands, and hands that nobody played', () => {
    const deals = new Map([1, 2].map((number) => [number, seededDeal(number)]));
    const reading = read(one({ ...played, LEAD: null }).replace('</USEBIO>', `${handset(deals)}</USEBIO>`));
    expect(reading.warnings).toEqual([]);
    expect(reading.record.boards.map(({ number, deal, results }) => [number, deal, results.length])).toEqual([
      [1, seededDeal(1), 1],
      [2, seededDeal(2), 0],
    ]);
    expect(reading.record.boards[0]?.results[0]?.tags).toEqual(
      new Map([
        ['PairNS', '1'],
        ['PairEW', '1'],
        ['ScoreMP', 'NS 3 EW 1'],
      ]),
    );
  });

  it('leaves a lead out that its leader does not hold, and says so', () => {
    const deal = seededDeal(1);
    const [spades = ''] = formatDeal(deal, 'E').slice(2).split('.');
    const missing = [...'AKQJT98765432'].find((rank) => !spades.includes(rank)) ?? '';
    const text = one({ ...played, LEAD: `S${missing}` });
    const reading = read(text.replace('</USEBIO>', `${handset(new Map([[1, deal]]))}</USEBIO>`));
    expect(codesOf(reading)).toEqual(['impossible-lead']);
    expect(reading.record.boards[0]?.results[0]?.play).toBeNull();
  });

  it.each([
    ['3N', '3NT'],
    ['3Nx', '3NTX'],
    ['3NTXX', '3NTXX'],
    ['PASS', 'Pass'],
  ])('reads the contract %s', (CONTRACT, contract) => {
    const [result] = resultsOf(sessionOf(one({ CONTRACT, PLAYED_BY: 'N', TRICKS: 9 })));
    expect(result?.contract && formatContract(result.contract)).toBe(contract);
    expect(result?.tricks).toBe(contract === 'Pass' ? null : 9);
  });

  it.each([
    ['=', 9, 400],
    ['+1', 10, 430],
    ['-2', 7, -100],
  ])('reads tricks against the contract: %s', (TRICKS, won, SCORE) => {
    const reading = read(one({ ...played, CONTRACT: '3 NT', TRICKS, SCORE }));
    expect(codesOf(reading)).toEqual(['results-without-deals']);
    expect(reading.session && resultsOf(reading.session)).toMatchObject([{ tricks: won, scoreNS: SCORE }]);
  });

  it('finds pairs whose numbers have section and direction in them', () => {
    const numbered = `<PARTICIPANTS>${pair('(A) 1 NS', ['Ada Lark', 'Ben Wren'], { DIRECTION: 'NS' })}
${pair('1 EW', ['Cleo Finch', 'Dan Crow'], { DIRECTION: 'EW' })}</PARTICIPANTS>`;
    const session = sessionOf(usebio(numbered + board(1, [line('(A) 1 NS', '1 EW', played)])));
    expect(resultsOf(session)).toMatchObject([
      { pairNumbers: { NS: '1', EW: '1' }, players: { N: 'Ada Lark', E: 'Cleo Finch' } },
    ]);
  });

  it('tells adjusted boards from those that were not played', () => {
    const lines = [
      line('1', '1', { SCORE: 'A6040' }),
      line('2', '2', { CONTRACT: 'NP', TRICKS: 0, SCORE: 0 }),
    ];
    expect(resultsOf(sessionOf(usebio(board(1, lines))))).toMatchObject([
      { adjusted: { NS: 60, EW: 40 }, isNotPlayed: false, contract: null, scoreNS: null },
      { adjusted: null, isNotPlayed: true, contract: null, scoreNS: null },
    ]);
  });

  it.each([
    ['a score that the result is not worth', { SCORE: 430 }, 'other-score'],
    ['a contract without a denomination', { CONTRACT: '42' }, 'unknown-contract'],
    ['a lead that is no card', { LEAD: '1X' }, 'unknown-card'],
    ['tricks that nobody can win', { TRICKS: 14 }, 'bad-result'],
    ['a score that is no number', { SCORE: 'many' }, 'unknown-score'],
  ])('names the row of %s', (_, wrong, code) => {
    const { warnings } = read(one({ ...played, ...wrong }));
    expect(warnings.slice(1)).toMatchObject([
      { line: 34, column: 1, code, message: /^Board 1, 1 against 1: /u },
    ]);
  });

  it('keeps sections and sessions apart where their deals are', () => {
    const section = (name: string, contract: string, hands = ''): string =>
      `<SECTION SECTION_ID="${name}">${board(1, [line('1', '2', { ...played, CONTRACT: contract })])}${hands}</SECTION>`;
    const hands = (seed: number): string => handset(new Map([[1, seededDeal(seed)]]));
    const same = sessionOf(usebio(`<SESSION>${section('A', '3NT')}${section('B', '3NT')}</SESSION>`));
    expect(same.boards).toMatchObject([{ number: 1, session: null, section: null }]);
    expect(resultsOf(same).map((result) => result.section)).toEqual(['A', 'B']);
    const apart = sessionOf(usebio(section('A', '3NT', hands(1)) + section('B', '3NT', hands(2))));
    expect(apart.boards).toMatchObject([{ section: 'A', deal: seededDeal(1) }, { section: 'B' }]);
    const two = ['1', '2'].map((name) => `<SESSION SESSION_ID="${name}">${section('A', '3NT')}</SESSION>`);
    expect(sessionOf(usebio(two.join(''))).boards).toMatchObject([{ session: '1' }, { session: '2' }]);
  });

  it('takes the numbers of two pairs from their match, where its lines do not repeat them', () => {
    const match = (ns: number, ew: number): string =>
      `<MATCH>${elements({ ROUND_NUMBER: 2, NS_PAIR_NUMBER: ns, EW_PAIR_NUMBER: ew, NS_SCORE: 15, EW_SCORE: 5 })}
<BOARD>${elements({ BOARD_NUMBER: 1 })}<TRAVELLER_LINE>${elements(played)}</TRAVELLER_LINE></BOARD></MATCH>`;
    const pairs = ['3', '12'].map((number) => pair(number, [`Ada ${number}`, `Ben ${number}`]));
    const text = usebio(
      `<PARTICIPANTS>${pairs.join('')}</PARTICIPANTS>${match(3, 12)}${match(4, 5)}`,
      '',
      'SWISS_PAIRS',
    );
    expect(resultsOf(sessionOf(text))).toMatchObject([
      { pairNumbers: { NS: '3', EW: '12' }, players: { N: 'Ada 3', W: 'Ben 12' }, round: '2' },
      { pairNumbers: { NS: '4', EW: '5' } },
    ]);
  });

  it('gives teams, their matches, and the IMPs of both sides, each table once', () => {
    const team = (number: string): string =>
      `<TEAM TEAM_ID="${number}" TEAM_NAME="Team ${number}">${elements({ TOTAL_SCORE: 12, PLACE: '1=' })}
${pair(`${number}-1-2`, ['Ada', 'Ben'])}${pair(`${number}-3-4`, ['Eve', 'Finn'])}</TEAM>`;
    const match = `<MATCH>${elements({ ROUND_NUMBER: 3, TEAM: 1, OPPOSING_TEAM: 2, TEAM_SCORE: 12, OPPOSING_TEAM_SCORE: 8 })}
${board(4, [
  elements({ IMPS: 5 }),
  line('1-1-2', '2-3-4', { ...played, SCORE: 600, DIRECTION: 'NS', NS_MATCH_POINTS: null }),
  line('2-1-2', '1-3-4', { ...played, SCORE: 600, DIRECTION: 'EW', NS_MATCH_POINTS: null }),
])}</MATCH>`;
    const session = sessionOf(
      usebio(`<PARTICIPANTS>${team('1')}${team('2')}</PARTICIPANTS>${match}${match}`, '', 'TEAMS'),
    );
    expect(session.event.scoring).toBe('IMPs');
    expect(session.contestants).toMatchObject([
      { kind: 'team', number: '1', name: 'Team 1', players: ['Ada', 'Ben', 'Eve', 'Finn'] },
      { kind: 'pair', number: '1-1-2', team: '1' },
      { kind: 'pair' },
      { kind: 'team' },
      { kind: 'pair' },
      { kind: 'pair' },
    ]);
    expect(session.matches[0]).toEqual({
      session: null,
      round: '3',
      teams: ['1', '2'],
      names: ['Team 1', 'Team 2'],
      scores: [12, 8],
    });
    expect(resultsOf(session)).toMatchObject([
      {
        round: '3',
        imps: { NS: 5, EW: -5 },
        players: { N: 'Ada', E: 'Eve' },
        teams: { NS: 'Team 1', EW: 'Team 2' },
      },
      { round: '3', imps: { NS: -5, EW: 5 }, teams: { NS: 'Team 2', EW: 'Team 1' } },
    ]);
  });

  it('names single players of an individual', () => {
    const players = ['Ada', 'Ben', 'Cleo', 'Dan']
      .map((name, index) => `<PLAYER>${elements({ PLAYER_NUMBER: index + 1, PLAYER_NAME: name })}</PLAYER>`)
      .join('');
    const numbers = { N_PLAYER_NUMBER: 1, S_PLAYER_NUMBER: 2, E_PLAYER_NUMBER: 3, W_PLAYER_NUMBER: 4 };
    const row = `<TRAVELLER_LINE>${elements({ ...numbers, SCORE: 80 })}</TRAVELLER_LINE>`;
    const session = sessionOf(usebio(`<PARTICIPANTS>${players}</PARTICIPANTS>${board(1, [row])}`));
    expect(session.contestants).toMatchObject([{ kind: 'player', number: '1' }, {}, {}, {}]);
    expect(resultsOf(session)).toMatchObject([
      { players: { N: 'Ada', S: 'Ben', E: 'Cleo', W: 'Dan' }, pairNumbers: { NS: '1-2', EW: '3-4' } },
    ]);
  });

  it('takes deal, auction and play from LIN in a line, unless its result is another', () => {
    const lin =
      'pn|Sue,Walt,Nora,Ed|md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 1|sv|o|mb|1N|an|12%2B to 14|mb|p|mb|3N|mb|p|mb|p|mb|p|mc|9|';
    const encoded = lin.replaceAll(' ', '%20').replaceAll(',', '%2C');
    const reading = read(one({ ...played, LEAD: null, LIN_DATA: encoded }));
    expect(reading.warnings).toEqual([]);
    expect(reading.record.boards[0]?.results[0]).toMatchObject({
      players: { N: 'Ada Lark' },
      auction: { annotations: [{ note: '12+ to 14' }] },
    });
    const other = read(one({ ...played, TRICKS: 10, SCORE: 430, LEAD: null, LIN_DATA: encoded }));
    expect(codesOf(other)).toEqual(['results-disagree']);
    expect(other.record.boards[0]?.results[0]).toMatchObject({ auction: null, tricks: 10 });
  });

  it('reads Latin-1 where the file says so', () => {
    const text = one(played)
      .replace('"1.0"?>', '"1.0" encoding="iso-8859-1"?>')
      .replace('Ada Lark', 'Åda Lärk');
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(sessionOf(bytes).contestants[0]?.players[0]).toBe('Åda Lärk');
  });

  it('takes an event without the root, a date as in 1.3, and a bare ampersand in a name', () => {
    const text = `<EVENT EVENT_TYPE="PAIRS"><DATE>2026-03-09</DATE>${people.replace('Ada Lark', 'Ada & Lark')}</EVENT>`;
    expect(sessionOf(text)).toMatchObject({
      event: { date: '2026-03-09' },
      contestants: [{ players: ['Ada & Lark', 'Ben Wren'] }, {}],
    });
  });
});

describe('XML that is refused', () => {
  it.each([
    [
      'entities of its own',
      usebio('').replace(
        /<!DOCTYPE[^>]*>/u,
        '<!DOCTYPE USEBIO [<!ENTITY a "b"> <!ENTITY c SYSTEM "file:///etc/passwd">]>',
      ),
      'entities',
    ],
    ['a tag that is not closed', usebio('<PARTICIPANTS>'), 'bad-xml'],
    ['elements in each other too deep', usebio('<A>'.repeat(50) + '</A>'.repeat(50)), 'too-deep'],
    ['a file that breaks off', usebio('').slice(0, -40), 'bad-xml'],
  ])('says so: %s', (_, text, code) => {
    const reading = read(text);
    expect(reading.warnings).toMatchObject([{ code, message: /^The file .*\.$/u }]);
    expect(reading.session).toMatchObject({ boards: [], contestants: [] });
  });

  it('has more than a million elements', () => {
    const builder = new ElementBuilder();
    const position = { line: 1, column: 1 };
    for (let count = 0; count < 1_000_000; count++) {
      builder.open('A', {}, position);
      builder.close();
    }
    expect(builder.isOpen).toBe(true);
    builder.open('A', {}, position);
    expect(builder.isOpen).toBe(false);
    expect(builder.finish()).toMatchObject({
      ok: false,
      error: { code: 'too-many-elements', message: /more than 1000000 elements/u },
    });
  });

  it('is told what it is not', () => {
    const reading = unwrap(
      readFile('<?xml version="1.0"?><session club="x"/>', { openers, fileName: 'x.xml' }),
    );
    expect(codesOf(reading)).toEqual(['not-usebio']);
  });

  it('is not opened where nothing opens it', () => {
    expect(codesOf(unwrap(readFile(one(played))))).toEqual(['not-opened']);
  });
});

describe('XML that is read', () => {
  it('fetches no DTD, wherever it is', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, answer) => {
      asked.push(url);
      answer.end('<!ENTITY club "Owls">');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const named = (doctype: string): string =>
      one(played)
        .replace(/<!DOCTYPE[^>]*>/u, `<!DOCTYPE USEBIO ${doctype}>`)
        .replace('Larks &amp; Wrens', '&club;');
    for (const doctype of [`SYSTEM "${address}/usebio.dtd"`, `PUBLIC "-//X//DTD" "${address}/public.dtd"`])
      expect(sessionOf(named(doctype)).event.club).toBe('&club;');
    for (const doctype of [
      `[<!ENTITY % all SYSTEM "${address}/all.dtd"> %all;]`,
      `SYSTEM "${address}/usebio.dtd" [<!ENTITY club SYSTEM "${address}/club">]`,
    ])
      expect(codesOf(read(named(doctype)))).toEqual(['entities']);
    // What had been asked for before would have come before this.
    await fetch(`${address}/last`);
    await new Promise((closed) => server.close(closed));
    expect(asked).toEqual(['/last']);
  });

  it('keeps 50,000 characters of a text, in however many pieces, and 20 attributes', () => {
    const attributes = Array.from({ length: 21 }, (_, index) => `a${index}="x"`).join(' ');
    const text = `${'x'.repeat(70_000)}<![CDATA[${'y'.repeat(70_000)}]]>`;
    const root = unwrap(openers.openXml(`<A ${attributes}>${text}<B>${text}</B></A>`));
    expect(root.text).toBe('x'.repeat(50_000));
    expect(root.children[0]?.text).toHaveLength(50_000);
    expect(root.attributes.size).toBe(20);
  });
});

describe('real USEBIO files', () => {
  const samples = corpus('formats/usebio').filter(({ name }) => name.endsWith('.xml'));
  const hands = corpus('formats/usebio').find(({ name }) => name.endsWith('.pbn'));

  it('land whole, with every score worth what it says', needsRealFiles(samples.length > 0), () => {
    const counts = samples.map(({ name, bytes }) => {
      const { session, record, warnings } = read(bytes);
      const codes = new Set(warnings.map(({ code }) => code));
      const contested = session ? resultsOf(session) : [];
      return [
        name.replace(/^.*__/u, ''),
        record.boards.length,
        contested.length,
        session?.contestants.filter(({ standing }) => standing?.place).length,
        [...codes].join(' '),
      ];
    });
    expect(counts).toEqual([
      ['butler_howell.xml', 35, 140, 8, ''],
      ['mp_pairs_howell.xml', 27, 161, 12, 'impossible-lead'],
      ['mp_pairs_mitchell.xml', 27, 512, 38, 'impossible-lead'],
      ['mp_pairs_mitchell_adjusted_02.xml', 27, 567, 42, 'impossible-lead'],
      ['notsupported.xml', 35, 245, 14, ''],
      ['converted-pairs-with-np-passed.xml', 0, 338, 26, 'results-without-deals'],
      ['individual.xml', 0, 132, 12, 'results-without-deals'],
      ['mp-pairs.xml', 28, 242, 22, 'impossible-lead'],
      ['multiple-teams.xml', 0, 240, 10, 'results-without-deals'],
      ['realbridge.xml', 21, 168, 16, 'impossible-lead results-disagree'],
      ['usebio-and-pbn.xml', 0, 144, 13, 'results-without-deals'],
    ]);
  });

  it('join the hands that lie beside them', needsRealFiles(hands !== undefined), async () => {
    const { joinResults } = await import('../record/join-results.ts');
    const dealt = unwrap(readFile(hands?.bytes ?? '')).record.boards.map((each) => ({
      ...each,
      results: [],
    }));
    const session = sessionOf(samples.find(({ name }) => name.includes('usebio-and-pbn'))?.bytes ?? '');
    const joined = joinResults(dealt, session);
    expect(joined.added).toBe(144);
    expect(joined.problems.filter(({ code }) => code !== 'impossible-leads')).toEqual([]);
  });
});
