/**
 * PBN inside another document, such as a web page: the standard sets it off with `<PBN>` and `</PBN>`. All else is
 * blanked out rather than cut, so that lines and columns stay those of the document. A text that begins like PBN is
 * PBN throughout.
 *
 * ```ts
 * import { withoutSurroundings } from '@bridge-review/bridge/pbn/embedded';
 *
 * withoutSurroundings('<p><PBN>[Board "1"]</PBN></p>'); // => '        [Board "1"]          '
 * ```
 *
 * @module
 */
export function withoutSurroundings(text: string): string {
  if (!text.includes(opening) || /^[\s\uFEFF]*[[%{;]/u.test(text)) return text;
  let inner = '';
  for (let at = 0; at < text.length;) {
    const start = endOf(text, opening, at);
    const stop = text.indexOf(closing, start);
    const end = stop < 0 ? text.length : stop;
    inner += blanked(text.slice(at, start)) + text.slice(start, end);
    at = end;
    if (stop >= 0 && !text.includes(opening, end)) return inner + blanked(text.slice(end));
  }
  return inner;
}

const opening = '<PBN>';
const closing = '</PBN>';

const endOf = (text: string, word: string, from: number): number => text.indexOf(word, from) + word.length;

const blanked = (text: string): string => text.replaceAll(/[^\r\n]/gu, ' ');
