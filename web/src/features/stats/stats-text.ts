import {
  type BiddingStats,
  type ContractKind,
  ENOUGH_BOARDS as ENOUGH,
  type Estimate,
} from '@bridge-review/api/stats';
import { counted, plural } from '@bridge-review/bridge/counted';
import type { Verdict } from '@bridge-review/bridge/verdict';

export const isFew = ({ boards }: Pick<Estimate, 'boards'>): boolean => boards < ENOUGH;

export const KIND_NAMES: Readonly<Record<ContractKind, string>> = {
  'part score': 'Part scores',
  'game in a major': 'Games in a major',
  'game in notrump': 'Games in notrump',
  'game in a minor': 'Games in a minor',
  slam: 'Slams',
  doubled: 'Doubled',
  'passed out': 'Passed out',
};

/** 'Underbid', 'Missed sacrifice'. */
export const verdictName = (verdict: Verdict): string => verdict[0]!.toUpperCase() + verdict.slice(1);

/** '± 4', or nothing where nothing can be said. */
export const errorText = ({ error }: Estimate, digits = 0): string =>
  error === null ? '' : `± ${error.toFixed(digits)}`;

interface Named extends Estimate {
  readonly name: string;
}

/** What a panel may claim of its rows: an order only where intervals do not overlap. */
export function orderClaimText(rows: readonly Named[]): string {
  const sure = rows.filter((row) => !isFew(row));
  const [only] = sure;
  if (only === undefined) return `Too few to tell: a row needs ${ENOUGH} boards.`;
  if (rows.length === 1) return 'There is nothing to compare yet.';
  if (sure.length === 1)
    return `Nothing is compared: only one row, ${only.name}, has ${ENOUGH} boards or more.`;
  const claims = sure.flatMap((better) =>
    sure.filter((worse) => lowOf(better) > highOf(worse)).map((worse) => [better.name, worse.name] as const),
  );
  const [first, ...others] = claims;
  if (first === undefined) return 'The intervals overlap, so no order is claimed.';
  const also = others.length === 0 ? '' : `, and ${counted(others.length, 'other difference')} as well`;
  const overlap = claims.length < (sure.length * (sure.length - 1)) / 2 ? ' Other rows overlap.' : '';
  return `${first[0]} above ${first[1]}: more than chance would explain${also}.${overlap}`;
}

const lowOf = ({ mean, error }: Estimate): number => mean - (error ?? Infinity);
const highOf = ({ mean, error }: Estimate): number => mean + (error ?? Infinity);

/** Goes on after the number of a verdict's boards: ', 3.6 ± 0.9 IMPs each', or how often par was reached. */
export function verdictNote(row: BiddingStats['verdicts'][number], par: Estimate): string {
  if (row.verdict === 'par reached') {
    const share = `${Math.round(par.mean)}% ${errorText(par)}`.trim();
    return ` of ${par.boards.toLocaleString()}: ${share}${isFew(par) ? ', too few to tell' : ''}`;
  }
  if (isFew(row)) return ', too few for an interval';
  return `, ${`${row.mean.toFixed(1)} ${errorText(row, 1)}`.trim()} IMPs each`;
}

/** What the plot leaves out. */
export const undatedText = (undated: number): string =>
  `${counted(undated, 'game')} without a date ${plural(undated, 'is', 'are')} not shown.`;
