/**
 * Decodes what pages put into addresses. Nothing makes it throw: what is badly encoded stays as it is.
 *
 * ```ts
 * import { decodePercent } from '@bridge-review/bridge/record/percent-decoding';
 *
 * decodePercent('ah%7CBoard+7%7C'); // => 'ah|Board 7|'
 * decodePercent('%u017C%F3%u0142te'); // => 'żółte'
 * decodePercent('L%C3%83%C2%A4nge'); // => 'Länge'
 * decodePercent('50%'); // => '50%'
 * ```
 *
 * @module
 */

/** A plus sign is a blank, as in every query; `%uXXXX` is an escape that old scripts wrote. */
export const decodePercent = (text: string): string =>
  decodedOnce(
    text
      .replaceAll('+', ' ')
      .replaceAll(/(?:%[0-9a-f]{2})+/giu, decodeRun)
      .replaceAll(/%u([0-9a-f]{4})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

/** Old pages encoded Latin-1, which as UTF-8 is no text. */
function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replaceAll(/%(..)/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

/** Some pages encode as UTF-8 what is UTF-8 already: 'ä' arrives as 'Ã¤', which nobody means. */
const decodedOnce = (text: string): string =>
  text.replaceAll(/[\u00C2-\u00F4][\u0080-\u00BF]+/gu, (run) => {
    const bytes = Array.from(run, (character) => `%${character.charCodeAt(0).toString(16)}`).join('');
    try {
      return decodeURIComponent(bytes);
    } catch {
      return run;
    }
  });
