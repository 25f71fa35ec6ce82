/**
 * Finds LIN in the source of a page or in a cell: in quotes, percent-encoded or not, wherever it stands. What it is called,
 * and in which attribute it is, has changed over the years; that it begins a deal with `md|` has not.
 *
 * @module
 */
import { decodePercent } from '../record/percent-decoding.ts';

/** A bar as it is, percent-encoded (twice at times), as an entity, or as an escape of JSON. */
const deal = /md(?:\||%7C|%257C|&#124;|&vert;|\\u007c)/giu;

/** Each text once, though it holds several deals. */
export function* linTextsIn(source: string): Generator<string, void> {
  let from = 0;
  for (const { index: place } of source.matchAll(deal)) {
    if (place < from) continue;
    const start = startOfValue(source, place, from);
    const end = endOfValue(source, place, source.charAt(start - 1));
    from = end;
    yield decodeLin(source.slice(start, end));
  }
}

/** After the quote, bracket or `lin=` that comes before it. */
function startOfValue(source: string, place: number, from: number): number {
  let start = place;
  while (start > from && !isEdge(source.charCodeAt(start - 1))) start--;
  const name = source.slice(start, place).toLowerCase().lastIndexOf('lin=');
  return name < 0 ? start : start + name + 4;
}

/** Up to the same quote; without one up to anything that no LIN has. */
function endOfValue(source: string, place: number, before: string): number {
  const quote = before === '"' || before === "'" ? before : null;
  let end = place;
  while (end < source.length && (quote ? source.charAt(end) !== quote : !isEdge(source.charCodeAt(end))))
    end++;
  return end;
}

/** A quote, an angle bracket, or the end of a line. */
const isEdge = (code: number): boolean =>
  code === 0x22 || code === 0x27 || code === 0x3c || code === 0x3e || code === 0x0a || code === 0x0d;

/** A plus sign is one, where blanks are written as `%20`. */
export function decodeLin(encoded: string): string {
  const [value = ''] = encoded.split(/&(?=\w+=)|&amp;(?=\w+=)/u, 1);
  const plain = value
    .replaceAll(/&#124;|&vert;|\\u007c/giu, '|')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");
  const once = decodePercent(plain.includes('%20') ? plain.replaceAll('+', '%2B') : plain);
  return /%7C/iu.test(once) ? decodePercent(once.replaceAll('+', '%2B')) : once;
}
