import { parseSeatConditions, type SeatConditions } from '../conditions/seat-conditions.ts';
import { quote } from '../quote.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { parseKnownCards, type KnownCards } from '../sampling/known-cards.ts';

export interface DealCommand {
  readonly name: 'deal';
  readonly known: KnownCards;
  readonly conditions: SeatConditions;
  readonly count: number;
  /** Null: any. */
  readonly seed: number | null;
  readonly format: 'pbn' | 'lines' | 'json';
}

interface DealOptions {
  readonly given?: string;
  readonly where?: string;
  readonly count?: string;
  readonly seed?: string;
  readonly lines?: boolean;
  readonly json: boolean;
}

export function parseDealCommand(
  stray: readonly string[],
  options: DealOptions,
): Result<DealCommand, Failure<'usage'>> {
  const { lines = false, json } = options;
  if (stray.length > 0)
    return usage('"deal" takes options only: known cards go with --given, conditions with --where.');
  if (lines && json) return usage('"deal" prints --lines or --json, not both.');
  const known = parseKnownCards(options.given ?? '');
  if (!known.ok) return usage(`--given: ${known.error.message}`);
  const conditions = parseWhere(options.where ?? '');
  if (!conditions.ok) return conditions;
  const count = parseNumber('count', options.count ?? '1', 1, MAX_COUNT);
  if (!count.ok) return count;
  const seed = options.seed === undefined ? ok(null) : parseNumber('seed', options.seed, 0, MAX_SEED);
  if (!seed.ok) return seed;
  return ok({
    name: 'deal',
    known: known.value,
    conditions: conditions.value,
    count: count.value,
    seed: seed.value,
    format: json ? 'json' : lines ? 'lines' : 'pbn',
  });
}

/** Conditions by seat; an error shows the place in the text. */
export function parseWhere(text: string): Result<SeatConditions, Failure<'usage'>> {
  const conditions = parseSeatConditions(text);
  if (conditions.ok) return conditions;
  const { message, position } = conditions.error;
  const start = Math.max(0, position - SHOWN);
  const shown = text.slice(start, position + SHOWN).replaceAll(/\p{Cc}/gu, ' ');
  return usage(`--where: ${message}\n  ${shown}\n  ${' '.repeat(position - start)}^`);
}

/** A whole number within bounds. */
export function parseNumber(
  option: string,
  text: string,
  min: number,
  max: number,
): Result<number, Failure<'usage'>> {
  const value = /^\d{1,10}$/u.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? ok(value)
    : usage(`--${option} ${quote(text)} is not a whole number from ${min} to ${max}.`);
}

const usage = (message: string) => fail('usage', message);

/** So many characters around an error. */
const SHOWN = 60;

const MAX_COUNT = 100_000;

/** The largest seed. */
export const MAX_SEED = 2 ** 32 - 1;
