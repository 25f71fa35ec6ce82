import { plural } from '@bridge-review/bridge/counted';

/** '1 game', '2,400 games'; words that take no s name their plural. */
export const formattedCount = (count: number, noun: string, other?: string): string =>
  `${count.toLocaleString()} ${plural(count, noun, other)}`;
