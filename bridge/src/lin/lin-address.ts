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

/** The LIN in an address; null if it has none. Badly encoded parts stay unchanged. */
export function linOfAddress(address: string): string | null {
  const encoded = /[?&]lin=([^&#]*)/iu.exec(address)?.[1];
  if (encoded === undefined) return null;
  return encoded.replaceAll('+', ' ').replaceAll(/(?:%[0-9a-f]{2})+/giu, decodeRun);
}

/**
 * The page's address with the LIN in it.
 *
 * @public Part of the package, though no page needs it.
 */
export const linToAddress = (page: string, lin: string): string => `${page}?lin=${encodeURIComponent(lin)}`;

/** Old pages encoded Latin-1, which as UTF-8 is no text. */
function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replaceAll(/%(..)/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}
