/**
 * The short text of a condition, which `parseCondition` reads back as the same value.
 *
 * ```ts
 * import { allOf, atLeast, between, not } from '@bridge-review/bridge/conditions/condition';
 * import { formatCondition } from '@bridge-review/bridge/conditions/format-condition';
 *
 * const points = { kind: 'points', range: between(15, 17) };
 * const twoOfTopThree = { kind: 'honours', suit: 'H', ranks: ['A', 'K', 'Q'], range: atLeast(2) };
 * formatCondition(allOf([points, not({ kind: 'balanced' })])); // => '15-17, not bal'
 * formatCondition(twoOfTopThree); // => '2+ of AKQ in H'
 * ```
 *
 * @module
 */
import { honours, type Condition, type Lengths, type Range } from './condition.ts';

/** Alternatives inside a list stand in parentheses, so that nobody has to know which binds closer. */
export function formatCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'points':
      return formatRange(condition.range);
    case 'length':
      return `${formatRange(condition.range)}${condition.suit}`;
    case 'balanced':
      return 'bal';
    case 'semibalanced':
      return 'semibal';
    case 'shape':
      return formatShape(condition.lengths, condition.order);
    case 'controls':
    case 'losers':
      return `${formatRange(condition.range)} ${condition.kind}`;
    case 'honours':
      return formatHonours(condition);
    case 'all':
      return condition.conditions.map(formatPart).join(', ') || 'any';
    case 'any':
      return condition.conditions.map(formatPart).join(' or ') || 'not any';
    case 'not':
      return `not ${formatPart(condition.condition)}`;
  }
}

const formatPart = (condition: Condition): string =>
  (condition.kind === 'all' || condition.kind === 'any') && condition.conditions.length > 0
    ? `(${formatCondition(condition)})`
    : formatCondition(condition);

function formatRange({ min, max }: Range): string {
  if (max === undefined) return `${min}+`;
  return min === max ? String(min) : `${min}-${max}`;
}

function formatShape(lengths: Lengths, order: 'any' | 'exact'): string {
  if (order === 'exact') return lengths.join('=');
  return lengths.join(lengths.some((length) => length > 9) ? '-' : '');
}

function formatHonours({ ranks, range, suit }: Extract<Condition, { kind: 'honours' }>): string {
  const all = ranks.join('');
  if (range.min === ranks.length && range.max === range.min) return `${all} in ${suit}`;
  const which = all === honours.join('') ? 'honours' : `of ${all}`;
  return `${formatRange(range)} ${which} in ${suit}`;
}
