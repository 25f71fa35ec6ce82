/** Contract bridge dates from the 1920s; a few games were recorded a little earlier. */
const EARLIEST = '1900-01-01';

/** Whether a game can have been, or be about to be, on this day (`2026-03-14`). */
export const isGameDate = (day: string): boolean => day >= EARLIEST && day <= latestGameDate();

/** The end of next year: calendars are made that far ahead. */
const latestGameDate = (): string => `${new Date().getUTCFullYear() + 1}-12-31`;
