import { describe, expect, it } from 'vitest';
import { parseHolding } from '../holding.ts';
import type { PlayedCard } from '../play.ts';
import { unwrap } from '../result.ts';
import { mistakesOf } from './mistakes.ts';
import { makePosition, type Cards, type Position } from './position.ts';
import { solveCards } from './solve-cards.ts';

const cardsOf = (spades: string, hearts: string): Cards => ({
  S: unwrap(parseHolding(spades)),
  H: unwrap(parseHolding(hearts)),
  D: unwrap(parseHolding('')),
  C: unwrap(parseHolding('')),
});

/** North has the ace and queen of spades behind West's king; two tricks are left, South to lead. */
const ending = (trick: readonly ('S2' | 'SK' | 'S4')[]): Position =>
  unwrap(
    makePosition({
      hands: {
        N: cardsOf('AQ', ''),
        E: cardsOf('', '32'),
        S: cardsOf(trick.includes('S2') ? '' : '2', '4'),
        W: cardsOf(trick.includes('S4') ? 'K' : 'K4', ''),
      },
      strain: 'NT',
      leader: 'S',
      trick,
    }),
  );

describe('mistakes', () => {
  it('finds the card that throws a finesse away, and what it costs', () => {
    const line: PlayedCard[] = [
      { trick: 11, seat: 'S', card: 'S2' },
      { trick: 11, seat: 'W', card: 'S4' },
      { trick: 11, seat: 'N', card: 'SA' },
    ];
    const positions = [ending([]), ending(['S2']), ending(['S2', 'S4'])];
    const found = mistakesOf(line, (index) => solveCards(positions[index]!));
    expect(found).toEqual([{ trick: 11, seat: 'N', card: 'SA', index: 2, cost: 1 }]);
  });

  it('finds none where the finesse is taken', () => {
    const line: PlayedCard[] = [
      { trick: 11, seat: 'S', card: 'S2' },
      { trick: 11, seat: 'W', card: 'S4' },
      { trick: 11, seat: 'N', card: 'SQ' },
    ];
    const positions = [ending([]), ending(['S2']), ending(['S2', 'S4'])];
    expect(mistakesOf(line, (index) => solveCards(positions[index]!))).toEqual([]);
  });

  it('ignores revokes and cards that are not solved', () => {
    const line: PlayedCard[] = [
      { trick: 0, seat: 'S', card: 'S2' },
      { trick: 0, seat: 'W', card: 'H5' },
    ];
    const values = [{ card: 'SK', tricks: 2 }] as const;
    expect(mistakesOf(line, (index) => (index === 1 ? values : null))).toEqual([]);
  });
});
