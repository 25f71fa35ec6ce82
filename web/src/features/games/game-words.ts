import type { Game } from '@bridge-review/api/games';

/** What a game is called: its title, else the file's event, else the file. */
export const headingOf = ({
  title,
  pbnEvent,
  filename,
}: Pick<Game, 'title' | 'pbnEvent' | 'filename'>): string => title.trim() || pbnEvent?.trim() || filename;

export const placeOf = ({ location, pbnSite }: Pick<Game, 'location' | 'pbnSite'>): string =>
  location?.trim() || pbnSite?.trim() || '';

/** Falls back to the id, so that somebody is always named. */
export const uploaderOf = ({ uploaderName, uploadedBy }: Pick<Game, 'uploaderName' | 'uploadedBy'>): string =>
  uploaderName.trim() || String(uploadedBy);

export interface GameDay {
  readonly date: Date;
  /** A day of play is the same day everywhere; the moment of an upload is not. */
  readonly timeZone: 'UTC' | undefined;
}

/** When it was played: as its uploader says, else as the file says, else when it was uploaded. */
export function dayOf({ date, pbnDate, uploadedAt }: Pick<Game, 'date' | 'pbnDate' | 'uploadedAt'>): GameDay {
  const day = date ?? pbnDate;
  return day === null
    ? { date: new Date(uploadedAt), timeZone: undefined }
    : { date: new Date(`${day}T00:00:00Z`), timeZone: 'UTC' };
}

/** In full, in the reader's own way of writing dates. */
export const dayWords = ({ date, timeZone }: GameDay): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone }).format(date);

export const uploadDayWords = ({ uploadedAt }: Pick<Game, 'uploadedAt'>): string =>
  dayWords({ date: new Date(uploadedAt), timeZone: undefined });

/** A round that is a mere number needs the word before it. */
export const roundWords = (round: string): string =>
  /^\d+$/.test(round.trim()) ? `Round ${round.trim()}` : round;
