import { describe, expect, it } from 'vitest';
import { lineWith, firstDifference, positionIn, unplayed } from './line-of-play.ts';

const contract = { level: 3, strain: 'NT', doubling: '', declarer: 'S' } as const;
const empty = unplayed(contract);
const trick = (['S4', 'SA', 'S2', 'S3'] as const).reduce(
  (line, card) => lineWith(line, line.cards.length, card),
  empty,
);

describe('a line of play', () => {
  it('begins with the player after the declarer', () => {
    expect(positionIn(empty, 0)).toMatchObject({ leader: 'W', turn: 'W' });
    expect(trick.cards.map(({ seat }) => seat)).toEqual(['W', 'N', 'E', 'S']);
  });

  it('goes on with the winner of the trick, in the next trick', () => {
    expect(lineWith(trick, 4, 'H5').cards.at(-1)).toEqual({ trick: 1, seat: 'N', card: 'H5' });
  });

  it('is left by another card, and keeps nothing of what came after', () => {
    const own = lineWith(trick, 1, 'S5');
    expect(own.cards.map(({ card }) => card)).toEqual(['S4', 'S5']);
    expect(firstDifference(own, trick)).toBe(1);
  });

  it('is not left by its own next card', () => {
    expect(lineWith(trick, 1, 'SA')).toBe(trick);
    expect(firstDifference(trick, trick)).toBe(4);
  });
});
