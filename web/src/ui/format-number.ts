import { plural } from '@bridge-review/bridge/counted';

/**
 * A whole number as the browser writes it, '2,400'. Those without a separator need no `Intl`, whose first use takes a
 * phone a tenth of a second.
 */
export const formatNumber = (number: number): string =>
  Math.abs(number) < 1000 ? String(number) : number.toLocaleString();

/** '1 game', '2,400 games'; words that take no s name their plural. */
export const formattedCount = (count: number, noun: string, other?: string): string =>
  `${formatNumber(count)} ${plural(count, noun, other)}`;
