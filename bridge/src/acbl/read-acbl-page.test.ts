import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { readFile, type FileReading } from '../formats/read-file.ts';
import type { SessionRecord, SessionResult } from '../record/session-record.ts';
import { unwrap } from '../result.ts';
import {
  address,
  boardPage,
  boardResult,
  clubGame,
  clubPage,
  handRecord,
  pairSummary,
  scorecard,
  spades,
} from '../testing/acbl-pages.ts';
import { seededDeal } from '../testing/seeded-deals.ts';

const read = (text: string): FileReading => unwrap(readFile(text));
const sessionOf = (text: string): SessionRecord => {
  const { session } = read(text);
  if (!session) throw new Error('The page is not read as a session.');
  return session;
};
const resultsOf = ({ boards }: SessionRecord): readonly SessionResult[] =>
  boards.flatMap(({ results }) => results);

const pairs = [
  pairSummary('NS', ['Lark, Ada', 'Wren Jr, Ben']),
  pairSummary('EW', ['Finch, Cleo', 'Crow, Dan']),
];
const records = [2, 1].map((number) => handRecord(number, seededDeal(number)));
const game = (more: Readonly<Record<string, unknown>> = {}): ReturnType<typeof clubGame> =>
  clubGame([{ board_number: 1, board_results: [boardResult(more)] }], records, pairs);

describe("the page of a club game on ACBL's site", () => {
  it.each(['both', 'script', 'attribute'] as const)('gives everything from its JSON: %s', (where) => {
    const reading = read(clubPage(game(), where));
    expect(reading).toMatchObject({ format: 'ACBL page', certainty: 'certain', warnings: [] });
    expect(reading.session?.event).toEqual({
      title: 'Monday "Pairs" & more',
      club: 'Larks',
      date: '2026-04-20',
      scoring: 'matchpoints',
      winners: 2,
    });
    expect(reading.record.boards.map(({ number, deal, results }) => [number, deal, results.length])).toEqual([
      [1, seededDeal(1), 1],
      [2, seededDeal(2), 0],
    ]);
    expect(reading.session?.contestants).toMatchObject([
      {
        side: 'NS',
        players: ['Ada Lark', 'Ben Wren Jr'],
        standing: { place: 2, isTied: true, percent: 61, total: 30.5 },
      },
      { side: 'EW' },
    ]);
    expect(reading.session && resultsOf(reading.session)).toMatchObject([
      {
        players: { N: 'Ada Lark', E: 'Cleo Finch' },
        section: 'A',
        table: '3',
        round: '2',
        tricks: 9,
        scoreNS: 400,
        matchpoints: { NS: 3.5, EW: 1.5 },
      },
    ]);
  });

  it('keeps names of people, and nothing else of them', () => {
    expect(JSON.stringify(read(clubPage(game())))).not.toMatch(/7654321|Larkville|1234\.00/u);
  });

  it('reads adjusted boards, and names a row with a wrong score', () => {
    const adjusted = { ns_score: 'AVE+', ew_score: 'AVE-', contract: '', declarer: '', tricks_taken: '' };
    expect(resultsOf(sessionOf(clubPage(game(adjusted))))).toMatchObject([
      { adjusted: { NS: 60, EW: 40 }, contract: null, scoreNS: null },
    ]);
    expect(read(clubPage(game({ ns_score: '430' }))).warnings).toMatchObject([
      { code: 'other-score', message: /^Board 1, 1 against 1: /u },
    ]);
  });

  it('says what is missing where the structure is another', () => {
    const changed = read(clubPage({ sessions: [{ sections: 'none' }] }));
    expect(changed.record.boards).toEqual([]);
    const torn = read(clubPage(game()).slice(0, 1500));
    expect(torn.warnings).toMatchObject([{ code: 'no-results', message: /^This page has no boards/u }]);
  });
});

const names = ['Ada Lark', 'Cleo Finch', 'Ben Wren', 'Dan Crow'];
const link = address(1, seededDeal(1), names, 'ppp4sppp');

describe('a page of ACBL Live', () => {
  it('gives the tables of a board, each once, with tricks from the score and no auction', () => {
    const reading = read(boardPage([{ link, cells: [`4${spades}`, 'W', '-450'] }]));
    expect(reading).toMatchObject({ format: 'ACBL page', warnings: [] });
    expect(reading.session?.event).toMatchObject({
      title: 'Lark Sectional',
      date: '2026-04-25',
      scoring: 'matchpoints',
    });
    expect(reading.record.boards).toMatchObject([{ number: 1, deal: seededDeal(1) }]);
    expect(reading.session && resultsOf(reading.session)).toMatchObject([
      {
        players: { N: 'Ada Lark', E: 'Cleo Finch', S: 'Ben Wren', W: 'Dan Crow' },
        pairNumbers: { NS: '10', EW: '6' },
        section: 'B',
        declarer: 'W',
        tricks: 11,
        scoreNS: -450,
        auction: null,
        matchpoints: { NS: 14, EW: null },
        percent: { NS: 75.5, EW: null },
      },
    ]);
  });

  it('takes the vulnerability from the number of the board, since addresses always say none', () => {
    const second = address(2, seededDeal(2), names, 'ppp6sppp');
    const { boards } = sessionOf(boardPage([{ link: second, cells: [`6${spades}`, 'N', '1430'] }]));
    expect(boards).toMatchObject([{ vulnerability: 'NS', results: [{ tricks: 12, scoreNS: 1430 }] }]);
  });

  it('reads doubles', () => {
    const [result] = resultsOf(sessionOf(boardPage([{ link, cells: [`4${spades}x`, 'W', '100'] }])));
    expect(result?.contract && formatContract(result.contract)).toBe('4SX');
    expect(result?.tricks).toBe(9);
  });

  it('gives a scorecard, seen from the pair whose it is', () => {
    expect(resultsOf(sessionOf(scorecard(link, [`4${spades}`, 'W', '420', ''])))).toMatchObject([
      {
        pairNumbers: { NS: '7', EW: '4' },
        tricks: 10,
        scoreNS: -420,
        matchpoints: { NS: null, EW: 3 },
        percent: { NS: null, EW: 25 },
      },
    ]);
    expect(resultsOf(sessionOf(scorecard(link, [`4${spades}`, 'W', '', '-420'], '4NS')))).toMatchObject([
      { pairNumbers: { NS: '4', EW: '7' }, tricks: 10, scoreNS: -420 },
    ]);
  });

  it('takes no figure with decimals for a score', () => {
    const [result] = resultsOf(sessionOf(boardPage([{ link, cells: [`4${spades}`, 'W', '75.5'] }])));
    expect(result?.scoreNS).toBeNull();
  });

  it('names a row with a score that no result has', () => {
    const { warnings } = read(boardPage([{ link, cells: [`4${spades}`, 'W', '-430'] }]));
    expect(warnings).toMatchObject([{ code: 'other-score', message: /^Board 1: /u }]);
  });

  it('without boards says what to save instead', () => {
    const page = '<html><a href="https://live.acbl.org/event/1">x</a></html>';
    expect(read(page)).toMatchObject({ format: 'ACBL page', warnings: [{ code: 'no-results' }] });
  });
});
