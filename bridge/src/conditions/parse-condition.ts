/**
 * Reads the short text of a condition, as players write it.
 *
 * | text                                | means                                                      |
 * | ----------------------------------- | ---------------------------------------------------------- |
 * | `15-17` `12+` `10`, also `12+ HCP`  | high-card points                                           |
 * | `5+S` `4S` `0-3H`, also `5+ hearts` | length of a suit                                           |
 * | `bal` `semibal`                     | 4333, 4432 or 5332; 5422 or 6322                           |
 * | `5431` `5=4=3=1` `10-2-1-0`         | a shape in any order; as spades=hearts=diamonds=clubs      |
 * | `4+ controls` `5-7 losers`          | ace 2 and king 1; the losing trick count                   |
 * | `2+ of AKQ in H` `3+ honours in S`  | how many of these ranks; of A, K, Q, J and T               |
 * | `AQ in S`                           | holds all of these ranks                                   |
 * | `any`                               | every hand                                                 |
 * | `a, b` `a and b` `a or b` `not a`   | `not` binds closest, then `and`, then `or`, then the comma |
 *
 * ```ts
 * import { parseCondition } from '@bridge-review/bridge/conditions/parse-condition';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * unwrap(parseCondition('5+S')); // => { kind: 'length', suit: 'S', range: { min: 5 } }
 * const wrong = parseCondition('12-14, 5+X');
 * !wrong.ok && wrong.error.message; // => '"X" is not a suit, "HCP", "controls", "losers", "of" or "honours".'
 * !wrong.ok && wrong.error.position; // => 9
 * ```
 *
 * @module
 */
import { quote } from '../quote.ts';
import { ok, type Result } from '../result.ts';
import { suitName, suits, suitSymbol, type Suit } from '../suit.ts';
import { ConditionScanner, type ConditionError } from './condition-scanner.ts';
import {
  allOf,
  anyHand,
  anyOf,
  honours,
  mostOf,
  not,
  type Condition,
  type Honour,
  type Range,
} from './condition.ts';
import { readRange, readShape } from './read-numbers.ts';

/**
 * One hand's condition. For several seats there is `parseSeatConditions`.
 *
 * @public Part of the package, though no page needs it.
 */
export function parseCondition(text: string): Result<Condition, ConditionError> {
  const scanner = new ConditionScanner(text);
  const condition = scanner.error ? null : readCondition(scanner);
  if (condition && !scanner.isAtEnd) expected(scanner, 'a comma, "and" or "or"');
  return scanner.error ? { ok: false, error: scanner.error } : ok(condition!);
}

/** Reads on until what cannot belong to a condition; null after an error. */
export function readCondition(scanner: ConditionScanner, depth = 0): Condition | null {
  if (depth > MAX_DEPTH)
    return scanner.fail('too-deep', `Parentheses and "not" can be nested ${MAX_DEPTH} deep at most.`);
  return readList(scanner, COMMA, allOf, () =>
    readList(scanner, OR, anyOf, () => readList(scanner, AND, allOf, () => readTerm(scanner, depth))),
  );
}

/** The error that something else was expected here. */
export function expected(scanner: ConditionScanner, what: string): null {
  const found = scanner.peek(WORD_OR_SIGN);
  return scanner.fail(
    'unexpected-text',
    found === null ? `The end is missing: ${what}.` : `${quote(found)} is not ${what}.`,
  );
}

function readList(
  scanner: ConditionScanner,
  separator: RegExp,
  join: (parts: readonly Condition[]) => Condition,
  readPart: () => Condition | null,
): Condition | null {
  const parts: Condition[] = [];
  do {
    const part = readPart();
    if (!part) return null;
    parts.push(part);
  } while (scanner.take(separator) !== null);
  return join(parts);
}

function readTerm(scanner: ConditionScanner, depth: number): Condition | null {
  if (scanner.take(NOT) !== null) {
    if (depth >= MAX_DEPTH) return readCondition(scanner, depth + 1);
    const negated = readTerm(scanner, depth + 1);
    return negated && not(negated);
  }
  if (scanner.take(OPEN) !== null) {
    const inner = readCondition(scanner, depth + 1);
    return inner && (scanner.take(CLOSE) === null ? expected(scanner, 'a closing parenthesis') : inner);
  }
  const named = scanner.take(NAMED);
  if (named !== null)
    return named === 'any' ? anyHand : { kind: named.startsWith('semi') ? 'semibalanced' : 'balanced' };
  if (scanner.peek(RANKS_IN) !== null) {
    const ranks = readHonours(scanner);
    return ranks && readHonoursIn(scanner, ranks, { min: ranks.length, max: ranks.length });
  }
  if (scanner.peek(SHAPE) !== null) return readShape(scanner);
  return scanner.peek(DIGIT) === null ? expected(scanner, 'a condition') : readCounted(scanner);
}

/** A range, and what it counts. */
function readCounted(scanner: ConditionScanner): Condition | null {
  const start = scanner.position;
  const range = readRange(scanner);
  if (!range) return null;
  const within = (most: number, what: string, condition: Condition): Condition | null =>
    Math.max(range.min, range.max ?? 0) <= most
      ? condition
      : scanner.fail('bad-range', `No hand has more than ${most} ${what}.`, start);
  if (scanner.take(HCP) !== null || scanner.peek(NO_UNIT) !== null)
    return within(mostOf.points, 'HCP', { kind: 'points', range });
  if (scanner.take(CONTROLS) !== null)
    return within(mostOf.controls, 'controls', { kind: 'controls', range });
  if (scanner.take(LOSERS) !== null) return within(mostOf.losers, 'losers', { kind: 'losers', range });
  const suit = readSuit(scanner);
  if (suit) return within(mostOf.length, suitName(suit), { kind: 'length', suit, range });
  const ranks =
    scanner.take(HONOURS) !== null ? honours : scanner.take(OF) !== null ? readHonours(scanner) : undefined;
  if (ranks === undefined) return expected(scanner, 'a suit, "HCP", "controls", "losers", "of" or "honours"');
  if (ranks && Math.max(range.min, range.max ?? 0) > ranks.length)
    return scanner.fail('bad-range', `There are only ${ranks.length} of ${ranks.join('')}.`, start);
  return ranks && readHonoursIn(scanner, ranks, range);
}

function readHonours(scanner: ConditionScanner): readonly Honour[] | null {
  const start = scanner.position;
  const named = scanner.take(RANKS)?.toUpperCase();
  if (named === undefined) return expected(scanner, 'one or more of the ranks A, K, Q, J and T');
  const ranks = honours.filter((rank) => named.includes(rank));
  return ranks.length === named.length
    ? ranks
    : scanner.fail('bad-honours', `${quote(named)} has a rank twice.`, start);
}

function readHonoursIn(scanner: ConditionScanner, ranks: readonly Honour[], range: Range): Condition | null {
  if (scanner.take(IN) === null) return expected(scanner, '"in" and a suit');
  const suit = readSuit(scanner);
  return suit ? { kind: 'honours', suit, ranks, range } : expected(scanner, 'a suit');
}

function readSuit(scanner: ConditionScanner): Suit | null {
  const word = scanner.take(SUIT);
  return word === null
    ? null
    : (suits.find((suit) => suit === word.charAt(0).toUpperCase() || suitSymbol(suit) === word) ?? null);
}

const MAX_DEPTH = 20;

const COMMA = /,/uy;
const OR = /or\b/iuy;
const AND = /and\b/iuy;
const NOT = /not\b/iuy;
const OPEN = /\(/uy;
const CLOSE = /\)/uy;
const NAMED = /(?:any|bal|balanced|semibal|semibalanced)\b/iuy;
const DIGIT = /\d/uy;
/** Four lengths: `5431`, `5-4-3-1` or `5=4=3=1`. */
const SHAPE = /\d{3,}|\d+\s*=|\d+\s*[-–]\s*\d+\s*[-–]/uy;
const SUIT = /(?:[shdc]|spades?|hearts?|diamonds?|clubs?)\b|[♠♥♦♣]/iuy;
const HCP = /(?:hcp|points)\b/iuy;
const CONTROLS = /controls?\b/iuy;
const LOSERS = /losers?\b/iuy;
const HONOURS = /hono(?:u)?rs?\b/iuy;
const OF = /of\b/iuy;
const IN = /in\b/iuy;
const RANKS = /[akqjt]+\b/iuy;
const RANKS_IN = /[akqjt]+\s+in\b/iuy;
/** A range with nothing after it that it could count is one of points. */
const NO_UNIT = /$|[,;)]|(?:or|and)\b/iuy;
const WORD_OR_SIGN = /[\p{L}\p{N}]+|[^]/uy;
