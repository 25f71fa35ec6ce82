import { describe, expect, it } from 'vitest';
import { readPbn } from './read-pbn.ts';

const deal = 'N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3';
const contract = '[Declarer "S"]\n[Contract "5SX"]';

function read(section: string, tags = contract) {
  const { record, warnings } = readPbn(`[Board "1"]\n[Deal "${deal}"]\n${tags}\n${section}`);
  const [result] = record.boards[0]?.results ?? [];
  return { result, play: result?.play?.play, codes: warnings.map(({ code }) => code), warnings };
}

describe('the play', () => {
  it('has a row for each trick and a column for each seat, from the leader on', () => {
    const { play, codes } = read('[Play "W"]\nCK S2 C5 C2\nD4 D3 D7 DK\n-  S7 -  C6\n*');
    expect(play).toEqual({
      leader: 'W',
      tricks: [
        { W: 'CK', N: 'S2', E: 'C5', S: 'C2' },
        { W: 'D4', N: 'D3', E: 'D7', S: 'DK' },
        { W: null, N: 'S7', E: null, S: 'C6' },
      ],
    });
    expect(codes).toEqual([]);
  });

  it.each([
    'ck s2 c5 c2',
    '♣K ♠2 ♣5 ♣2',
    'CK\tS2\r\nC5 C2',
    'CK S2 C5 C2 - - - -\n- - - -\n*',
    'CK S2 C5 C2 -- +',
  ])('also reads %j', (cards) => {
    const { play, codes } = read(`[Play "W"]\n${cards}`);
    expect(play?.tricks).toEqual([{ W: 'CK', N: 'S2', E: 'C5', S: 'C2' }]);
    expect(codes).toEqual([]);
  });

  it('is led by the player after the declarer if its tag is empty', () => {
    expect(read('[Play ""]\nCK').play?.leader).toBe('W');
  });

  it('is kept as text if the leader is unknown', () => {
    const { result, codes } = read('[Play "?"]\nCK S2', '[Contract "5SX"]');
    expect(result?.play).toBeNull();
    expect(result?.sections.get('Play')).toEqual({ value: '?', lines: ['CK S2'] });
    expect(codes).toEqual(['unknown-leader']);
  });

  it('is absent if there are no cards', () => {
    expect(read('[Play "W"]\n').result?.play).toBeNull();
    expect(read('[Play "W"]\n- - - -\n*').result?.play).toBeNull();
  });

  it('has the annotations of its cards, with notes of its own', () => {
    const { result } = read(
      '[Auction "N"]\n1D =1= *\n[Note "1:a call"]\n[Play "W"] {slowly}\nCK =1=! $200 {top} S2 C5 C2\n*\n[Note "1:a card"]',
    );
    expect(result?.play?.annotations).toEqual([
      { trick: 0, seat: 'W', note: 'a card', glyphs: [7, 200], comments: ['top'] },
    ]);
    expect(result?.remarks).toEqual([{ kind: 'comment', text: 'slowly', after: 'Play' }]);
  });
});

describe('the play against the deal', () => {
  const first = 'CK S2 C5 C2';

  it.each([
    ['a card that the player does not hold', 'CK S2 C5 DA', 'card-not-held', 10],
    ['a card that was played before', `${first}\nCK`, 'card-played-twice', 1],
    ['a revoke', 'CK S2 C5 S3', 'revoke', 10],
    ['a word that is not a card', 'CK S2 C5 S1', 'unknown-card', 10],
  ])('warns about %s', (_, cards, code, column) => {
    const { warnings } = read(`[Play "W"]\n${cards}`, '[Contract "5SX"]');
    expect(warnings).toMatchObject([{ code, column }]);
  });

  it('assigns cards to their holders if a row is in order of play', () => {
    const { play, result, codes } = read(`[Play "W"]\n${first}\nD3 {low} D7 DK D4\n*`);
    expect(play?.tricks[1]).toEqual({ W: 'D4', N: 'D3', E: 'D7', S: 'DK' });
    expect(result?.play?.annotations).toMatchObject([{ trick: 1, seat: 'N', comments: ['low'] }]);
    expect(codes).toEqual(['tricks-in-play-order']);
  });

  it('does not check unknown hands', () => {
    const { warnings } = readPbn(
      `[Board "1"]\n[Deal "N:- - J98653.2.K5.J862 -"]\n${contract}\n[Play "W"]\nCA CA DA C2\n`,
    );
    expect(warnings.map(({ code, message }) => [code, message])).toEqual([
      ['card-played-twice', 'The ace of clubs is played twice.'],
    ]);
  });

  it('takes at most thirteen tricks', () => {
    const { play, codes } = read(`[Play "W"]\n${'CA - - -\n'.repeat(14)}`, '[Contract "5SX"]');
    expect(play?.tricks).toHaveLength(13);
    expect(codes).toContain('too-many-cards');
  });
});

describe('irregular play', () => {
  const rest = '[Play "W"]\nCK S2 C5 C2\n';

  it('is also kept as text, and a marked revoke is no error', () => {
    const { result, codes } = read('[Play "W"]\nCK S2 C5 ^R S3');
    expect(result?.play?.play.tricks).toEqual([{ W: 'CK', N: 'S2', E: 'C5', S: 'S3' }]);
    expect(result?.sections.get('Play')?.lines).toEqual(['CK S2 C5 ^R S3']);
    expect(codes).toEqual([]);
  });

  it('may be a lead out of turn, after which play continues from there', () => {
    expect(read(`${rest}D4 D3 D7 ^L DK`).codes).toEqual([]);
    expect(read(`${rest}D4 D3 ^R CA ^L DK`).codes).toEqual([]);
  });

  it.each([
    ['a marked revoke that follows suit', '[Play "W"]\n^R CK S2 C5 C2'],
    ['a revoke by a player who is void', '[Play "W"]\nCK ^R S2 C5 C2'],
    ['a lead in turn', '[Play "W"]\n^L CK S2 C5 C2'],
    ['a second lead to the same trick', `${rest}D4 D3 ^L D7 ^L DK`],
  ])('draws a warning for %s', (_, section) => {
    expect(read(section).codes).toEqual(['not-irregular']);
  });

  it('has one mark per card', () => {
    expect(read(`${rest}D4 D3 D7 ^L ^R DK`).codes).toEqual(['second-mark']);
  });
});

describe('an unfinished play', () => {
  const rest = '[Play "W"]\nCK S2 C5 C2\n';

  it('has a plus for the next card, by the order of play', () => {
    expect(read(`${rest}- D3 + -`).codes).toEqual([]);
    expect(read(`${rest}+ D3 D7 DK`).codes).toEqual([]);
  });

  it('has no card after the plus, and no other plus', () => {
    expect(read(`${rest}D4 D3 D7 +`).codes).toEqual(['card-after-plus']);
    expect(read(`${rest}+ D3 + DK`).codes).toEqual(['second-end']);
  });
});

describe('the result against the play', () => {
  it.each([
    ['2', ['result-differs']],
    ['3', []],
    ['13', []],
    ['^2', []],
  ])('draws a warning if impossible: %s', (result, codes) => {
    const cards = '[Play "W"]\nCK S2 C5 C2\nD4 D3 D7 DK\nC3 S7 C4 C6\n*';
    expect(read(cards, `${contract}\n[Result "${result}"]`).codes).toEqual(codes);
  });

  it('draws a warning if the defenders have won too many tricks', () => {
    const tags = '[Declarer "S"]\n[Contract "3NT"]';
    expect(read('[Play "W"]\nCK S2 C5 C2\n*', `${tags}\n[Result "12"]`).codes).toEqual([]);
    expect(read('[Play "W"]\nCK S2 C5 C2\n*', `${tags}\n[Result "13"]`).codes).toEqual(['result-differs']);
  });

  it('comes from a complete play if the tag is missing', () => {
    const suits = [...'SHDC'].map((suit) => [...'AKQJT98765432'].map((rank) => suit + rank));
    const rows = [...'AKQJT98765432'].map((_, row) => suits.map((suit) => suit[row]).join(' '));
    const { record } = readPbn(
      `[Board "1"]\n[Deal "W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Declarer "S"]\n[Contract "7CX"]\n[Play "W"]\n${rows.join('\n')}`,
    );
    expect(record.boards[0]?.results[0]?.tricks).toBe(13);
  });
});
