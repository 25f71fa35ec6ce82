const DAY = 24 * 60 * 60;

/** How long a session lives, in seconds. */
export const sessionAge = {
  idle: 14 * DAY,
  absolute: 30 * DAY,
  /** Use is written down this seldom, so that reading a page does not mean writing a row. */
  touchAfter: 5 * 60,
} as const;
