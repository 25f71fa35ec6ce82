import { quote } from '../quote.ts';
import type { Report } from '../record/report.ts';
import { joinBrokenLines } from './long-line.ts';
import type { SectionLexer } from './section-lexer.ts';
import type { Span } from './tag-reader.ts';

/** A comment as a person wrote it: without blanks at either end, and with plain line ends. */
export const commentText = (raw: string): string => joinBrokenLines(raw.trim().replaceAll(/\r+\n?/gu, '\n'));

/** The comments in a range of text that should hold only comments; reports anything else. */
export function readComments(lexer: SectionLexer, span: Span, report: Report): string[] {
  const comments: string[] = [];
  if (isBlank(lexer.text, span)) return comments;
  let hasStray = false;
  lexer.read(span);
  while (lexer.next() !== 'end') {
    if (lexer.kind === 'comment') {
      const comment = commentText(lexer.word);
      if (comment !== '') comments.push(comment);
    } else if (!hasStray && lexer.word !== '\u001a') {
      report.warn('stray-text', lexer.start, `Text outside tags was skipped: ${quote(lexer.word)}.`);
      hasStray = true;
    }
  }
  return comments;
}

const isBlank = (text: string, span: Span): boolean => {
  for (let at = span.start; at < span.end; at++) if (text.charCodeAt(at) > 0x20) return false;
  return true;
};
