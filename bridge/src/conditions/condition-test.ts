import { suits, type Suit } from '../suit.ts';
import type { Condition, Lengths, Range } from './condition.ts';

/** A statement about the honours of a suit. */
type HonoursStatement = Extract<Condition, { kind: 'honours' }>;

/** How to find out about a hand what conditions ask, whatever it is represented by. */
export interface HandReader<H> {
  readonly points: (hand: H) => number;
  readonly controls: (hand: H) => number;
  readonly losers: (hand: H) => number;
  readonly length: (hand: H, suit: Suit) => number;
  readonly meetsHonours: (statement: HonoursStatement) => (hand: H) => boolean;
}

/** The condition as a function of a hand. */
export function conditionTest<H>(condition: Condition, reader: HandReader<H>): (hand: H) => boolean {
  switch (condition.kind) {
    case 'points':
    case 'controls':
    case 'losers': {
      const count = reader[condition.kind];
      const isWithin = rangeTest(condition.range);
      return (hand) => isWithin(count(hand));
    }
    case 'length': {
      const { suit } = condition;
      const isWithin = rangeTest(condition.range);
      return (hand) => isWithin(reader.length(hand, suit));
    }
    case 'honours':
      return reader.meetsHonours(condition);
    case 'balanced':
    case 'semibalanced':
    case 'shape': {
      const isMet = shapeTest(condition);
      return (hand) =>
        isMet([
          reader.length(hand, 'S'),
          reader.length(hand, 'H'),
          reader.length(hand, 'D'),
          reader.length(hand, 'C'),
        ]);
    }
    case 'all': {
      const tests = condition.conditions.map((each) => conditionTest(each, reader));
      return (hand) => tests.every((test) => test(hand));
    }
    case 'any': {
      const tests = condition.conditions.map((each) => conditionTest(each, reader));
      return (hand) => tests.some((test) => test(hand));
    }
    case 'not': {
      const test = conditionTest(condition.condition, reader);
      return (hand) => !test(hand);
    }
  }
}

/** Whether a number is in the range. */
export const rangeTest =
  ({ min, max = Infinity }: Range) =>
  (count: number): boolean =>
    count >= min && count <= max;

function shapeTest(
  condition: Extract<Condition, { kind: 'balanced' | 'semibalanced' | 'shape' }>,
): (lengths: Lengths) => boolean {
  if (condition.kind === 'balanced')
    return (lengths) => Math.max(...lengths) <= 5 && doubletons(lengths) <= 1 && Math.min(...lengths) >= 2;
  if (condition.kind === 'semibalanced')
    return (lengths) => doubletons(lengths) === 2 && Math.min(...lengths) >= 2;
  const wanted = condition.lengths;
  if (condition.order === 'exact')
    return (lengths) => suits.every((_, place) => lengths[place] === wanted[place]);
  const key = patternKey(wanted);
  return (lengths) => patternKey(lengths) === key;
}

const doubletons = (lengths: Lengths): number => lengths.filter((length) => length === 2).length;

/** The same for the same lengths in any order: base 5 counts the suits of each length, since there are four at most. */
const patternKey = (lengths: Lengths): number => lengths.reduce((sum, length) => sum + 5 ** length, 0);
