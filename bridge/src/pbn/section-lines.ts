import { afterLineBreak, endOfLine } from '../record/line-break.ts';
import type { Span } from './tag-reader.ts';

/**
 * The lines of a section, trimmed. Empty lines and lines escaped with `%` are left out, except inside a comment, where
 * they have no special meaning; an unclosed comment is closed.
 */
export function sectionLines(text: string, { start, end }: Span): readonly string[] {
  const lines: string[] = [];
  let inComment = false;
  for (let at = start; at < end;) {
    const lineEnd = Math.min(endOfLine(text, at), end);
    const line = text.slice(at, lineEnd).trim();
    const isEscaped = at > start && text.charCodeAt(at) === PERCENT;
    if (inComment || (line !== '' && !isEscaped)) {
      lines.push(line);
      inComment = endsInComment(line, inComment);
    }
    at = lineEnd < end ? afterLineBreak(text, lineEnd) : end;
  }
  if (inComment) lines.push('}');
  return lines;
}

function endsInComment(line: string, startsInside: boolean): boolean {
  if (!startsInside && !line.includes('{')) return false;
  let at = startsInside ? afterNext(line, '}', 0) : 0;
  while (at < line.length) {
    const character = line.charAt(at);
    if (character === ';') return false;
    if (character === '{') at = afterNext(line, '}', at);
    else if (character === '"' && line.includes('"', at + 1)) at = afterNext(line, '"', at + 1);
    else at++;
  }
  return at > line.length;
}

/** The offset after the character, or one past the end of the line where it is not there. */
const afterNext = (line: string, character: string, from: number): number => {
  const at = line.indexOf(character, from);
  return at < 0 ? line.length + 1 : at + 1;
};

const PERCENT = 0x25;
