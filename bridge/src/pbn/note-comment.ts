/**
 * A section has 32 notes at most. Those beyond stand after their call or card, in a comment that begins like the mark
 * of a note whose number the standard does not have.
 *
 * @module
 */
import { breakLongLines } from './long-line.ts';

/** The standard's numbers go from 1 to this. */
export const maxNotes = 32;

export const formatNoteComment = (note: string): string =>
  `{${breakLongLines(sign + note.replaceAll('\\', '\\\\').replaceAll('}', '\\)')).replaceAll('\n', '\r\n')}}`;

/** The note that a comment holds; null for a comment that is just that. */
export const noteInComment = (comment: string): string | null =>
  comment.startsWith(sign) && !comment.includes('\n')
    ? comment.slice(sign.length).replaceAll(/\\([\\)])/gu, (_, escaped) => (escaped === ')' ? '}' : '\\'))
    : null;

const sign = '=33=';
