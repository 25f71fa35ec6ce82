import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { boardOf, codesOf, codesWith, deal, resultOf } from '../testing/pbn-boards.ts';

describe('contract, declarer and result', () => {
  it.each([
    ['4H', '4H'],
    ['3N', '3NT'],
    ['5Cx', '5CX'],
    ['7SXX', '7SXX'],
    ['2NR', '2NTXX'],
    ['pass', 'Pass'],
  ])('reads the contract %j', (text, contract) => {
    const read = resultOf(`[Contract "${text}"]`).contract;
    expect(read && formatContract(read)).toBe(contract);
  });

  it.each([
    ['[Declarer "E"]\n[Result "9"]', 9],
    ['[Declarer "E"]\n[Result "EW 9"]', 9],
    ['[Declarer "E"]\n[Result "NS 4"]', 9],
    ['[Declarer "E"]\n[Result "NS 4 EW 9"]', 9],
    ['[Declarer "N"]\n[Result "EW 9 NS 4"]', 4],
    ['[Result "9"]', 9],
  ])('reads tricks from %j', (tags, tricks) => {
    expect(resultOf(`[Contract "3H"]\n${tags}`).tricks).toBe(tricks);
  });

  it.each([
    ['[Score "NS -200"]', -200],
    ['[Score "EW +200"]', -200],
    ['[Score "EW 0"]', 0],
    ['[Score "NS 420 EW -420"]', 420],
    ['[Declarer "W"]\n[Score "420"]', -420],
    ['[Declarer "S"]\n[Score "-50"]', -50],
  ])('reads the score %j', (tags, scoreNS) => {
    expect(resultOf(`[Contract "3H"]\n${tags}`).scoreNS).toBe(scoreNS);
  });

  it.each([
    ['Contract', '5Diamants', 'unknown-contract'],
    ['Declarer', 'White', 'unknown-declarer'],
    ['Result', 'C-2', 'bad-result'],
    ['Result', '14', 'bad-result'],
    ['Result', 'NS 9 EW 2', 'bad-result'],
    ['Score', '10.5', 'bad-score'],
  ])('keeps a %s of %j as a tag, with a warning', (name, value, code) => {
    const tags = `[West "someone"]\n[${name} "${value}"]`;
    expect(resultOf(tags).tags.get(name)).toBe(value);
    expect(codesWith(tags)).toEqual([code]);
  });

  it.each([
    ['Declarer', '^S', { declarer: 'S' }],
    ['Result', '^9', { tricks: 9 }],
  ])('reads the irregular %s %s, and keeps its mark as a tag', (name, value, expected) => {
    const result = resultOf(`[Contract "4H"]\n[${name} "${value}"]`);
    expect(result).toMatchObject(expected);
    expect(result.tags.get(name)).toBe(value);
  });

  it('keeps a score whose sides do not add up to zero', () => {
    const result = resultOf('[Contract "4H"]\n[Score "NS 420 EW 100"]');
    expect(result.scoreNS).toBe(420);
    expect(result.tags.get('Score')).toBe('NS 420 EW 100');
  });

  it('ignores the tricks of a passed-out board, with a warning', () => {
    const tags = '[Contract "Pass"]\n[Result "1"]';
    expect(resultOf(tags)).toMatchObject({ contract: 'Pass', tricks: null });
    expect(codesWith(tags)).toEqual(['result-of-pass']);
  });

  it.each(['', '?', '-'])('treats %j as unknown', (value) => {
    const tags = ['West', 'Declarer', 'Contract', 'Result', 'Score', 'Room', 'Event'].map(
      (name) => `[${name} "${value}"]`,
    );
    const board = boardOf(tags.join('\n'));
    expect(board.results).toEqual([]);
    expect([...board.tags]).toEqual([]);
  });

  it('keeps any other room name as a tag', () => {
    expect(resultOf('[Contract "4H"]\n[Room "closed"]').room).toBe('Closed');
    expect(resultOf('[Contract "4H"]\n[Room "Blue"]').tags.get('Room')).toBe('Blue');
  });
});

describe('dates', () => {
  it('are spelled as in the standard', () => {
    expect(boardOf('[Date "1-Dec-2023"]').tags.get('Date')).toBe('2023.12.01');
  });

  it('are split from their time', () => {
    expect([...boardOf('[Date "2021-04-03 05:06"]').tags]).toEqual([
      ['Date', '2021.04.03'],
      ['Time', '05:06:00'],
    ]);
  });

  it.each(['?', '????.??.??', '????-??-??', '?.?.?', ' ????.??.?? '])('may be unknown, as in %j', (text) => {
    expect(codesWith(`[Date "${text}"]`)).toEqual([]);
    expect(boardOf(`[Date "${text}"]`).tags.has('Date')).toBe(false);
  });

  it.each(['????', '????.06.??', '????.??.05', '??/??'])('have a warning for %j', (text) =>
    expect(codesWith(`[Date "${text}"]`)).toEqual(['bad-date']),
  );

  it('have one warning, however many boards and tables repeat them', () => {
    const board = (number: number) => `[Date "14:12"]\n[Board "${number}"]\n[Deal "${deal}"]\n`;
    expect(codesOf([1, 2, 2, 3].map(board).join('\n'))).toEqual(['bad-date']);
  });

  it('stay unchanged if unreadable, with a warning', () => {
    expect(boardOf('[Date "14:12"]').tags.get('Date')).toBe('14:12');
    expect(codesWith('[Date "14:12"]')).toEqual(['bad-date']);
  });
});
