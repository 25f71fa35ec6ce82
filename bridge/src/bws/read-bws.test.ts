import { describe, expect, it } from 'vitest';
import { openers } from '../cli/open-container.ts';
import { formatContract } from '../contract.ts';
import { readFile } from '../formats/read-file.ts';
import type { SessionReading, SessionResult } from '../record/session-record.ts';
import { unwrap } from '../result.ts';
import { accessFile } from '../testing/access-file.ts';
import { database, evening, handRecord, received, type Rows } from '../testing/bws-database.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import type { BwsRow } from './bws-tables.ts';
import { readBws } from './read-bws.ts';

const read = (rows: Rows): SessionReading => readBws(database({ ...evening, ...rows }));
const resultsOf = ({ session }: SessionReading): readonly SessionResult[] =>
  session.boards.flatMap(({ results }) => results);
const one = (row: BwsRow): SessionReading => read({ ReceivedData: [received(1, row)] });

describe('a Bridgemate database', () => {
  it('gives results with what they are worth, and names by where the players sat', () => {
    const reading = read({});
    expect(reading.warnings).toEqual([]);
    expect(reading.session.event).toEqual({
      title: 'Monday',
      club: null,
      date: '2026-11-16',
      scoring: null,
      winners: 1,
    });
    expect(resultsOf(reading)).toMatchObject([
      {
        players: { N: 'Ada Lark', S: 'Ben Wren', E: 'Cleo Finch', W: 'Dan Crow' },
        pairNumbers: { NS: '1', EW: '3' },
        section: 'A',
        table: '1',
        round: '1',
        tricks: 9,
        scoreNS: 400,
      },
      { players: { N: null }, pairNumbers: { NS: '2', EW: '4' }, tricks: 7, scoreNS: -100 },
    ]);
    expect(reading.session.contestants.map(({ number, players }) => [number, ...players])).toEqual([
      ['1', 'Ada Lark', 'Ben Wren'],
      ['3', 'Cleo Finch', 'Dan Crow'],
      ['2', null, null],
      ['4', null, null],
    ]);
  });

  it('names only those who sat down, and asks for members only if a number has no name', () => {
    expect(JSON.stringify(read({}))).not.toContain('Stays Away');
    const named = database({ ...evening, PlayerNumbers: evening['PlayerNumbers']?.slice(0, 1) ?? [] });
    readBws(named);
    expect(named.asked).not.toContain('PlayerNames');
  });

  it('takes the last of several rows, and none if that deletes the result', () => {
    const again = [received(1), received(2, { Result: '+1' }), received(3, { Erased: true })];
    expect(resultsOf(read({ ReceivedData: again }))).toEqual([]);
    expect(resultsOf(read({ ReceivedData: [...again, received(4, { Result: '+2' })] }))).toMatchObject([
      { tricks: 11 },
    ]);
    const untimed = again.map((row) => ({ ...row, TimeLog: null, DateLog: null }));
    expect(resultsOf(read({ ReceivedData: untimed.slice(0, 2).toReversed() }))).toMatchObject([
      { tricks: 10 },
    ]);
  });

  it.each([
    ['4 S', '+1', '4S', 11],
    ['4 D xx', '=', '4DXX', 10],
    ['3 NT x', '-4', '3NTX', 5],
    ['PASS', '', 'Pass', null],
  ])('reads %s%s', (Contract, Result, contract, tricks) => {
    const [result] = resultsOf(one({ Contract, Result }));
    expect(result?.contract && formatContract(result.contract)).toBe(contract);
    expect(result?.tricks).toBe(tricks);
  });

  it('reads leads with the suit first or the rank', () => {
    expect(resultsOf(one({ LeadCard: '10H' }))[0]?.lead).toBe('HT');
    expect(resultsOf(one({ LeadCard: 'H4' }))[0]?.lead).toBe('H4');
  });

  it('reads remarks: adjusted, not played, sat the wrong way round', () => {
    const nothing = { Contract: null, Result: null };
    expect(resultsOf(one({ ...nothing, Remarks: '40%-60%' }))).toMatchObject([
      { adjusted: { NS: 40, EW: 60 } },
    ]);
    expect(resultsOf(one({ ...nothing, Remarks: 'Not played' }))).toMatchObject([{ isNotPlayed: true }]);
    expect(resultsOf(one({ Remarks: 'Wrong direction' }))).toMatchObject([
      { pairNumbers: { NS: '3', EW: '1' }, players: { N: 'Cleo Finch', E: 'Ada Lark' } },
    ]);
  });

  it.each([
    ['a contract that is none', { Contract: '9 X' }, ['unknown-contract', 'no-result']],
    ['more tricks than there are', { Result: '+9' }, ['bad-result']],
    ['no declarer', { 'NS/EW': '' }, ['unknown-declarer']],
    ['nothing', { Contract: '', Remarks: 'Arbitral score' }, ['no-result']],
    ['a board that is none', { Board: 0 }, ['not-a-board-number']],
  ])('names the row that has %s', (_, row, codes) => {
    const { warnings } = one({ ID: 40, ...row });
    expect(warnings.map(({ code }) => code)).toEqual(codes);
    for (const { line } of warnings) expect(line).toBe(40);
  });

  it('leaves out a table without opponents', () => {
    expect(one({ PairEW: 999, Contract: '', Result: '' })).toMatchObject({
      session: { boards: [] },
      warnings: [],
    });
  });

  it('tells pairs of one number apart where both directions are numbered from 1', () => {
    const rows = {
      RoundData: [
        { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 1 },
        { Section: 1, Table: 2, Round: 1, NSPair: 2, EWPair: 2 },
      ],
      ReceivedData: [received(1, { PairEW: 1 })],
    };
    const reading = read(rows);
    expect(reading.session.contestants).toMatchObject([
      { number: '1', side: 'NS', players: ['Ada Lark', 'Ben Wren'] },
      { number: '1', side: 'EW', players: ['Cleo Finch', 'Dan Crow'] },
      {},
      {},
    ]);
    expect(resultsOf(reading)).toMatchObject([{ players: { N: 'Ada Lark', E: 'Cleo Finch' } }]);
  });

  it('names single players of an individual', () => {
    const rows = { RoundData: [{ Section: 1, Table: 1, Round: 1, NSPair: 5, South: 6, EWPair: 7, West: 8 }] };
    const reading = read({ ...rows, ReceivedData: [received(1)] });
    expect(resultsOf(reading)).toMatchObject([
      { players: { N: 'Ada Lark', S: 'Ben Wren', E: 'Cleo Finch' }, pairNumbers: { NS: '5-6', EW: '7-8' } },
    ]);
    expect(reading.session.contestants[0]).toMatchObject({
      kind: 'player',
      number: '5',
      players: ['Ada Lark'],
    });
  });

  it('takes the hands of one section for all, and hands that nobody played', () => {
    const other = received(2, { Section: 2, Board: 2 });
    const HandRecord = [1, 2, 3].map((number) => handRecord(number, seededDeal(number)));
    const { session } = read({ HandRecord, ReceivedData: [received(1), other] });
    expect(session.boards.map(({ number, deal, results }) => [number, deal, results.length])).toEqual([
      [1, seededDeal(1), 1],
      [2, seededDeal(2), 1],
      [3, seededDeal(3), 0],
    ]);
  });

  it('stands missing tables and columns', () => {
    const bare = { ReceivedData: [{ Board: 1, Contract: '1 NT', Result: '=', 'NS/EW': 'E' }] };
    expect(resultsOf(readBws(database(bare)))).toMatchObject([{ scoreNS: -90, table: null }]);
    expect(readBws(database({}))).toMatchObject({ warnings: [{ code: 'no-results' }] });
    expect(readBws({ rows: () => null })).toMatchObject({ warnings: [{ code: 'damaged-table' }] });
  });
});

describe('the bytes of a database', () => {
  it('give the rows that it was made of', () => {
    const rows = { ...evening, HandRecord: [1, 2].map((number) => handRecord(number, seededDeal(number))) };
    const reading = unwrap(readFile(accessFile(rows), { openers }));
    expect(reading).toMatchObject({ format: 'Bridgemate', warnings: [] });
    expect(reading.session).toEqual(read(rows).session);
  });
});

describe('a file that is no database', () => {
  it.each([
    ['only its first bytes', new TextEncoder().encode('\0\u0001\0\0Standard Jet DB\0')],
    ['nothing', new Uint8Array()],
  ])('is refused with a sentence: %s', (_, bytes) => {
    const reading = unwrap(readFile(bytes, { openers, fileName: 'evening.bws' }));
    expect(reading).toMatchObject({ format: 'Bridgemate', warnings: [{ code: 'bad-database' }] });
  });
});

describe('real Bridgemate databases', () => {
  const samples = corpus('formats/bws');

  it('land with all results that count', needsRealFiles(samples.length > 0), () => {
    const counts = samples.map(({ name, bytes }) => {
      const { session, warnings } = unwrap(readFile(bytes, { openers }));
      const results = session?.boards.flatMap((board) => board.results) ?? [];
      return [
        name.replace(/^.*__/u, ''),
        results.length,
        results.filter(({ contract }) => contract === 'Pass').length,
        results.filter(({ adjusted }) => adjusted).length,
        ...warnings.map(({ code }) => code),
      ];
    });
    expect(counts).toEqual([
      ['12tables1section.bws', 288, 5, 2, 'results-without-deals'],
      ['Default.bws', 0, 0, 0, 'no-results'],
      ['BMInput1.bws', 154, 0, 0, 'results-without-deals'],
    ]);
  });
});
