/** In the reader's own way of writing dates. */
export const day = (time: string): string =>
  new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' });

export const dayAndTime = (time: string): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
