import fc from 'fast-check';
import {
  allOf,
  anyOf,
  atLeast,
  between,
  honours,
  mostOf,
  not,
  type Condition,
  type Lengths,
  type Range,
} from '../conditions/condition.ts';
import { suits } from '../suit.ts';
import { anySeat } from './arbitraries.ts';
import type { SeatConditions } from '../conditions/seat-conditions.ts';

const anyRange = (most: number): fc.Arbitrary<Range> =>
  fc.oneof(
    fc.nat(most).map(atLeast),
    fc
      .tuple(fc.nat(most), fc.nat(most))
      .map(([one, other]) => between(Math.min(one, other), Math.max(one, other))),
  );

const anySuit = fc.constantFrom(...suits);

const anyLengths: fc.Arbitrary<Lengths> = fc.tuple(fc.nat(15), fc.nat(15), fc.nat(15)).map((bars) => {
  const [a, b, c] = bars.toSorted((one, other) => one - other) as [number, number, number];
  // Three bars at different places among thirteen cards.
  const [first, second, third] = [Math.min(a, 13), Math.min(b, 13), Math.min(c, 13)];
  return [first, second - first, third - second, 13 - third];
});

const anyStatement: fc.Arbitrary<Condition> = fc.oneof(
  anyRange(mostOf.points).map((range): Condition => ({ kind: 'points', range })),
  anyRange(mostOf.controls).map((range): Condition => ({ kind: 'controls', range })),
  anyRange(mostOf.losers).map((range): Condition => ({ kind: 'losers', range })),
  fc
    .tuple(anySuit, anyRange(mostOf.length))
    .map(([suit, range]): Condition => ({ kind: 'length', suit, range })),
  fc.constantFrom<Condition>({ kind: 'balanced' }, { kind: 'semibalanced' }),
  anyLengths.map((lengths): Condition => ({ kind: 'shape', lengths, order: 'exact' })),
  anyLengths.map((lengths): Condition => {
    const sorted = lengths.toSorted((one, other) => other - one) as unknown as Lengths;
    return { kind: 'shape', lengths: sorted, order: 'any' };
  }),
  fc
    .tuple(anySuit, fc.subarray([...honours], { minLength: 1 }))
    .chain(([suit, ranks]) =>
      anyRange(ranks.length).map((range): Condition => ({ kind: 'honours', suit, ranks, range })),
    ),
);

/** Of all kinds, joined up to four deep. */
export const anyCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    anyStatement,
    fc.array(tie('condition'), { maxLength: 3 }).map(allOf),
    fc.array(tie('condition'), { maxLength: 3 }).map(anyOf),
    tie('condition').map(not),
  ),
})).condition;

export const anySeatConditions: fc.Arbitrary<SeatConditions> = fc.dictionary(anySeat, anyCondition, {
  maxKeys: 4,
  noNullPrototype: true,
});
