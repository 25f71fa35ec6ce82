/**
 * Values that are too long for a line. PBN has no way to write them: a value stands on one line, and lines are short.
 * So a tag holds the beginning, and a comment after it that opens with a sign of its own holds the rest.
 *
 * @module
 */
import { breakLongLines, joinBrokenLines } from './long-line.ts';
import type { Tag } from './tag-reader.ts';

/** The rest of a value, as a comment. In braces no closing brace can stand. */
export const formatContinuation = (rest: string): string => {
  const inBraces =
    sign +
    rest
      .replaceAll(/[\r\n]+/gu, ' ')
      .replaceAll('\\', '\\\\')
      .replaceAll('}', '\\)');
  return `{${breakLongLines(inBraces).replaceAll('\n', '\r\n')}}`;
};

/** The tag with its whole value, where the rest of it follows. */
export function withContinuation(text: string, tag: Tag): Tag {
  if (tag.end - tag.start < sign.length) return tag;
  const open = firstInk(text, tag);
  if (!text.startsWith(`{${sign}`, open)) return tag;
  const body = text.slice(open, tag.end);
  const close = body.indexOf('}');
  if (close < 0) return tag;
  const raw = joinBrokenLines(body.slice(1, close).replaceAll(/\r+\n?/gu, '\n')).slice(sign.length);
  if (raw.includes('\n')) return tag;
  const rest = raw.replaceAll(/\\([\\)])/gu, (_, escaped) => (escaped === ')' ? '}' : '\\'));
  return { ...tag, value: tag.value + rest, start: open + close + 1 };
}

const sign = '=+=';

function firstInk(text: string, { start, end }: Tag): number {
  let at = start;
  while (at < end && text.charCodeAt(at) <= 0x20) at++;
  return at;
}
