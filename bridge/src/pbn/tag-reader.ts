/**
 * One tag pair, `[Name "value"]`, as it stands in the text: over several lines, and with what people and programs
 * get wrong about it, such as values without quotes, or with quotes inside.
 *
 * @module
 */
import { quote } from '../quote.ts';
import type { Budget } from '../record/budget.ts';
import { afterLineBreak, endOfLine, isLineBreak, isSemiEmptyLine } from '../record/line-break.ts';
import type { Report } from '../record/report.ts';
import type { CharCodes } from './char-codes.ts';
import type { TagSequence } from './tag-sequence.ts';

/** A stretch of the text, from `start` up to but without `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A tag pair; as a span it is its body: all that stands between it and the next tag, or the end of the game. */
export interface Tag extends Span {
  readonly name: string;
  readonly value: string;
  /** The offset of the opening bracket. */
  readonly at: number;
  /** Until it is known where the body ends, it is empty. */
  end: number;
}

/** What every tag of a file is read with. */
export interface TagTools {
  readonly codes: CharCodes;
  readonly sequence: TagSequence;
  readonly report: Report;
  readonly budget: Budget;
}

/** The tag that opens at `at`, or null if the bracket begins none. */
export function readTag(text: string, at: number, tools: TagTools): Tag | null {
  return readExpectedTag(text, at, tools) ?? readAnyTag(text, at, tools);
}

/** The tag that was to be expected, written as nearly all are: `[Name "value"]`, nothing escaped; null for others. */
export function readExpectedTag(text: string, at: number, tools: TagTools): Tag | null {
  const { codes, sequence, budget } = tools;
  const expected = sequence.expectedAt(codes, at);
  if (!expected) return null;
  const start = at + expected.length;
  let end = start;
  let code = codes[end]!;
  while (code >= BLANK && code !== QUOTE && code !== BACKSLASH) code = codes[++end]!;
  budget.look(end - at);
  if (code !== QUOTE || codes[end + 1] !== CLOSE) return null;
  return newTag(expected.name, text.slice(start, end), at, end + 2);
}

function readAnyTag(text: string, at: number, { sequence, report, budget }: TagTools): Tag | null {
  const nameStart = skipSpace(text, at + 1);
  const nameEnd = endOfName(text, nameStart);
  if (nameEnd === nameStart) {
    report.warn('stray-bracket', at, 'A "[" that begins no tag was skipped.');
    return null;
  }
  const name = sequence.nameOf(text.slice(nameStart, nameEnd));
  const valueStart = skipSpace(text, nameEnd);
  const tag =
    text.charCodeAt(valueStart) === QUOTE
      ? readQuoted(text, at, name, valueStart + 1, report)
      : readUnquoted(text, at, name, nameEnd, report);
  budget.look(tag.start - at);
  return tag;
}

function readQuoted(text: string, at: number, name: string, start: number, report: Report): Tag {
  let escaped = false;
  for (let end = start; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === QUOTE) {
      const close = skipSpace(text, end + 1);
      if (text.charCodeAt(close) !== CLOSE) return readBadlyClosed(text, at, name, { start, end }, report);
      const raw = text.slice(start, end);
      return newTag(name, escaped ? unescape(raw) : raw, at, close + 1);
    }
    if (code === BACKSLASH) {
      const next = text.charCodeAt(end + 1);
      if (next === QUOTE || next === BACKSLASH) {
        escaped = true;
        end++;
      }
    } else if (isLineBreak(code)) break;
  }
  return readUnterminated(text, at, name, start, report);
}

/**
 * Called if the second quote is not followed by the bracket. If the line has another quote right before a bracket,
 * the quotes between belong to the value; else the value is the text between the first two quotes.
 */
function readBadlyClosed(text: string, at: number, name: string, value: Span, report: Report): Tag {
  let bracket = -1;
  let afterQuote = true;
  let lastQuote = value.end;
  let end = value.end + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (isLineBreak(code)) break;
    if (code === CLOSE && afterQuote) {
      report.warn(
        'quotes-in-value',
        at,
        () => `The value of ${quote(name)} has quotes in it; they were kept.`,
      );
      return newTag(name, unescape(text.slice(value.start, lastQuote)), at, end + 1);
    }
    if (code === CLOSE && bracket < 0) bracket = end;
    if (code === OPEN && bracket >= 0) break;
    if (code === QUOTE) lastQuote = end;
    afterQuote = code === QUOTE || (afterQuote && isBlank(code));
  }
  const cut = bracket < 0 ? end : bracket + 1;
  const [code, message] =
    bracket < 0 && text.slice(value.end + 1, end).trim() === ''
      ? (['missing-bracket', `The tag ${quote(name)} is not closed with "]".`] as const)
      : ([
          'text-after-value',
          `What follows the value of ${quote(name)} inside its tag was skipped.`,
        ] as const);
  report.warn(code, at, message);
  return newTag(name, unescape(text.slice(value.start, value.end)), at, cut);
}

function readUnterminated(text: string, at: number, name: string, start: number, report: Report): Tag {
  const end = endOfLine(text, start);
  report.warn('missing-quote', at, () => `The value of ${quote(name)} has no closing quote.`);
  const value = text.slice(start, end).trimEnd().replace(/\]$/u, '').trimEnd().replace(/"$/u, '');
  return newTag(name, unescape(value), at, end);
}

/** Everything up to a bracket, on the line of the name. */
function readUnquoted(text: string, at: number, name: string, start: number, report: Report): Tag {
  let end = start;
  while (end < text.length && !endsUnquoted(text.charCodeAt(end))) end++;
  const value = text.slice(start, end).trim();
  const close = skipSpace(text, end);
  const isClosed = text.charCodeAt(close) === CLOSE;
  if (value === '') report.warn('missing-value', at, () => `The tag ${quote(name)} has no value.`);
  else
    report.warn('unquoted-value', at, () => `The value of ${quote(name)} is not in quotes: ${quote(value)}.`);
  return newTag(name, value.replace(/"$/u, ''), at, isClosed ? close + 1 : end);
}

const endsUnquoted = (code: number): boolean => code === CLOSE || code === OPEN || isLineBreak(code);

const newTag = (name: string, value: string, at: number, start: number): Tag => ({
  name,
  value,
  at,
  start,
  end: start,
});

const unescape = (raw: string): string => raw.replaceAll(/\\(["\\])/gu, '$1');

/** A tag may be spread over lines, but an empty line ends the game, and the tag with it. */
function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) at++;
    else if (isLineBreak(code)) {
      const lineStart = afterLineBreak(text, at);
      if (isSemiEmptyLine(text, lineStart)) return at;
      at = lineStart;
    } else return at;
  }
}

/** The standard has letters, digits and the underscore; other programs' names are taken with what else they hold. */
function endOfName(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code > BLANK && !endsName(code);) code = text.charCodeAt(++at);
  return at;
}

const isBlank = (code: number): boolean =>
  code === 0x20 || code === 0x09 || code === 0x0b || code === 0x0c || code === 0xa0 || code === 0xfeff;

const endsName = (code: number): boolean =>
  code < 0x80 ? nameEnds[code] === 1 : code === 0xa0 || code === 0xfeff;

const nameEnds = new Uint8Array(128);
for (const character of '"%;[]{}') nameEnds[character.charCodeAt(0)] = 1;

const BLANK = 0x20;
const QUOTE = 0x22;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
