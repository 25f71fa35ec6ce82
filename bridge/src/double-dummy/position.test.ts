import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { unwrap } from '../result.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { holdingOf } from '../testing/held-cards.ts';
import { legalCards, makePosition, positionAfter, type Cards } from './position.ts';

const deal = seededDeal(1); // N:84.543.J95.KQT93 JT763.K.KT762.84 KQ52.QJT62.43.A6 A9.A987.AQ8.J752
const after = (...played: Card[]) => positionAfter(deal, 'S', 'N', played);

describe('a position', () => {
  it('continues with the winner of the trick', () => {
    expect(unwrap(after('C3', 'C8', 'CA', 'C2')).turn).toBe('S');
    expect(unwrap(after('D5', 'DK', 'D3', 'DA', 'S9', 'S4', 'SJ', 'SQ')).turn).toBe('S');
  });

  it('allows following suit, or any card from a hand without the suit', () => {
    expect(legalCards(unwrap(after('H5')))).toEqual(['HK']);
    expect(legalCards(unwrap(after('C3', 'C8', 'CA')))).toEqual(['CJ', 'C7', 'C5', 'C2']);
    expect(legalCards(unwrap(after('H5', 'HK', 'HQ', 'HA', 'H9')))).toEqual(['H4', 'H3']);
    expect(legalCards(unwrap(after('H5', 'HK', 'HQ', 'HA', 'H9', 'H4')))).toHaveLength(12);
  });

  it.each([
    [['SA'], 'not-held', 'North does not hold the ace of spades.'],
    [['S4', 'SJ', 'SK', 'SA', 'SA'], 'not-held', 'West does not hold the ace of spades.'],
  ] as const)('refuses %j', (played, code, message) => {
    expect(after(...played)).toMatchObject({ ok: false, error: { code, message } });
  });

  const one = (card: Partial<Cards>): Cards => ({
    S: holdingOf([]),
    H: holdingOf([]),
    D: holdingOf([]),
    C: holdingOf([]),
    ...card,
  });
  const last = {
    N: one({ S: holdingOf(['A']) }),
    E: one({ S: holdingOf(['K']) }),
    S: one({ H: holdingOf(['2']) }),
    W: one({ D: holdingOf(['2']) }),
  };

  it.each([
    ['hands of different lengths', { ...last, W: one({}) }, [], 'uneven-hands'],
    ['a card that two hold', { ...last, W: last.N }, [], 'card-in-two-places'],
    ['a card that was played already', { ...last, N: one({}) }, ['SK'], 'card-in-two-places'],
    ['a whole trick', { ...last }, ['C2', 'C3', 'C4', 'C5'], 'trick-complete'],
    ['an end', { N: one({}), E: one({}), S: one({}), W: one({}) }, [], 'over'],
  ] as const)('refuses %s', (_, hands, trick, code) => {
    expect(makePosition({ hands, strain: 'NT', leader: 'N', trick })).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('may be in the middle of a trick', () => {
    const position = unwrap(
      makePosition({ hands: { ...last, N: one({}) }, strain: 'NT', leader: 'N', trick: ['SA'] }),
    );
    expect(position.turn).toBe('E');
    expect(legalCards(position)).toEqual(['SK']);
  });
});
