import { type CalendarDay, dateLeaf, formatDate } from './format-date.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A date as a calendar's leaf, the day large, in the order of the browser's locale. Read aloud in full. */
export function DateBlock({ date, timeZone }: CalendarDay) {
  const { before, day, after } = dateLeaf({ date, timeZone });
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
      <VisuallyHidden>{formatDate({ date, timeZone })}</VisuallyHidden>
    </time>
  );
}

function Line({ children }: { children: string }) {
  return children === '' ? null : <span className="block text-sm text-ink-2">{children}</span>;
}
