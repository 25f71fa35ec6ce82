import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards as deck } from './card.ts';
import { cardsInOrder, playFromCards, tricksWonBy, type PlayedCard } from './play.ts';
import { playPositionAfter } from './play-position.ts';
import { seats } from './seat.ts';
import { strains } from './strain.ts';

const line: PlayedCard[] = [
  { trick: 0, seat: 'W', card: 'DQ' },
  { trick: 0, seat: 'N', card: 'C3' },
  { trick: 0, seat: 'E', card: 'D4' },
  { trick: 0, seat: 'S', card: 'D8' },
  { trick: 1, seat: 'N', card: 'HA' },
];

describe('a position', () => {
  it('is an empty table and the leader’s turn before the first card', () => {
    expect(playPositionAfter(line, 'C', 0)).toEqual({
      trick: 0,
      leader: 'W',
      onTable: { N: null, E: null, S: null, W: null },
      winner: null,
      turn: 'W',
      won: { NS: 0, EW: 0 },
    });
  });

  it('has the cards played and the next hand’s turn within a trick', () => {
    expect(playPositionAfter(line, 'C', 2)).toMatchObject({
      onTable: { W: 'DQ', N: 'C3', E: null, S: null },
      winner: null,
      turn: 'E',
    });
  });

  it('keeps the cards and has the winner after the fourth card', () => {
    expect(playPositionAfter(line, 'C', 4)).toEqual({
      trick: 0,
      leader: 'W',
      onTable: { W: 'DQ', N: 'C3', E: 'D4', S: 'D8' },
      winner: 'N',
      turn: 'N',
      won: { NS: 1, EW: 0 },
    });
  });

  it('has only the new card after the next lead', () => {
    expect(playPositionAfter(line, 'C', 5)).toMatchObject({
      trick: 1,
      leader: 'N',
      onTable: { N: 'HA', E: null, S: null, W: null },
      turn: 'E',
      won: { NS: 1, EW: 0 },
    });
  });

  it('is the last position past the end of the line', () => {
    expect(playPositionAfter(line, 'C', 99)).toEqual(playPositionAfter(line, 'C', 5));
  });

  it('has no turn for a line without cards', () => {
    expect(playPositionAfter([], 'NT', 0)).toMatchObject({ leader: null, turn: null });
  });

  it('has the tricks of both sides and no turn after any thirteen tricks', () => {
    const order = fc.shuffledSubarray([...deck], { minLength: 52, maxLength: 52 });
    fc.assert(
      fc.property(
        order,
        fc.constantFrom(...seats),
        fc.constantFrom(...strains),
        (shuffled, leader, strain) => {
          const play = playFromCards(leader, strain, shuffled);
          const end = playPositionAfter(cardsInOrder(play, strain), strain, 52);
          expect(end.won).toEqual({
            NS: tricksWonBy(play, strain, 'NS'),
            EW: tricksWonBy(play, strain, 'EW'),
          });
          expect(end.turn).toBeNull();
        },
      ),
    );
  });
});
