import { describe, expect, it } from 'vitest';
import { piecesOfSentence } from './sentence-pieces.ts';

const written = (sentence: string): string =>
  piecesOfSentence(sentence)
    .map((piece) =>
      piece.kind === 'bid' ? `<${piece.bid}>` : piece.kind === 'kept' ? `[${piece.text}]` : piece.text,
    )
    .join('');

describe('generated sentences', () => {
  it('mark bids', () => {
    expect(written("South's 1C is not higher than 7NT.")).toBe("South's <1C> is not higher than <7NT>.");
  });

  it('keep a side and its score on one line', () => {
    expect(written('A sacrifice by E–W: N–S +300.')).toBe('A sacrifice by [E–W]: [N–S +300].');
  });
});
