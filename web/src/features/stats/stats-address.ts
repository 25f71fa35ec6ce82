import { paths } from '@bridge-review/api/page-paths';
import type { StatsGroup } from '@bridge-review/api/stats';
import { idIn, matchingIn } from '../../base/address-values.ts';

/** What the page of Stats is filtered by, as its URL says it. */
export interface StatsView {
  /** The number of months, as text; empty for all of them. */
  readonly period: string;
  /** The partner's id; empty for all of them. */
  readonly partner: string;
}

export const PERIODS = [
  { value: '', label: 'All time' },
  { value: '12', label: 'Last 12 months' },
  { value: '3', label: 'Last 3 months' },
] as const;

export const readView = (params: URLSearchParams): StatsView => ({
  period: PERIODS.find(({ value }) => value === params.get('period'))?.value ?? '',
  partner: idIn(params, 'partner') ?? '',
});

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The months from and to which a figure is. */
export function readMonths(params: URLSearchParams) {
  const fromMonth = matchingIn(params, 'fromMonth', MONTH);
  const toMonth = matchingIn(params, 'toMonth', MONTH);
  return { ...(fromMonth && { fromMonth }), ...(toMonth && { toMonth }) };
}

/** The query of a view: the first day of its period, and the partner. */
export function queryOf({ period, partner }: StatsView, now: Date) {
  return {
    ...(period !== '' && { since: monthsBefore(now, Number(period)) }),
    ...(partner !== '' && { partner }),
  };
}

type Group = { readonly [Key in keyof StatsGroup]?: string | undefined };

/** Where the boards behind a figure are listed: the view's filters, and the group. */
export function boardsAddress(view: StatsView, group: Group): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...view, ...group })) {
    if (value !== undefined && value !== '') params.set(key, value);
  }
  const text = params.toString();
  return text === '' ? paths.statsBoards : `${paths.statsBoards}?${text}`;
}

/** The same day so many months before, or the last of a shorter month. */
function monthsBefore(now: Date, months: number): string {
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(now.getDate(), lastDay));
  return first.toISOString().slice(0, 10);
}
