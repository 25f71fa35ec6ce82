/**
 * Several things in one sentence, in English.
 *
 * ```ts
 * import { listText } from '@bridge-review/bridge/list-text';
 *
 * listText(['North', 'East', 'South']); // => 'North, East and South'
 * listText(['North', 'East'], 'or'); // => 'North or East'
 * ```
 *
 * @module
 */
/** 'a', 'a and b', 'a, b and c'; nothing of nothing. `Intl.ListFormat` would say the same, after a slow first use. */
export const listText = (items: readonly (string | number)[], word: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
