import type { Game } from '@bridge-review/api/games';
import { type CalendarDay, calendarDay, formatDate } from '../../ui/format-date.ts';

/** What a game is called: its title, else the file's event, else the file. */
export const headingOf = ({
  title,
  pbnEvent,
  filename,
}: Pick<Game, 'title' | 'pbnEvent' | 'filename'>): string => title.trim() || pbnEvent?.trim() || filename;

export const placeOf = ({ location, pbnSite }: Pick<Game, 'location' | 'pbnSite'>): string =>
  location?.trim() || pbnSite?.trim() || '';

/** Falls back to the id of the uploader. */
export const uploaderOf = ({ uploaderName, uploadedBy }: Pick<Game, 'uploaderName' | 'uploadedBy'>): string =>
  uploaderName.trim() || String(uploadedBy);

/** When it was played: as its uploader says, else as the file says, else when it was uploaded. */
export function dayOf({
  date,
  pbnDate,
  uploadedAt,
}: Pick<Game, 'date' | 'pbnDate' | 'uploadedAt'>): CalendarDay {
  return calendarDay(date ?? pbnDate ?? uploadedAt);
}

/** Whether anybody has said when it was played. */
export const hasDay = ({ date, pbnDate }: Pick<Game, 'date' | 'pbnDate'>): boolean =>
  date !== null || pbnDate !== null;

/** Where nobody has said when it was played, the day of its upload, which is called that. */
export const dayText = (game: Pick<Game, 'date' | 'pbnDate' | 'uploadedAt'>, locale?: string): string =>
  `${hasDay(game) ? '' : 'uploaded '}${formatDate(dayOf(game), undefined, locale)}`;

export const uploadDayText = ({ uploadedAt }: Pick<Game, 'uploadedAt'>, locale?: string): string =>
  formatDate(calendarDay(uploadedAt), undefined, locale);
