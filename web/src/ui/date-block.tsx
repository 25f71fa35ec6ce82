import { type CalendarDay, dateLeaf, formatDate } from './format-date.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface BlockProps extends CalendarDay {
  /** The browser's own by default. */
  locale?: string | undefined;
}

/** A date as a calendar's leaf, the day large, in the order of the browser's locale. Read aloud in full. */
export function DateBlock({ date, timeZone, locale }: BlockProps) {
  const { before, day, after } = dateLeaf({ date, timeZone }, locale);
  return (
    <time
      dateTime={date.toISOString().slice(0, timeZone === 'UTC' ? 10 : undefined)}
      className="leading-[1.1]"
    >
      <span aria-hidden>
        <Line>{before}</Line>{' '}
        <b className="block font-serif text-[2.1rem] leading-none font-medium tracking-[-0.02em]">{day}</b>{' '}
        <Line>{after}</Line>
      </span>
      <VisuallyHidden>{formatDate({ date, timeZone }, undefined, locale)}</VisuallyHidden>
    </time>
  );
}

/** In place of the day of play, where that is not known. */
export function UploadBlock({ date, timeZone, locale }: BlockProps) {
  return (
    <span className="leading-[1.3]">
      <i className="block font-serif text-ink-2">uploaded</i>
      <time dateTime={date.toISOString()} className="block text-xs text-ink-2">
        <span aria-hidden>
          {formatDate({ date, timeZone }, { day: 'numeric', month: 'short', year: 'numeric' }, locale)}
        </span>
        <VisuallyHidden>{formatDate({ date, timeZone }, undefined, locale)}</VisuallyHidden>
      </time>
    </span>
  );
}

function Line({ children }: { children: string }) {
  return children === '' ? null : <span className="block text-sm text-ink-2">{children}</span>;
}
