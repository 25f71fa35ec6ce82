/**
 * Cards of one suit as they stand in a line: a mark and ranks after it, or ranks alone where the place tells the suit.
 *
 * @module
 */
import type { Suit } from '../suit.ts';

/** What stands for the cards of a suit. */
export interface CardRun {
  /** Null where only the place in the diagram tells. */
  readonly suit: Suit | null;
  /** Ranks as they are written, in any language; empty for a void. */
  readonly ranks: string;
  /** Where it begins and ends in the line. */
  readonly start: number;
  readonly end: number;
}

/** A rank in one of the languages, not the first letter of a word. */
const rank = String.raw`(?:10|Kn(?!\p{L})|[2-9AKQJTXxEÁRDVBHGWF](?!(?!x)\p{Ll}|[ \t]?[:=]))`;
const ranks = String.raw`${rank}(?:[ .,]?${rank}){0,25}`;
const voidWord = String.raw`-+|[–—]+|void\b|none\b`;

/** Symbols anywhere, letters with a colon; a level before the symbol makes it a bid. */
const marked = new RegExp(
  String.raw`(?:(?<![1-7])([♠♤♥♡♦♢♣♧])\uFE0F?[ \t]?[:=]?|(?<![\p{L}\d/-])([SHDC])[ \t]?[:=])[ \t]{0,12}(${ranks}|${voidWord})?`,
  'gu',
);

/** Letters without a colon count only if the line holds nothing else: `S AKQ2 H 54 D T987 C J32`. */
const bare = new RegExp(
  String.raw`\s*([SHDC])[ \t]?((?:10|[AKQJT2-9])(?:[ ,]?(?:10|[AKQJT2-9])){0,25}|-+|[–—]+)?(?![\p{L}\d])[ \t,;]*`,
  'uy',
);

/** The runs of a line in order. */
export function runsOf(line: string): CardRun[] {
  const runs: CardRun[] = [];
  for (const match of line.matchAll(marked)) {
    const [whole, symbol, letter, written = ''] = match;
    const suit = suitOfMark.get(symbol ?? letter ?? '') ?? null;
    runs.push({ suit, ranks: plainRanks(written), start: match.index, end: match.index + whole.length });
  }
  return runs.length > 0 ? runs : bareRuns(line);
}

function bareRuns(line: string): CardRun[] {
  const runs: CardRun[] = [];
  bare.lastIndex = 0;
  while (bare.lastIndex < line.length) {
    const start = bare.lastIndex;
    const match = bare.exec(line);
    if (!match) return [];
    const [, letter = '', written = ''] = match;
    runs.push({
      suit: suitOfMark.get(letter) ?? null,
      ranks: plainRanks(written),
      start,
      end: bare.lastIndex,
    });
  }
  return runs;
}

/** Groups of ranks with two blanks or more between them, where the line holds nothing else. */
export function groupsOf(line: string): CardRun[] {
  const groups: CardRun[] = [];
  for (const match of line.matchAll(/\S+(?: \S+)*/gu)) {
    if (!isGroup.test(match[0])) return [];
    groups.push({
      suit: null,
      ranks: plainRanks(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return groups.length <= 2 ? groups : [];
}

/** Four suits in one text, spades first: `AKQ2.54.T987.J32`, or with blanks and a dash for a void. */
export function suitsOfText(text: string): readonly string[] | null {
  const trimmed = text.trim();
  const parts = trimmed.includes('.') ? trimmed.split('.') : trimmed.split(/[\s,/]+/u);
  const isHand = parts.length === 4 && parts.every((part) => part === '' || isGroup.test(part.trim()));
  const hand = isHand ? parts.map((part) => plainRanks(part.trim())) : [];
  // `S: A K Q 2` is four spades, and not four singletons of South.
  return hand.join('').length >= 10 ? hand : null;
}

const isGroup = new RegExp(String.raw`^(?:${ranks}|${voidWord})$`, 'u');

/** Without blanks, and empty for a void. */
const plainRanks = (written: string): string =>
  /^(?:[-–—]+|void|none)$/u.test(written) ? '' : written.replaceAll(/[ .,]/gu, '');

const suitOfMark: ReadonlyMap<string, Suit> = new Map([
  ['♠', 'S'],
  ['♤', 'S'],
  ['♥', 'H'],
  ['♡', 'H'],
  ['♦', 'D'],
  ['♢', 'D'],
  ['♣', 'C'],
  ['♧', 'C'],
  ['S', 'S'],
  ['H', 'H'],
  ['D', 'D'],
  ['C', 'C'],
]);
