/**
 * What a hand is like: a condition that a hand meets or does not. Conditions are plain values that can be compared,
 * stored as JSON, and written as text (`parse-condition.ts`, `format-condition.ts`).
 *
 * ```ts
 * import { allOf, anyOf, atLeast, between, exactly } from '@bridge-review/bridge/conditions/condition';
 * import { formatCondition } from '@bridge-review/bridge/conditions/format-condition';
 *
 * const major = anyOf([
 *   { kind: 'length', suit: 'S', range: atLeast(5) },
 *   { kind: 'length', suit: 'H', range: atLeast(5) },
 * ]);
 * const opening = allOf([{ kind: 'points', range: between(11, 21) }, major]);
 * formatCondition(opening); // => '11-21, (5+S or 5+H)'
 * formatCondition({ kind: 'losers', range: exactly(7) }); // => '7 losers'
 * ```
 *
 * @module
 */
import type { Rank } from '../rank.ts';
import type { Suit } from '../suit.ts';

/** Whole numbers from `min` to `max`, both included; without `max` there is no upper limit. */
export interface Range {
  readonly min: number;
  readonly max?: number;
}

/** Ace, king, queen, jack or ten. */
export type Honour = Extract<Rank, 'A' | 'K' | 'Q' | 'J' | 'T'>;

/** Lengths of spades, hearts, diamonds and clubs; or of the suits from the longest. */
export type Lengths = readonly [number, number, number, number];

/**
 * One statement about a hand.
 *
 * - `points`: high-card points, ace 4 to jack 1.
 * - `length`: cards in a suit.
 * - `balanced`: 4333, 4432 or 5332, with any suits; `semibalanced`: 5422 or 6322.
 * - `shape`: these lengths, in the order of the suits or, for `order: 'any'`, from the longest suit.
 * - `controls`: two for an ace, one for a king.
 * - `honours`: how many of these ranks the suit has.
 * - `losers`: among the three highest cards of each suit, one for each of ace, king and queen that is missing.
 */
export type Statement =
  | { readonly kind: 'points'; readonly range: Range }
  | { readonly kind: 'controls'; readonly range: Range }
  | { readonly kind: 'losers'; readonly range: Range }
  | { readonly kind: 'length'; readonly suit: Suit; readonly range: Range }
  | { readonly kind: 'balanced' }
  | { readonly kind: 'semibalanced' }
  | { readonly kind: 'shape'; readonly lengths: Lengths; readonly order: 'any' | 'exact' }
  | {
      readonly kind: 'honours';
      readonly suit: Suit;
      readonly ranks: readonly Honour[];
      readonly range: Range;
    };

/**
 * A statement, or several joined. `all` without members is met by every hand. Use {@link allOf}, {@link anyOf} and
 * {@link not} to join conditions: what they make is what its text is read back as.
 */
export type Condition =
  | Statement
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'any'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition };

/** The most that a hand can have. */
export const mostOf = { points: 37, controls: 12, losers: 12, length: 13 } as const;

/** Highest first. */
export const honours: readonly Honour[] = ['A', 'K', 'Q', 'J', 'T'];

/**
 * No less than `min`.
 *
 * @public Part of the package, though no page needs it.
 */
export const atLeast = (min: number): Range => ({ min });

/**
 * No more than `max`.
 *
 * @public Part of the package, though no page needs it.
 */
export const atMost = (max: number): Range => ({ min: 0, max });

/**
 * From `min` to `max`.
 *
 * @public Part of the package, though no page needs it.
 */
export const between = (min: number, max: number): Range => ({ min, max });

/**
 * That number and no other.
 *
 * @public Part of the package, though no page needs it.
 */
export const exactly = (count: number): Range => ({ min: count, max: count });

/** Met by every hand. */
export const anyHand: Condition = { kind: 'all', conditions: [] };

/** Met by hands that meet all of the conditions. */
export function allOf(conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap((each) => (each.kind === 'all' ? each.conditions : [each]));
  return parts.length === 1 ? parts[0]! : { kind: 'all', conditions: parts };
}

/** Met by hands that meet one or more of the conditions; by none if there are none. */
export function anyOf(conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap((each) => (each.kind === 'any' ? each.conditions : [each]));
  if (parts.length === 0) return not(anyHand);
  return parts.length === 1 ? parts[0]! : { kind: 'any', conditions: parts };
}

/** Met by hands that do not meet the condition. */
export const not = (condition: Condition): Condition =>
  condition.kind === 'not' ? condition.condition : { kind: 'not', condition };
