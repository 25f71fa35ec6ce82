import { ago } from '../../base/ago.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long ago a comment was written. A server clock that is ahead of ours counts as now. */
export function commentTime(createdAt: string, now: number): string {
  const age = now - Date.parse(createdAt);
  if (!(age >= HOUR)) return 'Just now';
  return age < DAY ? ago(Math.floor(age / HOUR), 'hour') : ago(Math.floor(age / DAY), 'day');
}
