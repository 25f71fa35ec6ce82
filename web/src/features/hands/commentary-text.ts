import { withoutEntities } from '@bridge-review/bridge/record/entities';

/** What stands by itself in a commentary. */
export interface Paragraph {
  readonly text: string;
  /** Columns under each other, as in a diagram of the deal: lines and blanks are kept. */
  readonly isTable: boolean;
}

/** The paragraphs of what a file says: without markup, and with lines that were only wrapped put together again. */
export const paragraphsOf = (text: string): Paragraph[] =>
  withIndentation(withoutMarkup(text).replace(/^\s*\n/u, ''))
    .split(/\n\s*\n/u)
    .flatMap((block) => partsOf(block.split('\n')))
    .filter((paragraph) => paragraph.text !== '');

/** Ends a line that ends where its author wanted. */
const BREAK = '\u2028';

/**
 * BridgeComposer writes some HTML, `\n` for a new line and `\h` for a suit. Others draw rules of dashes. Nothing else is
 * taken away, so `<5 points` and addresses in angle brackets stay. Entities come last: what they spell is text, and never
 * a tag.
 */
const withoutMarkup = (text: string): string =>
  withoutEntities(
    text
      .replaceAll(/\\n(?!\p{Ll})/gu, `${BREAK}\n`)
      .replaceAll(/<br(?:\s[^<>]{0,200})?\/?>\n?/giu, `${BREAK}\n`)
      .replaceAll(/<\/?(?:p|div|h[1-6]|ul|ol|li|center|blockquote)(?:\s[^<>]{0,200})?\/?>/giu, '\n\n')
      .replaceAll(/^[ \t]*([-=_*])\1{9,}[ \t]*$/gmu, '')
      .replaceAll(/<\/?(?:b|i|u|s|strong|em|font|span|small|big|sub|sup|a|tt)(?:\s[^<>]{0,200})?>/giu, '')
      .replaceAll(/\\([shdc])(?!\p{Ll})/gu, (_, suit: string) => `\\${suit.toUpperCase()}`),
  );

/** Readers of files trim a text, and so the first line of a diagram has lost the blanks that the second one has. */
const withIndentation = (text: string): string =>
  text.replace(/^(?=[SHDC♠♥♦♣](?: .*)?\n( {4,})[SHDC♠♥♦♣](?:\s|$))/u, '$1');

/** Tables within a block of lines, and the text around them. */
function partsOf(lines: readonly string[]): Paragraph[] {
  const runs: { lines: string[]; isAligned: boolean }[] = [];
  for (const line of lines) {
    const isAligned = /^ {2,}\S/u.test(line) || GAP.test(line);
    const run = runs.at(-1);
    if (run?.isAligned === isAligned) run.lines.push(line);
    else runs.push({ lines: [line], isAligned });
  }
  const parts: { lines: string[]; isTable: boolean }[] = [];
  for (const run of runs) {
    // One line may merely be typed so.
    const isTable = run.lines.filter((line) => GAP.test(line)).length > 1;
    const part = parts.at(-1);
    if (!isTable && part?.isTable === false) part.lines.push(...run.lines);
    else parts.push({ lines: run.lines, isTable });
  }
  return parts.map((part) => ({
    text: part.isTable ? aligned(part.lines) : flowing(part.lines),
    isTable: part.isTable,
  }));
}

/** Two blanks stand after many a sentence. */
const GAP = /\S(?: {3,}|\t+)\S/u;

/** Without the blanks that all lines begin with. A suit takes one place, as its author counted. */
function aligned(lines: readonly string[]): string {
  const indentation = Math.min(...lines.map((line) => line.search(/\S|$/u)));
  return lines
    .map((line) => line.slice(indentation).trimEnd())
    .join('\n')
    .replaceAll(/\\([SHDC])(?!\p{Ll})/gu, (whole, suit: string) => SIGNS[suit] ?? whole);
}

/** The second character keeps it from being drawn as an emoji, which is wider. */
const SIGNS: Readonly<Record<string, string>> = {
  S: '♠\uFE0E',
  H: '♥\uFE0E',
  D: '♦\uFE0E',
  C: '♣\uFE0E',
};

/** One line, save where the author broke it, where an item of a list begins, and where no line was wrapped. */
function flowing(lines: readonly string[]): string {
  const areLines = areUnwrapped(lines);
  const marks = lines.map((line) => MARK.exec(line)?.slice(1).join(''));
  // One alone may be a dash between words, or a figure that ends a sentence.
  const repeated = new Set(marks.filter((mark, index) => mark && marks.indexOf(mark) < index));
  let text = '';
  for (const [index, line] of lines.entries()) {
    const isBroken = areLines || repeated.has(marks[index]) || lines[index - 1]?.endsWith(BREAK) === true;
    text += `${isBroken ? '\n' : ' '}${line.trim().replaceAll(/[ \t]+/gu, ' ')}`;
  }
  return text.trim();
}

/** Whether most lines end well before the longest, though the next word had room in them: names, say, or a verse. */
function areUnwrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map((line) => line.length));
  const early = lines.slice(1).filter((line, index) => {
    const [word = ''] = line.trim().split(' ', 1);
    return (lines[index]?.length ?? 0) + 1 + word.length < width * 0.75;
  });
  return early.length > (lines.length - 1) / 2;
}

const MARK = /^\s*(?:([-–*•])|\d{1,2}([.)]))\s+\S/u;
