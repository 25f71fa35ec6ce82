import { type Hand, parseHand } from '@bridge-review/bridge/hand';
import type { Result } from '@bridge-review/bridge/result';
import { type Seat, parseSeat } from '@bridge-review/bridge/seat';

export interface TypedHand {
  /** As far as the text begins with one. */
  readonly seat: Seat | null;
  readonly hand: Result<Hand>;
}

/** More than any way of writing thirteen cards takes. */
const MAX_LENGTH = 200;

/** A hand as people write and paste it: `W:KJ875.A54.A987.8`, `KJ875 A54 A987 8`, `♠ K J 8 7 5 ♥ A 5 4 …`. */
export function readTypedHand(typed: string): TypedHand {
  const text = typed.trim().slice(0, MAX_LENGTH);
  const [, before, after = ''] = /^(?:([nesw]|north|east|south|west)\s*:)?(.*)$/isu.exec(text) ?? [];
  const [named, rest] =
    /^s$/iu.test(before ?? '') && saysOtherSuits(after) ? [undefined, text] : [before, after];
  const seat = named === undefined ? null : parseSeat(named);
  return { seat: seat?.ok ? seat.value : null, hand: parseHand(suitsOf(rest)) };
}

/** After `S:` the other suits and no spades: then it was not South, as in `S:KJ875 H:A54 D:A987 C:8`. */
const saysOtherSuits = (text: string): boolean =>
  /(?<![a-z\d])[hdc]\s*:/iu.test(text) && !/(?<![a-z\d])s\s*:/iu.test(text);

/** Four suits with dots between; a text that is something else stays, for the parser to say what is wrong. */
function suitsOf(text: string): string {
  const tens = text.trim().replaceAll('10', 'T');
  const bySymbol = bySuit(tens, /[♠♤]/u, /[♥♡]/u, /[♦♢]/u, /[♣♧]/u);
  const byLetter = bySymbol ?? bySuit(tens, ...LETTERS);
  if (byLetter !== null) return byLetter;
  if (tens.includes('.')) return tens.replaceAll(/\s/gu, '');
  const words = tens.split(/[\s,;/|]+/u).filter(Boolean);
  return words.length === 4 ? words.map(holding).join('.') : tens;
}

/** A letter before cards, blanks or a colon, as in `S KJ875`, `S:KJ875` and `SKJ875`. */
const LETTERS = Array.from(
  'SHDC',
  (suit) => new RegExp(`(?<![a-z\\d])${suit}:?(?=[\\sakqjt\\d–—-]|$)`, 'iu'),
);

/** Each suit begins with its sign; they may come in any order, and a void may be left out. */
function bySuit(text: string, ...signs: readonly RegExp[]): string | null {
  const starts = signs.map((sign) => {
    const found = sign.exec(text);
    return found && { at: found.index, after: found.index + found[0].length };
  });
  const ends = [...starts.flatMap((start) => (start ? [start.at] : [])), text.length];
  if (ends.length < 3) return null;
  return starts
    .map((start) =>
      start ? holding(text.slice(start.after, Math.min(...ends.filter((end) => end >= start.after)))) : '',
    )
    .join('.');
}

/** Blanks and commas between cards, and a dash for a void, are left out. */
const holding = (text: string): string => text.replaceAll(/[\s,;.–—-]/gu, '');
