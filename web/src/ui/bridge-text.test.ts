import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextPiece, piecesOf, piecesOfSentence } from './bridge-text.ts';

const written = (pieces: readonly TextPiece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      return piece.kind === 'kept'
        ? `[${piece.text}]`
        : `<${piece.kind === 'suit' ? piece.suit : piece.bid}>`;
    })
    .join('');

describe('text by players', () => {
  it.each([
    ['I like !S and !h, not !D or !c.', 'I like <S> and <H>, not <D> or <C>.'],
    ['4!H, then 4!s!', '<4H>, then <4S>!'],
    ['AK!S!H', 'AK<S><H>'],
    ['3♥ or ♠️', '<3H> or <S>'],
    ['14!H is no bid, x4!H neither', '14<H> is no bid, x4<H> neither'],
    ['8!H', '8<H>'],
    ['Well played!Somehow !Sure', 'Well played!Somehow !Sure'],
    ['<b>!S</b>', '<b><S></b>'],
    ['3NT', '3NT'],
    ['', ''],
  ])('%j becomes %j', (text, pieces) => expect(written(piecesOf(text))).toBe(pieces));

  it('loses no text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('!', 'S', 'h', '4', ' ', 'x', '♦', '<', '\n') }),
        (text) => {
          const back = piecesOf(text).map((piece) =>
            piece.kind === 'words' || piece.kind === 'kept'
              ? piece.text
              : piece.kind === 'suit'
                ? `!${piece.suit}`
                : piece.bid.replace(/\D/, '!$&'),
          );
          expect(back.join('').toUpperCase()).toBe(text.replaceAll('♦', '!D').toUpperCase());
        },
      ),
    );
  });
});

describe('generated sentences', () => {
  it('mark bids', () => {
    expect(written(piecesOfSentence("South's 1C is not higher than 7NT."))).toBe(
      "South's <1C> is not higher than <7NT>.",
    );
  });

  it('keep a side and its score on one line', () => {
    expect(written(piecesOfSentence('A sacrifice by E–W: N–S +300.'))).toBe(
      'A sacrifice by [E–W]: [N–S +300].',
    );
  });
});
