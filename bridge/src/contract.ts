/**
 * What was played: level, strain and doubling. Who played it stands beside it, for files often do not say.
 *
 * ```ts
 * import { formatContract, parseContract, readContract } from '@bridge-review/bridge/contract';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * unwrap(parseContract('4hx')); // => { level: 4, strain: 'H', doubling: 'X' }
 * formatContract(unwrap(parseContract('3N'))); // => '3NT'
 * unwrap(parseContract('Passed out')); // => 'Pass'
 * readContract('4HX'); // => { level: 4, strain: 'H', doubling: 'X' }
 * ```
 *
 * @module
 */
import { bids, levels, type Bid, type Level } from './call.ts';
import { quote } from './quote.ts';
import { fail, ok, type Failure, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import { parseStrain, type Strain } from './strain.ts';

/** Undoubled, doubled, redoubled. */
export type Doubling = '' | 'X' | 'XX';

/** What was to be made. */
export interface Contract {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
}

/** A contract and who plays it. */
export interface DeclaredContract extends Contract {
  readonly declarer: Seat;
}

/** `'Pass'` is a board that was passed out. */
export type PassedOut = 'Pass';

/** A contract as one text: `4HX` and `Pass` type-check, `8C` does not. */
export type ContractText = PassedOut | `${Bid}${Doubling}`;

/** Undoubled, doubled, redoubled. */
const doublings: readonly Doubling[] = ['', 'X', 'XX'];

/** All 106: passed out, then from `1C` to `7NTXX`. */
export const contractTexts: readonly ContractText[] = [
  'Pass',
  ...bids.flatMap((bid) => doublings.map((doubling): ContractText => `${bid}${doubling}`)),
];

/** Tricks won by a side. */
export type Tricks = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** A text that is no contract. */
export type ContractError = Failure<'unknown-contract'>;

/** Something other than a whole number from 0 to 13. */
export type TricksError = Failure<'not-a-trick-count'>;

/** From which level on a contract is a game, undoubled. */
export const gameLevels: Readonly<Record<Strain, Level>> = { C: 5, D: 5, H: 4, S: 4, NT: 3 };

/** `4HX`, `3NT`, or `Pass`. */
export const formatContract = (contract: Contract | PassedOut): ContractText =>
  contract === 'Pass' ? 'Pass' : `${contract.level}${contract.strain}${contract.doubling}`;

/** Converts a canonical text to its contract. `parseContract` reads other spellings. */
export function readContract(text: ContractText): Contract | PassedOut {
  if (text === 'Pass') return 'Pass';
  const doubling = /X*$/.exec(text)?.[0] ?? '';
  const strain = text.slice(1, text.length - doubling.length);
  return { level: Number(text.charAt(0)) as Level, strain: strain as Strain, doubling: doubling as Doubling };
}

/** The tricks the declarer needs. */
export const tricksNeeded = (contract: Contract): Tricks => (contract.level + 6) as Tricks;

/**
 * Any usual spelling, in any case: a bid, then `X` or `*` for doubled, `XX`, `**` or `R` for redoubled; `Pass` and
 * the like for a board that was passed out.
 */
export function parseContract(text: string): Result<Contract | PassedOut, ContractError> {
  const spelling = text.trim().toUpperCase();
  if (passedOut.has(spelling)) return ok('Pass');
  const refused = fail('unknown-contract', `${quote(text)} is not a contract.`);
  if (spelling.length > 20) return refused;
  const level = levels[spelling.charCodeAt(0) - '1'.charCodeAt(0)];
  const doubled = /(?:XX?|\*\*?|R)$/u.exec(spelling)?.[0] ?? '';
  const strain = parseStrain(spelling.slice(1, spelling.length - doubled.length));
  if (!level || !strain.ok) return refused;
  return ok({ level, strain: strain.value, doubling: doublingBySpelling.get(doubled) ?? '' });
}

/** The number as a number of tricks, if it can be one. */
export const tricks = (value: number): Result<Tricks, TricksError> =>
  Number.isInteger(value) && value >= 0 && value <= 13
    ? ok(value as Tricks)
    : fail('not-a-trick-count', `${value} is not a number of tricks: 0 to 13.`);

const doublingBySpelling: ReadonlyMap<string, Doubling> = new Map([
  ['X', 'X'],
  ['*', 'X'],
  ['XX', 'XX'],
  ['**', 'XX'],
  ['R', 'XX'],
]);

const passedOut: ReadonlySet<string> = new Set([
  'PASS',
  'P',
  'AP',
  'ALL PASS',
  'PASSED OUT',
  'PASSOUT',
  'PO',
]);
