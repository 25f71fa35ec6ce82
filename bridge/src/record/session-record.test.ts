import { describe, expect, it } from 'vitest';
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '../board.ts';
import { readContract } from '../contract.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { unwrap } from '../result.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { joinResults } from './join-results.ts';
import { recordOfSession } from './record-of-session.ts';
import { sessionOfRecord } from './session-of-record.ts';
import { noFigure, type SessionBoard, type SessionRecord, type SessionResult } from './session-record.ts';

const result: SessionResult = {
  players: { N: 'Ada Lark', E: null, S: 'Ben Wren', W: null },
  section: 'A',
  table: '3',
  room: null,
  contract: readContract('3NT'),
  declarer: 'S',
  tricks: 9,
  scoreNS: 400,
  auction: null,
  play: null,
  round: '2',
  pairNumbers: { NS: '1NS', EW: '4EW' },
  lead: null,
  matchpoints: { NS: 7.5, EW: 2.5 },
  percent: { NS: 75, EW: 25 },
  imps: noFigure,
  adjusted: null,
  isNotPlayed: false,
};
const unplayed = { contract: null, declarer: null, tricks: null, scoreNS: null, matchpoints: noFigure };
const adjusted: SessionResult = { ...result, ...unplayed, adjusted: { NS: 60, EW: 40 } };
const missed: SessionResult = { ...result, ...unplayed, percent: noFigure, isNotPlayed: true };

const board = (number: number, results: readonly SessionResult[], hasDeal = true): SessionBoard => ({
  number: unwrap(boardNumber(number)),
  session: null,
  section: null,
  deal: hasDeal ? seededDeal(number) : null,
  dealer: dealerOfBoard(unwrap(boardNumber(number))),
  vulnerability: vulnerabilityOfBoard(unwrap(boardNumber(number))),
  results,
});
const session = (boards: readonly SessionBoard[]): SessionRecord => ({
  event: { title: 'Monday', club: 'Larks', date: '2026-11-16', scoring: 'matchpoints', winners: null },
  boards,
  contestants: [],
  matches: [],
});

describe('a session with deals', () => {
  it.each([
    ['a result', [result]],
    ['an adjusted board before a result', [adjusted, result]],
    ['a board that was not played', [missed, result]],
  ])('comes back from a record, and from the PBN of it: %s', (_, results) => {
    const whole = session([board(1, results), board(2, [])]);
    const record = recordOfSession(whole);
    expect(sessionOfRecord(record)).toEqual(whole);
    expect(sessionOfRecord(readPbn(writePbn(record)).record)).toEqual(whole);
  });

  it('keeps boards without deals out of the record', () => {
    expect(recordOfSession(session([board(1, [result], false)])).boards).toEqual([]);
  });
});

describe('joinResults', () => {
  const game = recordOfSession(session([board(1, []), board(2, [])])).boards;

  it('gives results to the boards of their numbers', () => {
    const joined = joinResults(game, session([board(2, [result, adjusted], false)]));
    expect(joined).toMatchObject({ added: 2, repeated: 0, problems: [] });
    expect(joined.boards.map(({ results }) => results.length)).toEqual([0, 2]);
    expect(joined.boards[1]?.results[0]?.tags.get('PairNS')).toBe('1NS');
  });

  it('adds nothing that is there already', () => {
    const once = joinResults(game, session([board(2, [result, adjusted], false)]));
    expect(joinResults(once.boards, session([board(2, [result, adjusted], false)]))).toMatchObject({
      added: 0,
      repeated: 2,
      boards: once.boards,
    });
  });

  it.each([
    ['a board that is missing', game, [board(3, [result], false)], 'no-such-board'],
    ['another deal', game, [{ ...board(1, [result]), deal: seededDeal(9) }], 'other-deal'],
    ['a number that two boards have', [...game, ...game], [board(1, [result], false)], 'unclear-board'],
    [
      'a number in two sessions',
      game,
      ['1', '2'].map((name) => ({ ...board(1, [result], false), session: name })),
      'unclear-board',
    ],
  ])('leaves out the results of %s', (_, boards, played, code) => {
    const joined = joinResults(boards, session(played));
    expect(joined.added).toBe(0);
    expect(joined.problems.map((problem) => problem.code)).toEqual(played.map(() => code));
  });

  it('refuses a file whose leads are not in these deals, and names single ones', () => {
    const leads = (
      ['SA', 'SK', 'SQ', 'SJ', 'ST', 'S9', 'S8', 'S7', 'S6', 'S5', 'S4', 'S3', 'S2'] as const
    ).map((lead, index): SessionResult => ({ ...result, lead, pairNumbers: { NS: `${index}`, EW: 'x' } }));
    const whole = joinResults(game, session([board(1, leads, false)]));
    expect(whole).toMatchObject({ added: 0, problems: [{ code: 'other-leads' }] });
    const few = joinResults(game, session([board(1, leads.slice(0, 7), false)]));
    expect(few).toMatchObject({ added: 7, problems: [{ code: 'impossible-leads' }] });
  });

  const known = joinResults(game, session([board(2, [result], false)])).boards;

  it('keeps the result of a table that the file has otherwise, and says so', () => {
    const joined = joinResults(known, session([board(2, [{ ...result, tricks: 8, scoreNS: -50 }], false)]));
    expect(joined).toMatchObject({ added: 0, repeated: 0 });
    expect(joined.boards[1]?.results).toMatchObject([{ tricks: 9 }]);
    expect(joined.problems).toEqual([
      {
        code: 'other-result',
        message:
          'Board 2, 1NS against 4EW: the game has 3NT by South, 9 tricks, the file 3NT by South, 8 tricks. The game keeps its result.',
      },
    ]);
  });

  it('names the row whose score is not what it is worth on the board of the game', () => {
    const [, second] = game;
    const boards = [{ ...second!, vulnerability: 'All' as const }];
    const joined = joinResults(boards, session([board(2, [{ ...result, scoreNS: 600 }], false)]));
    expect(joined.problems).toEqual([]);
    const wrong = joinResults(
      [{ ...second!, vulnerability: 'None' }],
      session([board(2, [{ ...result, scoreNS: 600 }], false)]),
    );
    expect(wrong).toMatchObject({ added: 1, problems: [{ code: 'other-vulnerability' }] });
    expect(wrong.problems[0]?.message).toBe(
      'Board 2, 1NS against 4EW: the score is 600, and with the vulnerability of the game the result is worth 400.',
    );
  });
});
