/**
 * Dates as files have them. PBN writes `1995.06.10`, with question marks for what is unknown; programs write what
 * their users are used to.
 *
 * ```ts
 * import { formatPbnDate, isoDateOf, parseDate } from '@bridge-review/bridge/pbn/date';
 *
 * isoDateOf('1995.06.10'); // => '1995-06-10'
 * isoDateOf('1995.06.??'); // => null
 * const date = parseDate('1-Dec-2023');
 * date && formatPbnDate(date); // => '2023.12.01'
 * parseDate('30/4/2021')?.month; // => 4
 * parseDate('3/4/2021'); // => null
 * ```
 *
 * @module
 */

/** Null is unknown: a day is never known without its month. */
export interface RecordDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  /** `17:04` or `17:04:30`, where a program put the time with the date. */
  readonly time: string | null;
}

export function parseDate(text: string): RecordDate | null {
  if (text.length > 40) return null;
  const [, dateText = '', time = null] = /^\s*(.*?)(?:[ T]+(\d\d:\d\d(?::\d\d)?)Z?)?\s*$/u.exec(text) ?? [];
  for (const [pattern, order] of notations) {
    const found = pattern.exec(dateText);
    if (found) return validDate(order(found.slice(1)), time);
  }
  return null;
}

/** `1995.06.??`: always ten characters. */
export const formatPbnDate = ({ year, month, day }: RecordDate): string =>
  `${digits(year, 4)}.${month === null ? '??' : digits(month, 2)}.${day === null ? '??' : digits(day, 2)}`;

/** `????.??.??`: how the standard writes that nothing is known. */
export const isUnknownDate = (text: string): boolean =>
  /^\s*\?{1,4}[.\-/]\?{1,2}[.\-/]\?{1,2}\s*$/u.test(text);

/** `1995-06-10`, from any spelling; null unless year, month and day are known. */
export function isoDateOf(text: string): string | null {
  const date = parseDate(text);
  if (!date || date.month === null || date.day === null) return null;
  return `${digits(date.year, 4)}-${digits(date.month, 2)}-${digits(date.day, 2)}`;
}

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

const notations: readonly (readonly [RegExp, (found: readonly (string | undefined)[]) => Parts])[] = [
  [/^(\d{4})[.\-/](\d{1,2}|\?{1,2})[.\-/](\d{1,2}|\?{1,2})$/u, ([year, month, day]) => [year, month, day]],
  [/^(\d{4})(\d\d)(\d\d)$/u, ([year, month, day]) => [year, month, day]],
  [
    /^(\d{1,2})[ \-.]([a-z]{3})[a-z]*\.?[ \-.,]+(\d{4})$/iu,
    ([day, month, year]) => [year, monthNumber(month), day],
  ],
  [
    /^(\d{1,2})[/\-.](\d{1,2})[/\-.](\d{4})$/u,
    ([first, second, year]) => [year, ...monthAndDay(first, second)],
  ],
];

/** Which of the two is the month shows only where the other cannot be one. */
const monthAndDay = (
  first: string | undefined,
  second: string | undefined,
): [string | undefined, string | undefined] => {
  if (Number(first) > 12 || first === second) return [second, first];
  return Number(second) > 12 ? [first, second] : [undefined, undefined];
};

const monthNumber = (name: string | undefined): string =>
  String(months.indexOf(name?.toLowerCase() ?? '') + 1);

const months: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function validDate([yearText, monthText, dayText]: Parts, time: string | null): RecordDate | null {
  if (monthText === undefined || dayText === undefined) return null;
  const year = Number(yearText);
  const month = monthText.startsWith('?') ? null : Number(monthText);
  const day = dayText.startsWith('?') ? null : Number(dayText);
  if (month === null) return day === null ? { year, month, day, time } : null;
  if (month < 1 || month > 12) return null;
  if (day !== null && (day < 1 || day > daysIn(year, month))) return null;
  return { year, month, day, time };
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const digits = (value: number, width: number): string => String(value).padStart(width, '0');
