/** A day without a time is the same day everywhere: it is read and written in UTC. */
export interface CalendarDay {
  readonly date: Date;
  readonly timeZone: 'UTC' | undefined;
}

/** `YYYY-MM-DD` as a day, anything longer as a moment in the reader's own time zone. */
export const calendarDay = (text: string): CalendarDay =>
  /^\d{4}-\d\d-\d\d$/.test(text)
    ? { date: new Date(`${text}T00:00:00Z`), timeZone: 'UTC' }
    : { date: new Date(text), timeZone: undefined };

const LONG = { dateStyle: 'long' } as const satisfies Intl.DateTimeFormatOptions;

/** In the way in which dates are written in the browser's locale. */
export function formatDate(
  day: CalendarDay,
  options: Intl.DateTimeFormatOptions = LONG,
  locale = browserLocale(),
): string {
  const leaf = options === LONG ? englishLeaf(day, locale, (month) => month) : null;
  if (leaf !== null)
    return leaf.before ? `${leaf.before} ${leaf.day}, ${leaf.after}` : `${leaf.day} ${leaf.after}`;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: day.timeZone }).format(day.date);
}

/** Chromium says 'en-US@posix' where the system names no language, which `Intl` refuses. */
const browserLocale = (): string | undefined =>
  typeof navigator === 'undefined' ? undefined : /^[a-z]{2,3}\b[a-z\d-]*/i.exec(navigator.language)?.[0];

/** A date whose day stands alone: '18' before 'Oct 2025', or after 'Oct' and before '2025'. */
export interface DateLeaf {
  readonly before: string;
  readonly day: string;
  readonly after: string;
}

export function dateLeaf({ date, timeZone }: CalendarDay, locale = browserLocale()): DateLeaf {
  const english = englishLeaf({ date, timeZone }, locale, (month) =>
    locale === 'en-GB' && month === 'September' ? 'Sept' : month.slice(0, 3),
  );
  if (english !== null) return english;
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(date);
  const at = parts.findIndex(({ type }) => type === 'day');
  const text = (some: readonly Intl.DateTimeFormatPart[]) => some.map(({ value }) => value).join('');
  const rest = text(parts.slice(at + 1));
  // What belongs to the day stays with it, as in '18.' and '18日'; a comma has no place between two lines.
  const mark = /^[^\s,]*(?=[\s,]|$)/u.exec(rest)?.[0] ?? '';
  return {
    before: text(parts.slice(0, at)).trim(),
    day: text(parts.slice(at, at + 1)) + mark,
    after: rest
      .slice(mark.length)
      .replace(/^[\s,]+/u, '')
      .trim(),
  };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * American and British dates, as `Intl` would write them; null for other locales. The first use of `Intl` takes a phone a
 * tenth of a second, in which a page cannot be shown.
 */
function englishLeaf(
  { date, timeZone }: CalendarDay,
  locale: string | undefined,
  shorten: (month: string) => string,
): DateLeaf | null {
  const [year, month, day] =
    timeZone === 'UTC'
      ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      : [date.getFullYear(), date.getMonth(), date.getDate()];
  const name = shorten(MONTHS[month] ?? '');
  if (locale === 'en-US') return { before: name, day: String(day), after: String(year) };
  if (locale === 'en-GB') return { before: '', day: String(day), after: `${name} ${year}` };
  return null;
}
