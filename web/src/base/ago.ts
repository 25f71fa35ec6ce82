const format = new Intl.RelativeTimeFormat('en');

/** '1 hour ago', '1000 days ago'. */
export const ago = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  format
    .formatToParts(-count, unit)
    .filter(({ type }) => type !== 'group')
    .map(({ value }) => value)
    .join('');
