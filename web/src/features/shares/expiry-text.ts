import { calendarDay, formatDate } from '../../ui/format-date.ts';

/** 'Open until 14 November 2025', or until it is withdrawn. */
export const expiryText = (expiresAt: string | null): string =>
  expiresAt === null ? 'Open until it is withdrawn' : `Open until ${formatDate(calendarDay(expiresAt))}`;
