import { describe, expect, it } from 'vitest';
import { cards, isHigher, makeCard, parseCard, rankOf, suitOf } from './card.ts';
import { rankAt, rankHeight, ranks } from './rank.ts';
import { unwrap } from './result.ts';

describe('a card', () => {
  it('is one of 52', () => {
    expect(new Set(cards).size).toBe(52);
    expect(cards.at(0)).toBe('SA');
    expect(cards.at(-1)).toBe('C2');
  });

  it('is made of its suit and its rank', () => {
    for (const card of cards) expect(makeCard(suitOf(card), rankOf(card))).toBe(card);
  });

  it('is read back from its text, in either case', () => {
    for (const card of cards) {
      expect(unwrap(parseCard(card))).toBe(card);
      expect(unwrap(parseCard(card.toLowerCase()))).toBe(card);
    }
  });

  it.each([
    ['S10', 'ST'],
    ['♥k', 'HK'],
    [' D2 ', 'D2'],
  ])('is read from %j', (text, card) => {
    expect(unwrap(parseCard(text))).toBe(card);
  });

  it.each(['', 'S', 'S1', 'SX', 'AS', 'SAK', 'S100', 'NT'])('is not read from %j', (text) => {
    expect(parseCard(text)).toMatchObject({ ok: false, error: { code: 'unknown-card' } });
  });

  it('outranks the lower ones of its suit', () => {
    expect(isHigher('SA', 'SK')).toBe(true);
    expect(isHigher('S9', 'ST')).toBe(false);
    expect(isHigher('S2', 'S2')).toBe(false);
  });
});

describe('a rank', () => {
  it('converts to a height and back', () => {
    for (const rank of ranks) expect(rankAt(rankHeight(rank))).toBe(rank);
    expect(rankAt(-1)).toBeUndefined();
    expect(rankAt(13)).toBeUndefined();
  });
});
