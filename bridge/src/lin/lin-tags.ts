/**
 * LIN's outer form: two-letter tags and their values, `mb|1C|mb|p|`, with line ends wherever the writer liked.
 *
 * @module
 */
import { quote } from '../quote.ts';

/** One tag and its value. */
export interface LinTag {
  /** Two characters, in lower case. */
  readonly name: string;
  readonly value: string;
  /** Where the tag stands in the text. */
  readonly at: number;
}

/** Reports what was skipped: a code, an offset into the text, and a sentence. */
export type Warn = (code: string, at: number, message: string) => void;

/** No file of 10 MB has more: the shortest tag that says something, `mb|p|`, takes five characters. */
export const maxTags = 2_500_000;

/** The tags in order. Words that are not tags are reported and skipped. */
export function* linTags(text: string, warn: Warn, most = maxTags): Generator<LinTag, void> {
  let count = 0;
  for (let start = 0; start < text.length;) {
    const bar = text.indexOf('|', start);
    const name = text.slice(start, bar < 0 ? text.length : bar).trimEnd();
    const isTag = bar >= 0 && /(?:^|\s)\S{2}$/u.test(name.slice(-3));
    warnOfText(isTag ? name.slice(0, -2) : name, start, isTag || bar < 0, warn);
    if (bar < 0) return;
    if (++count > most) {
      warn('too-many-tags', start, `The rest was not read: there are more than ${most} tags.`);
      return;
    }
    if (!isTag) {
      start = bar + 1;
      continue;
    }
    const end = text.indexOf('|', bar + 1);
    const value = text.slice(bar + 1, end < 0 ? text.length : end);
    yield { name: name.slice(-2).toLowerCase(), value: value.trim(), at: start + name.length - 2 };
    start = end < 0 ? text.length : end + 1;
  }
}

function warnOfText(text: string, start: number, mayBeEmpty: boolean, warn: Warn): void {
  const stray = text.trim();
  if (stray !== '') {
    const at = start + text.length - text.trimStart().length;
    warn('stray-text', at, `${quote(stray)} is not a tag, and was skipped.`);
  } else if (!mayBeEmpty) warn('no-tag', start, 'There is a bar without a tag before it.');
}
