import type { BiddingStats } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { errorText } from './stats-text.ts';

type Trend = Pick<BiddingStats, 'history' | 'months'>;

const monthName = (month: string): string =>
  formatDate(calendarDay(`${month}-15`), { month: 'long', year: 'numeric' });

/** 'October 2025', or 'August to October 2025'. */
export function monthsText(from: string, to: string): string {
  if (from === to) return monthName(to);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = isOneYear ? formatDate(calendarDay(`${from}-15`), { month: 'long' }) : monthName(from);
  return `${first} to ${monthName(to)}`;
}

/** 'in October 2025', or 'from August to October 2025'. */
const inMonths = ({ from, month }: { from: string; month: string }): string =>
  `${from === month ? 'in' : 'from'} ${monthsText(from, month)}`;

/** '78% ± 5 in October 2025'. */
export function lastMonthText({ months }: Trend): string {
  const last = months.at(-1);
  if (last === undefined) return 'too few boards to tell';
  return `${`${Math.round(last.mean)}% ${errorText(last)}`.trim()} ${inMonths(last)}`;
}

/** The drawing for screen readers. */
export function trendText({ history, months }: Trend): string {
  const games = counted(history.length, 'game');
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return `Accuracy in ${games}, too few boards to tell.`;
  const text = (point: Trend['months'][number]) => `${Math.round(point.mean)}% ${inMonths(point)}`;
  return first === last
    ? `Accuracy in ${games}: ${text(last)}.`
    : `Accuracy in ${games}: at first ${text(first)}, at last ${text(last)}.`;
}
