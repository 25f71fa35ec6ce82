/**
 * How many tricks each declarer takes in each strain when all cards are visible, and its text: twenty digits, as PBN
 * files have them in `DoubleDummyTricks`.
 *
 * ```ts
 * import { formatTricks, parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const table = unwrap(parseTricks('66569665696787377873'));
 * table.N.NT; // => 6
 * table.E.S; // => 7
 * formatTricks(table); // => '66569665696787377873'
 * ```
 *
 * @module
 */
import type { Tricks } from '../contract.ts';
import { quote } from '../quote.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';

/** Tricks by declarer and strain, for the requested declarers and strains. */
export type TricksOf<D extends Seat, S extends Strain> = Readonly<Record<D, Readonly<Record<S, Tricks>>>>;

/** Who plays in what. */
export interface DeclaredStrain {
  readonly declarer: Seat;
  readonly strain: Strain;
}

/** All twenty results of a deal. */
export type TrickTable = TricksOf<Seat, Strain>;

/** Hexadecimal digits for N, S, E, W, each in NT, S, H, D, C. */
export const formatTricks = (table: TrickTable): string =>
  declarers.map((seat) => strainOrder.map((strain) => table[seat][strain].toString(16)).join('')).join('');

/** Twenty digits, `a` to `d` for ten to thirteen. */
export function parseTricks(text: string): Result<TrickTable, Failure<'not-a-trick-table'>> {
  if (!/^[0-9a-d]{20}$/iu.test(text))
    return fail('not-a-trick-table', `${quote(text)} is not twenty digits from 0 to d.`);
  const rowOf = (seat: Seat): Readonly<Record<Strain, Tricks>> => {
    const digit = (strain: Strain): Tricks =>
      Number.parseInt(text.charAt(declarers.indexOf(seat) * 5 + strainOrder.indexOf(strain)), 16) as Tricks;
    return { C: digit('C'), D: digit('D'), H: digit('H'), S: digit('S'), NT: digit('NT') };
  };
  return ok({ N: rowOf('N'), E: rowOf('E'), S: rowOf('S'), W: rowOf('W') });
}

const declarers: readonly Seat[] = ['N', 'S', 'E', 'W'];

const strainOrder: readonly Strain[] = ['NT', 'S', 'H', 'D', 'C'];
