import type { Card } from '@bridge-review/bridge/card';
import { parseHand } from '@bridge-review/bridge/hand';
import { unwrap } from '@bridge-review/bridge/result';
import { describe, expect, it } from 'vitest';
import { type CardLook, cardPieces, chosenOf } from './card-pieces.ts';

const hand = unwrap(parseHand('KQ9543.T5.A2.Q92'));
const worth = (figure: string) => ({ figure, words: figure, best: figure === '−1' });
const playable = (figure: string | null): CardLook => ({
  playable: { onPlay: () => undefined, worth: figure === null ? null : worth(figure) },
});
const texts = (looks: Readonly<Partial<Record<Card, CardLook>>>) =>
  cardPieces(hand, 'S', (card) => looks[card]).map((piece) =>
    'group' in piece ? piece.group.map(({ rank }) => rank).join('') : piece.rank,
  );

describe('the cards of a suit', () => {
  it('are grouped where neighbours may be played and are worth the same', () => {
    const looks = { SK: playable('−1'), SQ: playable('='), S9: playable('='), S5: playable('−1') };
    expect(texts(looks)).toEqual(['K', 'Q9', '5', '4', '3']);
    expect(texts({ SK: playable('='), SQ: { played: true }, S9: playable('=') })).toEqual([
      'K',
      'Q',
      '9',
      '5',
      '4',
      '3',
    ]);
  });

  it('are one group while nothing is known of them', () => {
    expect(texts({ SK: playable(null), SQ: playable(null) })).toEqual(['KQ', '9', '5', '4', '3']);
  });

  it('are single without anything to say of them', () => {
    expect(cardPieces(hand, 'H')).toEqual([{ rank: 'T' }, { rank: '5' }]);
  });
});

it('a group plays the card of the line, else its lowest', () => {
  const [group] = cardPieces(hand, 'D', () => playable('='));
  const [marked] = cardPieces(hand, 'D', (card) => ({ ...playable('='), next: card === 'DA' }));
  expect(group && 'group' in group && chosenOf(group.group)?.rank).toBe('2');
  expect(marked && 'group' in marked && chosenOf(marked.group)?.rank).toBe('A');
});
