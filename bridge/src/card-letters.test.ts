import { describe, expect, it } from 'vitest';
import { cardLanguages } from './card-language.ts';
import { notrumpLetters, rankLetters } from './card-letters.ts';
import { ranks } from './rank.ts';

const written = (language: (typeof cardLanguages)[number]): string =>
  ranks.map((rank) => rankLetters(rank, language)).join(' ');

describe('the letters of cards', () => {
  it.each([
    ['en', 'A K Q J', 'NT'],
    ['fr', 'A R D V', 'SA'],
    ['de', 'A K D B', 'SA'],
    ['nl', 'A H V B', 'SA'],
    ['da', 'E K D B', 'NT'],
    ['is', 'Á K D G', 'NT'],
    ['sv', 'E K D Kn', 'NT'],
  ] as const)('in %s are %s, and notrump is %s', (language, honours, notrump) => {
    expect(written(language)).toBe(`${honours} T 9 8 7 6 5 4 3 2`);
    expect(notrumpLetters(language)).toBe(notrump);
  });

  it('tell all thirteen ranks apart in every language', () => {
    for (const language of cardLanguages) expect(new Set(written(language).split(' ')).size).toBe(13);
  });
});
