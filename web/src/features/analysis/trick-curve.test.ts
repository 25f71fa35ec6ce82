import type { Card } from '@bridge-review/bridge/card';
import type { CardValue } from '@bridge-review/bridge/double-dummy/search-cards';
import { cardsInOrder, playFromCards } from '@bridge-review/bridge/play';
import { describe, expect, it } from 'vitest';
import type { LineOfPlay } from '../hands/line-of-play.ts';
import { trickCurve } from './trick-curve.ts';

/** South plays 4S; West leads. */
const contract = { level: 4, strain: 'S', doubling: '', declarer: 'S' } as const;
const lineOf = (...cards: readonly Card[]): LineOfPlay => ({
  contract,
  cards: cardsInOrder(playFromCards('W', 'S', cards), 'S'),
  claim: null,
});
const line = lineOf('HA', 'H2', 'H5', 'H8', 'HK');
const value = (card: Card, tricks: number): CardValue => ({ card, tricks: tricks as CardValue['tricks'] });

/** What the cards are worth for the side that plays them, from there to the end. */
const VALUES: Readonly<Record<number, readonly CardValue[]>> = {
  // The lead costs the defence nothing: it takes four tricks.
  0: [value('HA', 4), value('S3', 4)],
  // North's only heart.
  // East's card costs a trick: declarer has ten now.
  2: [value('H5', 3), value('H9', 4)],
  3: [value('H8', 10)],
  // The defence has one trick and gets two more with either card.
  4: [value('HK', 2), value('C3', 2)],
};
const isForced = (index: number) => index === 1;
const curveOf = (values: Readonly<Record<number, readonly CardValue[]>>, of = line) =>
  trickCurve(of, (index) => values[index] ?? null, isForced);

describe('the curve of tricks', () => {
  it('has a value before the first card and after each of them', () => {
    expect(curveOf(VALUES)).toEqual([9, 9, 9, 10, 10, 10]);
  });

  it('is not there until all of it can be told', () => {
    expect(curveOf({ 0: VALUES[0]!, 2: VALUES[2]!, 4: VALUES[4]! })).toEqual([9, 9, 9, 10, 10, 10]);
    expect(curveOf({ 0: VALUES[0]!, 3: VALUES[3]! })).toBeNull();
  });

  it('goes on after a revoke, whose value nobody knows', () => {
    expect(curveOf({ ...VALUES, 2: [value('H9', 4)] })).toEqual([9, 9, 9, 10, 10, 10]);
  });

  it('is not there where nothing was played', () => {
    expect(trickCurve(lineOf(), () => null, isForced)).toBeNull();
  });
});
