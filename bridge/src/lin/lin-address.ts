/**
 * The address of a hand viewer carries a board as LIN, percent-encoded, in `?lin=`.
 *
 * ```ts
 * import { linOfAddress, linToAddress } from '@bridge-review/bridge/lin/lin-address';
 *
 * const address = linToAddress('https://example.org/handviewer.html', 'ah|Board 7|');
 * address; // => 'https://example.org/handviewer.html?lin=ah%7CBoard%207%7C'
 * linOfAddress(address); // => 'ah|Board 7|'
 * linOfAddress('https://example.org/'); // => null
 * ```
 *
 * @module
 */
import { decodePercent } from '../record/percent-decoding.ts';

/** The LIN in an address; null if it has none. Badly encoded parts stay unchanged. */
export function linOfAddress(address: string): string | null {
  const encoded = /[?&]lin=([^&#]*)/iu.exec(address)?.[1];
  if (encoded === undefined) return null;
  return decodePercent(encoded);
}

/**
 * The page's address with the LIN in it.
 *
 * @public Part of the package, though no page needs it.
 */
export const linToAddress = (page: string, lin: string): string => `${page}?lin=${encodeURIComponent(lin)}`;
