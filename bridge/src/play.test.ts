import { describe, expect, it } from 'vitest';
import { cardsInOrder, playFromCards, trickWinner, tricksWonBy, type Play } from './play.ts';
import { makeCard, type Card } from './card.ts';
import { ranks } from './rank.ts';

describe('a trick', () => {
  it.each([
    ['the highest of the suit led', { N: 'S5', E: 'SK', S: 'SA', W: 'H2' }, 'NT', 'S'],
    ['the only trump', { N: 'S5', E: 'SK', S: 'SA', W: 'H2' }, 'H', 'W'],
    ['the highest trump', { N: 'S5', E: 'H3', S: 'SA', W: 'H2' }, 'H', 'E'],
    ['the lead, if no one follows or ruffs', { N: 'S2', E: 'DA', S: 'CA', W: 'HA' }, 'NT', 'N'],
  ] as const)('goes to %s', (_, trick, strain, winner) => {
    expect(trickWinner(trick, 'N', strain)).toBe(winner);
  });

  it('has no winner while a card is missing', () => {
    expect(trickWinner({ N: 'S5', E: null, S: 'SA', W: 'H2' }, 'N', 'NT')).toBeNull();
  });
});

describe('play', () => {
  const cards: Card[] = ['DQ', 'C3', 'D4', 'D8', 'H5', 'H2', 'H6', 'HK', 'S2'];

  it('assigns each card to the seat whose turn it was', () => {
    expect(playFromCards('W', 'C', cards)).toEqual({
      leader: 'W',
      tricks: [
        { W: 'DQ', N: 'C3', E: 'D4', S: 'D8' },
        { N: 'H5', E: 'H2', S: 'H6', W: 'HK' },
        { W: 'S2', N: null, E: null, S: null },
      ],
    });
  });

  it('returns the cards in order of play', () => {
    expect(cardsInOrder(playFromCards('W', 'C', cards), 'C').map(({ card }) => card)).toEqual(cards);
  });

  it('is in order only up to the first unknown card', () => {
    const play: Play = {
      leader: 'W',
      tricks: [
        { W: 'SK', N: null, E: 'S4', S: 'S3' },
        { W: 'S2', N: null, E: null, S: null },
      ],
    };
    expect(cardsInOrder(play, 'NT').map(({ card }) => card)).toEqual(['SK']);
  });

  it('is counted only when all thirteen tricks are complete', () => {
    const whole = ranks.flatMap((rank): Card[] => [
      makeCard('S', rank),
      makeCard('H', rank),
      makeCard('D', rank),
      makeCard('C', rank),
    ]);
    const play = playFromCards('N', 'NT', whole);
    expect(tricksWonBy(play, 'NT', 'NS')).toBe(13);
    expect(tricksWonBy(play, 'NT', 'EW')).toBe(0);
    expect(tricksWonBy(playFromCards('N', 'NT', whole.slice(0, 51)), 'NT', 'NS')).toBeNull();
    expect(tricksWonBy(playFromCards('N', 'NT', whole.slice(0, 48)), 'NT', 'NS')).toBeNull();
  });
});
