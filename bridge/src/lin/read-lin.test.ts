import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { formatPartialDeal, isDeal } from '../partial-deal.ts';
import { linToAddress } from './lin-address.ts';
import { readLin } from './read-lin.ts';

const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|';

const boards = (text: string) => readLin(text).record.boards;

const codes = (text: string) => readLin(text).warnings.map(({ code }) => code);

/** The contracts at the tables of the first board, like `3NT by N, 9`. */
const contracts = (text: string) =>
  boards(text)[0]?.results.map(
    ({ contract, declarer, tricks }) => `${contract && formatContract(contract)} by ${declarer}, ${tricks}`,
  );

describe('the deal in LIN', () => {
  it('completes the fourth hand from the other three', () => {
    const [board] = boards(deal);
    expect(board && formatPartialDeal(board.deal)).toBe(
      'N:K43.AQ.AQT92.K98 AT6.J75.763.T652 Q985.T6.KJ854.73 J72.K98432..AQJ4',
    );
  });

  it.each([
    ['1', 'S'],
    ['2', 'W'],
    ['3', 'N'],
    ['4', 'E'],
  ])('begins with the digit %s for dealer %s', (digit, dealer) => {
    expect(boards(deal.replace('1S', `${digit}S`))[0]?.dealer).toBe(dealer);
  });

  it('takes the dealer from the board number if the digit names none, else West', () => {
    expect(boards(`${deal.replace('1S', '0S')}ah|Board 2|`)[0]?.dealer).toBe('E');
    expect(boards(deal.replace('1S', 'S'))[0]?.dealer).toBe('W');
  });

  it('may leave whole hands unknown', () => {
    const [board] = boards('md|3SQ985HT6DKJ854C73,,SK43HAQDAQT92CK98,|');
    expect(board && isDeal(board.deal)).toBe(false);
    expect(board?.deal.W).toBeNull();
  });

  it.each([
    [
      'wrong-card-count',
      deal.replace('Q985', 'Q98'),
      'A board was skipped. South: The hand has 12 cards, not 13.',
    ],
    ['repeated-card', deal.replace('Q985', 'Q988'), 'A board was skipped. South: The hand has S8 twice.'],
    [
      'unknown-card',
      deal.replace('Q985', 'Q98x'),
      'A board was skipped. South: "SQ98xHT6DKJ854C73" is not a hand at "X".',
    ],
    [
      'card-in-two-hands',
      deal.replace('J72', 'Q72'),
      'A board was skipped. South and West both have the queen of spades.',
    ],
    ['no-known-hand', 'md|1,,,|', 'A board was skipped. None of the four hands is known.'],
    ['too-many-hands', deal.replace(',|', ',,S2|'), undefined],
  ])('is skipped with a warning if damaged: %s', (code, text, message) => {
    const { record, warnings } = readLin(`${text}mb|p|\n${deal}`);
    expect(record.boards).toHaveLength(1);
    expect(warnings).toMatchObject([{ line: 1, column: 1, code, ...(message && { message }) }]);
  });
});

describe('a single board in LIN', () => {
  it('has its number, vulnerability and players', () => {
    const [board] = boards(`pn|Sue,Walt,Nora,Ed|st||${deal}rh||ah|Board 15|sv|n|`);
    expect(board).toMatchObject({ number: 15, vulnerability: 'NS' });
    expect(board?.results).toMatchObject([{ players: { S: 'Sue', W: 'Walt', N: 'Nora', E: 'Ed' } }]);
  });

  it.each([
    ['o', 'None'],
    ['0', 'None'],
    ['n', 'NS'],
    ['E', 'EW'],
    ['b', 'All'],
  ])('with sv|%s| is vulnerable: %s', (letter, vulnerability) => {
    expect(boards(`${deal}ah|Board 4|sv|${letter}|`)[0]?.vulnerability).toBe(vulnerability);
  });

  it('takes its vulnerability from its number by default', () => {
    expect(boards(`${deal}ah|Board 4|`)[0]?.vulnerability).toBe('All');
    expect(codes(`${deal}ah|Board 4|sv|z|`)).toEqual(['unknown-vulnerability']);
  });

  it('keeps a title that is not a number', () => {
    const [board] = boards(`${deal}ah|The Vienna Coup|`);
    expect(board?.number).toBeNull();
    expect(board?.tags.get('Board')).toBe('The Vienna Coup');
  });

  it('has the contract of its auction and the tricks of its claim', () => {
    expect(contracts(`${deal}mb|p|mb|1H|mb|d|mb|r|mb|p|mb|p|mb|p|mc|9|`)).toEqual(['1HXX by W, 9']);
  });

  it('takes several calls, or cards, in one tag', () => {
    expect(contracts(`${deal}mb|pp1Np3n!ppp|pc|H5H6H8HA|mc|9|`)).toEqual(['3NT by N, 9']);
  });

  it('can be passed out', () => {
    expect(boards(`${deal}mb|pppp|`)[0]?.results[0]).toMatchObject({ contract: 'Pass', declarer: null });
  });

  it('keeps alerts, explanations and chat at their calls', () => {
    const text = `${deal}nt|Hello|mb|p|mb|1H!|nt|nice|nt|indeed|mb|2N|an|minors|mb|p!|an|to play|`;
    const [result] = boards(text)[0]?.results ?? [];
    expect(result?.remarks).toEqual([{ kind: 'comment', text: 'Hello', after: null }]);
    expect(result?.auction?.annotations).toEqual([
      { call: 1, alerted: true, note: '', glyphs: [], comments: ['nice', 'indeed'] },
      { call: 2, alerted: false, note: 'minors', glyphs: [], comments: [] },
      { call: 3, alerted: true, note: 'to play', glyphs: [], comments: [] },
    ]);
  });

  it('gives each card to the seat that played it', () => {
    const [result] = boards(`${deal}mb|pp3Nppp|pc|h5|pc|H6|pc|h8|pc|HA|pc|DA|nt|good|`)[0]?.results ?? [];
    expect(result?.play).toEqual({
      play: {
        leader: 'E',
        tricks: [
          { E: 'H5', S: 'H6', W: 'H8', N: 'HA' },
          { N: 'DA', E: null, S: null, W: null },
        ],
      },
      annotations: [{ trick: 1, seat: 'N', note: null, glyphs: [], comments: ['good'] }],
    });
  });

  it('stops the play at a card the player does not have', () => {
    const { record, warnings } = readLin(`${deal}mb|pp3Nppp|pc|H5|pc|SA|pc|H6|`);
    expect(record.boards[0]?.results[0]?.play?.play.tricks).toEqual([{ E: 'H5', S: null, W: null, N: null }]);
    expect(warnings).toMatchObject([
      {
        code: 'impossible-card',
        message: 'South cannot play the ace of spades; the play was read up to there.',
      },
    ]);
  });

  it('has no play where the first card is impossible', () => {
    const { record, warnings } = readLin(`${deal}mb|pp3Nppp|pc|SK|`);
    expect(record.boards[0]?.results[0]?.play).toBeNull();
    expect(warnings).toMatchObject([{ code: 'impossible-card' }]);
  });

  it('stops the play at a card that was played before, also from an unknown hand', () => {
    const { record, warnings } = readLin('md|3SQ985HT6DKJ854C73,,,|mb|1Nppp|pc|H5|pc|H6|pc|H5|');
    expect(record.boards[0]?.results[0]?.play?.play.tricks).toEqual([{ E: 'H5', S: 'H6', W: null, N: null }]);
    expect(warnings).toMatchObject([{ code: 'impossible-card' }]);
  });

  it('keeps an auction that breaks the Laws as a comment', () => {
    const { record, warnings } = readLin(`${deal}mb|p|mb|2H|mb|1S|mb|p|`);
    expect(record.boards[0]?.results).toEqual([]);
    expect(record.boards[0]?.remarks).toMatchObject([{ text: 'Auction: Pass 2H 1S Pass' }]);
    expect(warnings).toMatchObject([{ line: 1, code: 'insufficient-bid' }]);
    expect(warnings[0]?.message).toBe("North's 1S is not higher than 2H. The auction was kept as a comment.");
  });

  it.each([
    ['extra-passes', 'mb|1Cppp|mb|p|'],
    ['unknown-call', 'mb|1C|mb|huh|mb|p|'],
    ['unknown-card', 'mb|1Cppp|pc|H1|'],
    ['play-without-contract', 'mb|1C|pc|H4|'],
    ['note-without-call', 'an|weak|mb|p|'],
    ['not-a-trick-count', 'mb|1Cppp|mc|14|'],
    ['no-tag', 'mb|1Cppp||'],
    ['stray-text', 'mb|1Cppp|what is this|'],
  ])('warns once about %s', (code, tags) => {
    expect(codes(deal + tags)).toEqual([code]);
  });

  it('skips tags it does not know', () => {
    expect(readLin(`zz|3.5|lb||${deal}ia|x|mb|p|3b|y|`).warnings).toEqual([]);
  });
});

describe('several boards in LIN', () => {
  it('begin at their own tag, or where a tag repeats', () => {
    expect(boards(`qx|o1|${deal}qx|o2|${deal}`).map(({ number }) => number)).toEqual([1, 2]);
    expect(boards(`${deal}ah|Board 1|\n${deal}ah|Board 2|`).map(({ number }) => number)).toEqual([1, 2]);
    expect(boards(`ah|Board 1|sv|o|${deal}ah|Board 2|sv|n|${deal}`).map(({ number }) => number)).toEqual([
      1, 2,
    ]);
  });

  it('take the names before them or in them', () => {
    const text = `pn|A,B,C,D|${deal}ah|Board 1|mb|p|pg||\npn|E,F,G,H|${deal}ah|Board 2|mb|p|`;
    expect(boards(text).map(({ results }) => results[0]?.players.S)).toEqual(['A', 'E']);
    expect(boards(`${deal}pn|A,B,C,D|mb|p|`).map(({ results }) => results[0]?.players.S)).toEqual(['A']);
    const announced = `pn|A,B,C,D|qx|o1|${deal}pg||\npn|E,F,G,H|qx|o2|${deal}`;
    expect(boards(announced).map(({ results }) => results[0]?.players.S)).toEqual(['A', 'E']);
  });

  it('begin at new player names if the board already has names', () => {
    const text = `pn|A,B,C,D|${deal}mb|p|pn|E,F,G,H|ah|Board 2|sv|b|nt|Hello|${deal}mb|p|`;
    expect(boards(text)).toMatchObject([
      { number: null, vulnerability: 'None', results: [{ remarks: [] }] },
      { number: 2, vulnerability: 'All', results: [{ remarks: [{ text: 'Hello' }] }] },
    ]);
  });

  it('keep blank names blank when the next board has names', () => {
    const text = `pn|,,,|${deal}ah|Board 1|pg||\npn|E,F,G,H|${deal}ah|Board 2|`;
    expect(boards(text).map(({ results }) => results[0]?.players.S)).toEqual([undefined, 'E']);
  });

  it('are merged into one board if equal', () => {
    const text = `qx|o1|pn|A,B,C,D|${deal}mb|1Cppp|\nqx|o1|pn|E,F,G,H|${deal}mb|1Nppp|`;
    expect(contracts(text)).toEqual(['1C by S, null', '1NT by S, null']);
  });
});

describe('a match in LIN', () => {
  const head = 'vg|Spring Cup,Segment 4 of 8,I,46,47,Owls,80,Larks,99|\nrs|3NN=,4SWx-4,PASS,1NS+2|\n';
  const names = 'pn|S1,W1,N1,E1,S2,W2,N2,E2|pg||\n';

  it('has two rooms, each with its own players', () => {
    const [board] = boards(`${head}${names}qx|o46|${deal}mb|p|\nqx|c46|${deal}mb|p|`);
    expect(board?.results).toMatchObject([
      { room: 'Open', players: { N: 'N1' } },
      { room: 'Closed', players: { N: 'N2' } },
    ]);
  });

  it('takes a comma before an initial for part of a name, where there are too many names', () => {
    const odd = 'pn|Lark,Wren,Rook,Tern,Finch, I,Crane, G.,JayD,Moss, A|';
    const [board] = boards(`${odd}qx|o1|${deal}mb|1Cppp|qx|c1|${deal}mb|1Cppp|`);
    expect(board?.results.map(({ players: { S, W, N, E } }) => [S, W, N, E])).toEqual([
      ['Lark', 'Wren', 'Rook', 'Tern'],
      ['Finch I', 'Crane G.', 'JayD', 'Moss A'],
    ]);
  });

  it('names the event, the teams and their carry-over', () => {
    const [board] = boards(`${head}qx|o46|${deal}`);
    expect(Object.fromEntries(board?.tags ?? [])).toEqual({
      Event: 'Spring Cup',
      Stage: 'Segment 4 of 8',
      Scoring: 'IMP',
      HomeTeam: 'Owls',
      HomeCarryOver: '80',
      VisitTeam: 'Larks',
      VisitCarryOver: '99',
    });
  });

  it('takes results from its list for boards without an auction', () => {
    expect(contracts(`${head}qx|o46|${deal}qx|c46|${deal}`)).toEqual(['3NT by N, 9', '4SX by W, 6']);
    expect(contracts(`${head}qx|o47|${deal}qx|c47|${deal}`)).toEqual(['Pass by null, null', '1NT by S, 9']);
  });

  it('matches results to board numbers if it lists those', () => {
    expect(contracts(`${head}bn|9,12|\nqx|c12|${deal}`)).toEqual(['1NT by S, 9']);
  });

  it('need not repeat the deal in the second room', () => {
    expect(boards(`${head}qx|o46|${deal}mb|1Cppp|qx|c46|mb|1Nppp|`)[0]?.results).toHaveLength(2);
    expect(codes(`vg||qx|o46|${deal}mb|1Cppp|vg||qx|c46|mb|1Nppp|`)).toEqual(['no-deal']);
  });

  it("warns where its list and a table disagree, and keeps the table's result", () => {
    const { record, warnings } = readLin(`${head}qx|o46|${deal}mb|pp3Nppp|mc|8|`);
    expect(record.boards[0]?.results[0]?.tricks).toBe(8);
    expect(warnings).toMatchObject([
      {
        line: 3,
        code: 'results-disagree',
        message: "The list of results has 3NN=, the table 3NN-1; the table's was kept.",
      },
    ]);
  });

  it('ignores the tricks of its list if the contract differs', () => {
    const text = `${head}qx|o46|${deal}mb|1Cppp|`;
    expect(contracts(text)).toEqual(['1C by S, null']);
    expect(codes(text)).toEqual(['results-disagree']);
    expect(contracts(`${head}qx|o46|${deal}mb|pp3Nppp|`)).toEqual(['3NT by N, 9']);
    expect(codes(`rs|3NN,|bn|1|qx|o1|${deal}mb|pp3Nppp|mc|8|`)).toEqual([]);
    expect(codes(`rs|3NN,|bn|1|qx|o1|${deal}mb|pp3Ndppp|mc|8|`)).toEqual(['results-disagree']);
  });

  it('warns about results and boards it cannot use', () => {
    expect(codes('rs|what,3NN=|')).toEqual(['unknown-result']);
    expect(codes(`${head}qx|o47|mb|p|`)).toEqual(['no-deal']);
  });

  it('keeps chat before the first board', () => {
    expect(boards(`${head}nt|Welcome|pg||\nqx|o46|${deal}mb|p|`)[0]?.results[0]?.remarks).toMatchObject([
      { text: 'Welcome' },
    ]);
  });
});

describe('the address of a hand viewer', () => {
  const page = 'https://example.org/tools/handviewer.html';

  it('is read as the LIN in it', () => {
    const text = `${deal}ah|Board 7|mb|1C!|an|strong & forcing, 16+|mb|ppp|`;
    expect(boards(linToAddress(page, text))).toEqual(boards(text));
    expect(
      boards(
        `${page}?bbo=y&lin=${text.replaceAll(' ', '+').replaceAll('&', '%26').replace('16+', '16%2B')}&x=1`,
      ),
    ).toEqual(boards(text));
  });

  it('may be one of several, one per line, with warnings at its line', () => {
    const { record, warnings } = readLin(
      `${linToAddress(page, `${deal}ah|Board 1|`)}\r\n\n${page}\n${linToAddress(page, `${deal}ah|Board 2|mb|9C|`)}`,
    );
    expect(record.boards.map(({ number }) => number)).toEqual([1, 2]);
    expect(warnings).toMatchObject([
      { line: 3, column: 1, code: 'no-lin' },
      { line: 4, column: 1, code: 'unknown-call' },
    ]);
  });

  it('may be badly encoded', () => {
    expect(boards(`${page}?lin=${deal}ah%7Cna%EFf%7Cnt%7C100%%zz%7C`)[0]?.tags.get('Board')).toBe('naïf');
  });
});
