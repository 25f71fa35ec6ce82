import { VisuallyHidden } from './visually-hidden.tsx';

export interface DateBlockProps {
  date: Date;
  /** A day without a time has none to be moved by. */
  timeZone?: 'UTC' | undefined;
}

/** A date as a calendar's leaf: the day large, month and year below. Read aloud in full. */
export function DateBlock({ date, timeZone }: DateBlockProps) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, { ...options, timeZone }).format(date);
  return (
    <time
      dateTime={date.toISOString().slice(0, timeZone === 'UTC' ? 10 : undefined)}
      className="leading-[1.1]"
    >
      <b aria-hidden className="block font-serif text-[2.1rem] leading-none font-medium tracking-[-0.02em]">
        {format({ day: 'numeric' })}
      </b>
      <span aria-hidden className="text-sm text-ink-2">
        {format({ month: 'short', year: 'numeric' })}
      </span>
      <VisuallyHidden>{format({ dateStyle: 'long' })}</VisuallyHidden>
    </time>
  );
}
