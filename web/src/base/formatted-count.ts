import { plural } from '@bridge-review/bridge/counted';

/** '1 game', '2,400 games'. */
export const formattedCount = (count: number, noun: string): string =>
  `${count.toLocaleString()} ${plural(count, noun)}`;
