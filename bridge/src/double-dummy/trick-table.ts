/**
 * How many tricks each declarer takes in each strain when all cards are visible, and its text: twenty digits, as PBN
 * files have them in `DoubleDummyTricks`.
 *
 * ```ts
 * import { formatTricks, parseTricks, readTricks } from '@bridge-review/bridge/double-dummy/trick-table';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const table = unwrap(parseTricks('66569665696787377873'));
 * table.N.NT; // => 6
 * table.E.S; // => 7
 * formatTricks(table); // => '66569665696787377873'
 * readTricks(formatTricks(table)).E.S; // => 7
 * ```
 *
 * @module
 */
import type { Branded } from '../brand.ts';
import type { Tricks } from '../contract.ts';
import { quote } from '../quote.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import { trickTablePattern } from './trick-table-pattern.ts';

/** Tricks by declarer and strain, for the requested declarers and strains. */
export type TricksOf<D extends Seat, S extends Strain> = Readonly<Record<D, Readonly<Record<S, Tricks>>>>;

/** Who plays in what. */
export interface DeclaredStrain {
  readonly declarer: Seat;
  readonly strain: Strain;
}

/** All twenty results of a deal. */
export type TrickTable = TricksOf<Seat, Strain>;

/** A table as `formatTricks` writes it: what `trickTablePattern` fits. */
export type TrickTableText = Branded<string, 'TrickTableText'>;

/** Hexadecimal digits for N, S, E, W, each in NT, S, H, D, C. */
export const formatTricks = (table: TrickTable): TrickTableText =>
  declarers
    .map((seat) => strainOrder.map((strain) => table[seat][strain].toString(16)).join(''))
    .join('') as TrickTableText;

/** Twenty digits, `a` to `d` for ten to thirteen, in any case. */
export function parseTricks(text: string): Result<TrickTable, Failure<'not-a-trick-table'>> {
  const digits = text.toLowerCase();
  if (!trickTablePattern.test(digits))
    return fail('not-a-trick-table', `${quote(text)} is not twenty digits from 0 to d.`);
  return ok(readTricks(digits as TrickTableText));
}

/** Converts a canonical text to its table. `parseTricks` reads capitals, too. */
export function readTricks(text: TrickTableText): TrickTable {
  const rowOf = (seat: Seat): Readonly<Record<Strain, Tricks>> => {
    const digit = (strain: Strain): Tricks =>
      Number.parseInt(text.charAt(declarers.indexOf(seat) * 5 + strainOrder.indexOf(strain)), 16) as Tricks;
    return { C: digit('C'), D: digit('D'), H: digit('H'), S: digit('S'), NT: digit('NT') };
  };
  return { N: rowOf('N'), E: rowOf('E'), S: rowOf('S'), W: rowOf('W') };
}

const declarers: readonly Seat[] = ['N', 'S', 'E', 'W'];

const strainOrder: readonly Strain[] = ['NT', 'S', 'H', 'D', 'C'];
