import { describe, expect, it } from 'vitest';
import { readPbn } from './read-pbn.ts';

const deal = 'N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3';

function read(section: string, tags = '[Dealer "N"]') {
  const { record, warnings } = readPbn(`[Board "1"]\n[Deal "${deal}"]\n${tags}\n${section}`);
  const [result] = record.boards[0]?.results ?? [];
  return { result, board: record.boards[0], codes: warnings.map(({ code }) => code), warnings };
}
const callsOf = (section: string, tags?: string) =>
  read(section, tags).result?.auction?.auction.calls.join(' ');

describe('the auction', () => {
  it('is read from the dealer on, in rows or not', () => {
    expect(callsOf('[Auction "N"]\n1C 1H 2D 3H\n4C X Pass Pass\n5C\n*')).toBe(
      '1C 1H 2D 3H 4C Double Pass Pass 5C',
    );
  });

  it('may begin with dashes for seats that come before the dealer', () => {
    const { result, codes } = read('[Auction "W"]\n- 1D Pass Pass\nPass');
    expect(result?.auction?.auction).toMatchObject({ dealer: 'N', calls: ['1D', 'Pass', 'Pass', 'Pass'] });
    expect(codes).toEqual([]);
  });

  it.each([
    ['1d dbl p p rdbl ap', '1D Double Pass Pass Redouble Pass Pass Pass'],
    ['1N PASS 3n all pass', '1NT Pass 3NT Pass Pass Pass'],
    ['AP', 'Pass Pass Pass Pass'],
    ['1D Pass AP', '1D Pass Pass Pass'],
    ['1♠ X XX ap', '1S Double Redouble Pass Pass Pass'],
    ['Pass Pass Pass Pass', 'Pass Pass Pass Pass'],
    ['1D Pass Pass Pass - -', '1D Pass Pass Pass'],
  ])('reads %s', (calls, expected) => {
    const { result, codes } = read(`[Auction "N"]\n${calls}`);
    expect(result?.auction?.auction.calls.join(' ')).toBe(expected);
    expect(codes).toEqual([]);
  });

  it('supplies contract and declarer if the tags do not', () => {
    expect(read('[Auction "N"]\n1H Pass 4H X AP').result).toMatchObject({
      contract: { level: 4, strain: 'H', doubling: 'X' },
      declarer: 'N',
    });
    expect(read('[Auction "N"]\nAP').result).toMatchObject({ contract: 'Pass', declarer: null });
    expect(read('[Auction "N"]\n1H Pass').result).toMatchObject({ contract: null, declarer: null });
  });

  it('is absent if there are no calls', () => {
    expect(read('[Auction "N"]\n+').result).toBeUndefined();
    expect(read('[Auction "N"]\n').codes).toEqual([]);
  });
});

describe('annotations of calls', () => {
  it('are notes, suffixes, glyphs and comments, in any order', () => {
    const { result, codes } = read(
      '[Auction "N"]\n1D $25 =1= $0 !! {strong} ; or so\nPass 2C =2=? Pass\n2D =1=\n*\n[Note "1:5+ cards"]\n[Note "2: asks "]',
    );
    expect(result?.auction?.annotations).toEqual([
      { call: 0, note: '5+ cards', alerted: true, glyphs: [3, 25], comments: ['strong', 'or so'] },
      { call: 2, note: 'asks', alerted: true, glyphs: [2], comments: [] },
      { call: 4, note: '5+ cards', alerted: true, glyphs: [], comments: [] },
    ]);
    expect(codes).toEqual([]);
  });

  it('take a star right after the call as an alert without text', () => {
    expect(read('[Auction "N"]\n1NT P 2C* P\n*').result?.auction?.annotations).toEqual([
      { call: 2, note: '', alerted: true, glyphs: [], comments: [] },
    ]);
  });

  it('take a missing note as an alert without text', () => {
    expect(read('[Auction "N"]\n1NT =7= *').result?.auction?.annotations).toMatchObject([
      { note: '', alerted: true },
    ]);
  });

  it('exclude comments before the first call', () => {
    const { result } = read('[Auction "N"] {no alerts}\n1NT *');
    expect(result?.remarks).toEqual([{ kind: 'comment', text: 'no alerts', after: 'Auction' }]);
    expect(result?.auction?.annotations).toEqual([]);
  });

  it('are skipped with a warning if invalid', () => {
    const { result, codes } = read(
      '[Auction "N"]\n1NT =1= =2= $256 $a =b= Pass *\n[Note "1:x"]\n[Note "nothing"]\n[Note "1:y"]',
    );
    expect(result?.auction?.annotations).toMatchObject([{ note: 'x', glyphs: [] }]);
    expect(codes).toEqual([
      'second-note',
      'unknown-glyph',
      'unknown-annotation',
      'unknown-annotation',
      'bad-note',
      'second-note',
    ]);
  });
});

describe('impossible auctions', () => {
  it.each([
    ['1D 1C AP', 'insufficient-bid', 6],
    ['1D Pass X AP', 'inadmissible-double', 11],
    ['XX', 'inadmissible-redouble', 3],
    ['1D 1Q AP', 'unknown-call', 6],
    ['1D Pass Pass Pass 2D', 'auction-over', 21],
    ['^S 1D AP', 'irregular-auction', 4],
    ['1D ^I 1C AP', 'irregular-auction', 7],
  ])('are kept as text: %s', (calls, code, column) => {
    const { result, board, warnings } = read(
      `[Auction "N"]\n  ${calls} {words}\n[Note "1:x"]\n[Contract "3NT"]`,
    );
    expect(result?.auction).toBeNull();
    expect(board?.results[0]?.sections.get('Auction')).toEqual({
      value: 'N',
      lines: [`${calls} {words}`, '[Note "1:x"]'],
    });
    expect(warnings).toMatchObject([{ line: 5, column, code }]);
  });

  it('can have extra passes, which are dropped', () => {
    const { result, codes } = read('[Auction "N"]\n1D Pass Pass Pass Pass Pass');
    expect(result?.auction?.auction.calls).toHaveLength(4);
    expect(codes).toEqual(['extra-passes']);
  });

  it('can lack the opening passes, which are added to fit the declarer', () => {
    const { result, codes } = read(
      '[Auction "N"]\n1NT =1= Pass 3NT AP\n[Note "1:weak"]',
      '[Dealer "N"]\n[Declarer "S"]\n[Contract "3N"]',
    );
    expect(result?.auction?.auction.calls.join(' ')).toBe('Pass Pass 1NT Pass 3NT Pass Pass Pass');
    expect(result?.auction?.annotations).toMatchObject([{ call: 2, note: 'weak' }]);
    expect(codes).toEqual(['missing-passes']);
  });
});

describe('a contradiction between auction and tags', () => {
  it.each([
    ['the contract', '[Contract "4H"]\n[Declarer "N"]', '3NT AP', 'contract-differs'],
    ['the doubling', '[Contract "3NT"]\n[Declarer "N"]', '3NT X AP', 'contract-differs'],
    ['the declarer', '[Contract "3NT"]\n[Declarer "E"]', 'Pass Pass 3NT AP', 'declarer-differs'],
  ])('draws a warning: %s', (_, tags, calls, code) => {
    expect(read(`[Auction "N"]\n${calls}`, `[Dealer "N"]\n${tags}`).codes).toEqual([code]);
  });

  it('is resolved in favour of the tags', () => {
    expect(read('[Auction "N"]\n3NT AP', '[Contract "4H"]\n[Declarer "E"]').result).toMatchObject({
      contract: { level: 4, strain: 'H' },
      declarer: 'E',
    });
  });

  it('about the first caller is resolved in favour of the dealer', () => {
    const { result, codes } = read('[Auction "W"]\n1D Pass');
    expect(result?.auction?.auction.dealer).toBe('N');
    expect(codes).toEqual(['wrong-first-caller']);
  });

  it('does not include an irregular declarer', () => {
    expect(read('[Auction "N"]\n3NT AP', '[Dealer "N"]\n[Contract "3NT"]\n[Declarer "^S"]').codes).toEqual(
      [],
    );
  });

  it('draws a warning for calls after the end mark, which are kept', () => {
    expect(read('[Auction "N"]\n1D + Pass').codes).toEqual(['call-after-end']);
    expect(callsOf('[Auction "N"]\n1D + Pass')).toBe('1D Pass');
    expect(read('[Auction "N"]\n1D + +').codes).toEqual(['second-end']);
  });
});
