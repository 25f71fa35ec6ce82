/**
 * Lines of PBN hold 254 characters and what ends them. A comment may be longer: it is written with a line end inside
 * a blank, or after a backslash inside a word, and put together again when it is read. Only a long line that ends in
 * either is taken for a broken one, so that what people write in lines of their own stays in these.
 *
 * @module
 */

/** The most characters on a line of text that stands in braces. */
const longest = 250;

/** No line that is broken is shorter than this. */
const shortestBroken = 200;

/** The longest line that the standard has, without what ends it. */
export const longestLine = 254;

/** The text in lines that are short enough. */
export const breakLongLines = (text: string): string =>
  text.length < shortestBroken ? text : text.split('\n').map(breakLine).join('\n');

/** The text as it was before its long lines were broken. */
export function joinBrokenLines(text: string): string {
  if (text.length < shortestBroken) return text;
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return lines.map(joined).join('') + last;
}

const joined = (line: string): string => {
  if (line.length < shortestBroken || line.length > longest) return `${line}\n`;
  return line.endsWith('\\') ? line.slice(0, -1) : line.endsWith(' ') ? line : `${line}\n`;
};

function breakLine(line: string): string {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > longest || (rest.length >= shortestBroken && /[ \\]$/u.test(rest))) {
    const blank = rest.lastIndexOf(' ', longest - 1);
    if (blank >= shortestBroken - 1 && blank < rest.length - 1) {
      pieces.push(rest.slice(0, blank + 1));
      rest = rest.slice(blank + 1);
    } else {
      const cut = isInsideCharacter(rest, shortestBroken) ? shortestBroken - 1 : shortestBroken;
      pieces.push(`${rest.slice(0, cut)}\\`);
      rest = rest.slice(cut);
    }
  }
  return [...pieces, rest].join('\n');
}

/** Whether a character of two codes would be cut in two. */
const isInsideCharacter = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xffff;
