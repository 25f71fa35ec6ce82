import type { TableResult } from '@bridge-review/api/hands';
import type { Call } from '@bridge-review/bridge/call';
import type { Card } from '@bridge-review/bridge/card';
import { type Seat, seatsFrom } from '@bridge-review/bridge/seat';
import { type Paragraph, paragraphsOf } from './commentary-text.ts';

/** What was said at one point of the board. */
export interface Remark {
  /** Null for what was said before the first call. */
  readonly about: { readonly seat: Seat; readonly call: Call } | AboutCard | null;
  readonly lines: readonly Line[];
}

interface AboutCard {
  readonly seat: Seat;
  readonly trick: number;
  readonly card: Card | null;
}

/** A paragraph, and who said it where that is written before it, as in the chat of a broadcast. */
interface Line extends Paragraph {
  readonly by: string | undefined;
}

/** All that the file says about what happened at a table, in the order in which it happened. */
export function commentaryOf({
  auction,
  play,
  commentary,
}: Pick<TableResult, 'auction' | 'play' | 'commentary'>): Remark[] {
  const seats = auction ? seatsFrom(auction.dealer) : [];
  const calls = (auction?.annotations ?? []).map(({ call: index, comments }): Remark | null => {
    const [call, seat] = [auction?.calls[index], seats[index % 4]];
    return call && seat ? { about: { seat, call }, lines: linesOf(comments) } : null;
  });
  const cards = (play?.annotations ?? []).map(({ trick, seat, comments }): Remark => ({
    about: { seat, trick, card: play?.tricks[trick]?.[seat] ?? null },
    lines: linesOf(comments),
  }));
  return [{ about: null, lines: linesOf(commentary) }, ...calls, ...cards].filter(
    (remark): remark is Remark => remark !== null && remark.lines.length > 0,
  );
}

const linesOf = (texts: readonly string[]): Line[] =>
  texts.flatMap(paragraphsOf).map(({ text, isTable }) => {
    const [, by, words] = (isTable ? null : CHAT.exec(text)) ?? [];
    return words === undefined ? { by: undefined, text, isTable } : { by, text: words, isTable };
  });

/** One word of a name, a colon and what they say. */
const CHAT = /^(\p{L}[\p{L}\p{N}_.-]{1,19}): +(\S[^]*)$/u;
