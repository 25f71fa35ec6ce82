import { ago } from '../../base/ago.ts';
import { calendarDay, formatDate } from '../../ui/format-date.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, as it continues a sentence; past a day the date says more. */
export function lastUse(time: string, now: number = Date.now()): string {
  const age = now - Date.parse(time);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour');
  return `on ${formatDate(calendarDay(time))}`;
}
