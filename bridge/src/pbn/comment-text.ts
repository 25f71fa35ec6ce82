/**
 * A comment in PBN. It stands in braces, which cannot hold a closing brace; a comment that has one, and is a single
 * line, goes from a semicolon to the end of the line instead.
 */
export function formatComment(comment: string): string {
  if (!comment.includes('}')) return `{${comment.replaceAll(/\r\n?|\n/gu, '\r\n')}}`;
  return /[\r\n]/u.test(comment) ? formatComment(comment.replaceAll('}', ')')) : `;${comment}`;
}

/** Whether the text, as written, needs a new line after it. */
export const runsToLineEnd = (text: string): boolean => text.startsWith(';');
