import { formatContinuation } from './continuation.ts';
import { longestLine } from './long-line.ts';

/** A tag pair in export format. */
export const formatTag = (name: string, value: string): string => fitted(name, value, escapeValue);

/**
 * The tag of a section: its column widths are written with a single backslash, as the standard's own examples and
 * all programs do; one is doubled only where it would otherwise hide what follows.
 */
export const formatSectionTag = (name: string, value: string): string =>
  fitted(name, value, (text) => onOneLine(text).replaceAll(/\\(?=["\\]|$)|"/gu, String.raw`\$&`));

/** A value that is too long for a line continues in a comment. */
function fitted(name: string, value: string, escape: (text: string) => string): string {
  const whole = `[${name} "${escape(value)}"]`;
  if (whole.length <= longestLine) return whole;
  const room = Math.max(1, (longestLine - name.length) >> 1);
  const cut = room - (/[\s\uD800-\uDBFF]$/u.test(value.slice(0, room)) ? 1 : 0);
  return `[${name} "${escape(value.slice(0, cut))}"]\r\n${formatContinuation(value.slice(cut))}`;
}

const escapeValue = (value: string): string =>
  notInherited(onOneLine(value).replaceAll(/["\\]/gu, String.raw`\$&`));

const onOneLine = (value: string): string => value.replaceAll(/[\r\n]+/gu, ' ');

/** A value that begins like PBN's marks for inherited values is set apart from them by a blank. */
const notInherited = (value: string): string => (value.startsWith('#') ? ` ${value}` : value);
