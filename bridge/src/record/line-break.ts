/**
 * Where lines end. Files come with LF, CRLF and CR; and mailers have turned CRLF into CR CR LF, which is one line
 * end too: taken as two, every line would be followed by an empty one, and in PBN an empty line ends the game.
 *
 * @module
 */

export const isLineBreak = (code: number): boolean => code === LF || code === CR;

/** The offset just after the line break that starts at `at`. */
export function afterLineBreak(text: string, at: number): number {
  if (text.charCodeAt(at) === LF) return at + 1;
  if (text.charCodeAt(at + 1) === LF) return at + 2;
  return text.charCodeAt(at + 1) === CR && text.charCodeAt(at + 2) === LF ? at + 3 : at + 1;
}

/** The offset of the next line break, or of the end of the text. */
export function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isLineBreak(text.charCodeAt(at))) at++;
  return at;
}

/** Whether a line of nothing but spaces and tabs begins here: in PBN it ends the game. */
export function isSemiEmptyLine(text: string, lineStart: number): boolean {
  let at = lineStart;
  for (let code = text.charCodeAt(at); code === 0x20 || code === 0x09;) code = text.charCodeAt(++at);
  return at < text.length && isLineBreak(text.charCodeAt(at));
}

const LF = 10;
const CR = 13;
