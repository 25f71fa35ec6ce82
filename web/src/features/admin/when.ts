import { calendarDay, formatDate } from '../../ui/format-date.ts';

export const day = (time: string): string => formatDate(calendarDay(time), { dateStyle: 'medium' });

export const dayAndTime = (time: string): string =>
  formatDate(calendarDay(time), { dateStyle: 'long', timeStyle: 'short' });
