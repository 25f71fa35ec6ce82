import { breakLongLines } from './long-line.ts';

/**
 * A comment in PBN. It is written in braces, which cannot hold a closing brace; a single-line comment that has one
 * is written from a semicolon to the end of the line instead. So is one that begins with a sign that this package
 * interprets in braces.
 */
export function formatComment(comment: string): string {
  const isOneLine = !/[\r\n]/u.test(comment);
  if (isOneLine && /^=(?:\+|33)=/u.test(comment)) return `;${comment}`;
  if (!comment.includes('}')) return `{${inLines(comment)}}`;
  return isOneLine ? `;${comment}` : formatComment(comment.replaceAll('}', ')'));
}

const inLines = (comment: string): string =>
  breakLongLines(comment.replaceAll(/\r\n?/gu, '\n')).replaceAll('\n', '\r\n');

/** Whether the text, as written, needs a new line after it. */
export const runsToLineEnd = (text: string): boolean => text.startsWith(';');
