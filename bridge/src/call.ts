/**
 * A call is its own text: `'1NT'` type-checks, `'8C'` does not.
 *
 * ```ts
 * import { bidRank, isBid, parseCall } from '@bridge-review/bridge/call';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * unwrap(parseCall('1n')); // => '1NT'
 * unwrap(parseCall('dbl')); // => 'Double'
 * isBid('Pass'); // => false
 * bidRank('2C') > bidRank('1NT'); // => true
 * ```
 *
 * @module
 */
import { quote } from './quote.ts';
import { fail, ok, type Failure, type Result } from './result.ts';
import { parseStrain, strains, type Strain } from './strain.ts';

/** How many tricks above six are bid for. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A level and a strain: `1C` to `7NT`. */
export type Bid = `${Level}${Strain}`;

/** A bid, a pass, a double or a redouble. */
export type Call = 'Pass' | 'Double' | 'Redouble' | Bid;

/** A text that is no call. */
export type CallError = Failure<'unknown-call'>;

/** Lowest first. */
export const levels: readonly Level[] = [1, 2, 3, 4, 5, 6, 7];

/** All 35 bids, lowest first. */
export const bids: readonly Bid[] = levels.flatMap((level) =>
  strains.map((strain): Bid => `${level}${strain}`),
);

/** All 38, bids last and lowest first. */
export const calls: readonly Call[] = ['Pass', 'Double', 'Redouble', ...bids];

/** Whether the call names a contract, and so can be outbid or doubled. */
export const isBid = (call: Call): call is Bid => call !== 'Pass' && call !== 'Double' && call !== 'Redouble';

/** The bid of this level and strain. */
export const makeBid = (level: Level, strain: Strain): Bid => `${level}${strain}`;

/** The level of a bid. */
export const levelOf = (bid: Bid): Level => Number(bid.charAt(0)) as Level;

/** The strain of a bid. */
export const strainOf = (bid: Bid): Strain => bid.slice(1) as Strain;

/** 0 for 1C to 34 for 7NT: a bid is sufficient over every one of lower rank. */
export const bidRank = (bid: Bid): number => rankByBid.get(bid) ?? -1;

/**
 * Any usual spelling, in any case: `Pass` `P`, `Double` `Dbl` `D` `X`, `Redouble` `Rdbl` `R` `XX`, and bids such as
 * `1C`, `1♣`, `1N`, `1NT`.
 */
export function parseCall(text: string): Result<Call, CallError> {
  const spelling = text.trim().toUpperCase();
  const call = bySpelling.get(spelling);
  if (call) return ok(call);
  const level = levels[spelling.charCodeAt(0) - '1'.charCodeAt(0)];
  const strain = level && parseStrain(spelling.slice(1));
  if (strain?.ok) return ok(makeBid(level as Level, strain.value));
  return fail('unknown-call', `${quote(text)} is not a call.`);
}

const rankByBid: ReadonlyMap<Bid, number> = new Map(bids.map((bid, rank) => [bid, rank]));

const bySpelling: ReadonlyMap<string, Call> = new Map([
  ['PASS', 'Pass'],
  ['P', 'Pass'],
  ['DOUBLE', 'Double'],
  ['DBL', 'Double'],
  ['D', 'Double'],
  ['X', 'Double'],
  ['REDOUBLE', 'Redouble'],
  ['RDBL', 'Redouble'],
  ['REDBL', 'Redouble'],
  ['R', 'Redouble'],
  ['XX', 'Redouble'],
]);
