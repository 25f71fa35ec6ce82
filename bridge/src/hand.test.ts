import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHand, handOf, hasCard, isHandText, parseHand, pointsOf, readHand, shapeOf } from './hand.ts';
import { formatHolding, lengthOf, parseHolding, ranksOf, restOfSuit, wholeSuit } from './holding.ts';
import { ranks } from './rank.ts';
import { unwrap } from './result.ts';
import { anyDeal } from './testing/arbitraries.ts';
import { cardsOf, holdingOf } from './testing/held-cards.ts';

describe('a holding', () => {
  it('is the same set in any spelling', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ranks]), (held) => {
        const holding = unwrap(parseHolding(held.join('')));
        expect(holding).toBe(holdingOf(held));
        expect(unwrap(parseHolding(held.join('').toLowerCase().replace('t', '10')))).toBe(holding);
        expect(unwrap(parseHolding(formatHolding(holding)))).toBe(holding);
        expect(lengthOf(holding)).toBe(held.length);
        expect(ranksOf(holding).join('')).toBe(formatHolding(holding));
        expect(restOfSuit(holding)).toBe(wholeSuit - holding);
      }),
    );
  });

  it('is written from the highest card down', () => {
    expect(formatHolding(unwrap(parseHolding('23456789TJQKA')))).toBe('AKQJT98765432');
    expect(formatHolding(unwrap(parseHolding('-')))).toBe('');
  });

  it.each([
    ['AKX', 'unknown-rank', '"X" is not the rank of a card.'],
    ['A1', 'unknown-rank', '"1" is not the rank of a card.'],
    ['T10', 'repeated-rank', '"T" appears twice in a suit.'],
  ])('is not read from %j', (text, code, message) => {
    expect(parseHolding(text)).toEqual({ ok: false, error: { code, message } });
  });
});

describe('a hand', () => {
  it.each([
    ['A432.5432.432.32', 4],
    ['432.K432.5432.32', 3],
    ['432.5432.Q432.32', 2],
    ['432.5432.32.J432', 1],
    ['T432.9876.987.98', 0],
  ])('%s has %i HCP', (text, points) => {
    expect(pointsOf(unwrap(parseHand(text)))).toBe(points);
  });

  it('counts its HCP and its suits', () => {
    const hand = unwrap(parseHand('AKQJ.AKQ.AKQ.AKQ'));
    expect(pointsOf(hand)).toBe(37);
    expect(shapeOf(hand)).toEqual([4, 3, 3, 3]);
  });

  it('may have a void', () => {
    const hand = unwrap(parseHand('.64.AKJT86.AQ732'));
    expect(shapeOf(hand)).toEqual([0, 2, 6, 5]);
  });

  it('reads back after writing, and after splitting into cards', () => {
    fc.assert(
      fc.property(anyDeal, ({ N: hand }) => {
        expect(unwrap(parseHand(formatHand(hand)))).toEqual(hand);
        expect(readHand(formatHand(hand))).toEqual(hand);
        expect(isHandText(formatHand(hand))).toBe(true);
        expect(unwrap(handOf(cardsOf(hand)))).toEqual(hand);
        expect(cardsOf(hand).every((card) => hasCard(hand, card))).toBe(true);
      }),
    );
  });

  it('shares 40 HCP with the other three', () => {
    fc.assert(
      fc.property(anyDeal, ({ N, E, S, W }) => {
        expect(pointsOf(N) + pointsOf(E) + pointsOf(S) + pointsOf(W)).toBe(40);
      }),
    );
  });

  it.each([
    ['AKQJT98765432', 'wrong-suit-count'],
    ['AK.QJ.T9.87.65', 'wrong-suit-count'],
    ['AKQJT98765432...2', 'wrong-card-count'],
    ['...', 'wrong-card-count'],
    ['AKZ.QJT.8765.432', 'unknown-card'],
    ['AKA.QJT.8765.432', 'repeated-card'],
  ])('is not read from %j', (text, code) => {
    expect(parseHand(text)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    'KA2.QJT.8765.432',
    'ak2.qjt.8765.432',
    'AK2.QJ10.8765.432',
    ' AK2.QJT.8765.432',
    'AKQJT98765432.-.-.-',
    'AK.QJT.8765.432',
  ])('is not written as %j', (text) => {
    expect(isHandText(text)).toBe(false);
  });

  it('says where the error is', () => {
    const result = parseHand('AK2.QJ1.8765.432');
    expect(result).toMatchObject({ error: { message: 'In hearts: "1" is not the rank of a card.' } });
  });

  it('refuses the same card twice in a list', () => {
    expect(handOf(['SA', 'SA'])).toMatchObject({ ok: false, error: { code: 'repeated-card' } });
  });
});
