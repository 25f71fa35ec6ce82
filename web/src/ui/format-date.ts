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

/** In the way in which dates are written in the browser's locale. */
export const formatDate = (
  { date, timeZone }: CalendarDay,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
  locale?: string,
): string => new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);

/** A date whose day stands alone: '18' before 'Oct 2025', or after 'Oct' and before '2025'. */
export interface DateLeaf {
  readonly before: string;
  readonly day: string;
  readonly after: string;
}

export function dateLeaf({ date, timeZone }: CalendarDay, locale?: string): DateLeaf {
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
