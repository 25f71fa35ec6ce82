/**
 * One board at one table while its tags are being read: the calls and cards as they stand, not yet checked.
 *
 * @module
 */
import { maxCalls } from '../auction.ts';
import type { BoardNumber } from '../board.ts';
import { parseCall, type Call } from '../call.ts';
import { parseCard, type Card } from '../card.ts';
import type { Tricks } from '../contract.ts';
import { quote } from '../quote.ts';
import type { TablePlay } from '../record/hand-record.ts';
import type { Seat } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';
import type { LinDeal } from './lin-deal.ts';
import type { Warn } from './lin-tags.ts';

/** A call or a card, its position, and its comments. */
export interface AnnotatedItem<T> {
  readonly what: T;
  readonly at: number;
  alerted: boolean;
  note: string | null;
  /** Null until something is: most cards are played in silence, and a large file has a million of them. */
  comments: string[] | null;
}

/** What has been read of the table so far. */
export interface TableDraft {
  readonly at: number;
  /** Begun by an explicit tag, not only by the first tag of a board. */
  isAnnounced: boolean;
  /** Whether names were given for it, though they may all be blank. */
  isNamed: boolean;
  room: TablePlay['room'];
  number: BoardNumber | null;
  title: string | null;
  deal: LinDeal | null;
  /** Whether there was a deal at all, good or bad. */
  isDealt: boolean;
  vulnerability: Vulnerability | null;
  players: TablePlay['players'] | null;
  claim: Tricks | null;
  readonly calls: AnnotatedItem<Call>[];
  /** The original text, if it contains something that is not a call. */
  oddAuction: string[] | null;
  readonly cards: AnnotatedItem<Card>[];
  hasOddCard: boolean;
  /** Comments before the first call. */
  readonly comments: string[];
}

/** An empty table with the comments before it. */
export const startTable = (at: number, comments: readonly string[]): TableDraft => ({
  at,
  isAnnounced: false,
  isNamed: false,
  room: null,
  number: null,
  title: null,
  deal: null,
  isDealt: false,
  vulnerability: null,
  players: null,
  claim: null,
  calls: [],
  oddAuction: null,
  cards: [],
  hasOddCard: false,
  comments: [...comments],
});

/** Whether anything was called or played, readable or not. */
export const hasCallsOrCards = ({ calls, cards, oddAuction }: TableDraft): boolean =>
  calls.length > 0 || cards.length > 0 || oddAuction !== null;

/** Hand-made files put several calls into one tag: `mb|1Np3Nppp|`. */
export function takeCalls(draft: TableDraft, value: string, at: number, warn: Warn): void {
  if (draft.oddAuction) return void (draft.oddAuction.length < maxCalls && draft.oddAuction.push(value));
  const word = /\s*(pass|p|redouble|rdbl|xx|r|double|dbl|x|d|[1-7](?:nt?|[cdhs]))\s*(!?)!*[\s,-]*/iuy;
  while (word.lastIndex < value.length && draft.calls.length <= maxCalls) {
    const [, text, alert] = word.exec(value) ?? [];
    const call = text === undefined ? null : parseCall(text);
    if (!call?.ok) {
      warn('unknown-call', at, `${quote(value)} is not a call; the auction was kept as a comment.`);
      draft.oddAuction = [...draft.calls.map(({ what }) => what), value];
      return;
    }
    draft.calls.push(itemOf(call.value, at, alert === '!'));
  }
}

/** As {@link takeCalls}, for `pc`. Beyond the first word that is no card nothing is taken. */
export function takeCards(draft: TableDraft, value: string, at: number, warn: Warn): void {
  const word = /\s*([shdc](?:10|[akqjt2-9]))[\s,-]*/iuy;
  while (word.lastIndex < value.length && draft.cards.length <= 52 && !draft.hasOddCard) {
    const card = parseCard(word.exec(value)?.[1] ?? '');
    if (card.ok) draft.cards.push(itemOf(card.value, at, false));
    else {
      warn('unknown-card', at, `${quote(value)} is not a card; the play was read up to there.`);
      draft.hasOddCard = true;
    }
  }
}

/** Explains the call, or the card, that came last. */
export function takeNote(draft: TableDraft, text: string, at: number, warn: Warn): void {
  const last = lastItem(draft);
  if (!last) warn('note-without-call', at, `${quote(text)} explains a call, but there is none before it.`);
  else if (text !== '') last.note = last.note ? `${last.note} ${text}` : text;
}

/** Adds a comment to the last call or card, or to the table before the first. */
export function takeComment(draft: TableDraft, text: string): void {
  if (text === '') return;
  const last = lastItem(draft);
  if (last) (last.comments ??= []).push(text);
  else draft.comments.push(text);
}

/** South, West, North, East; in a match of two rooms again for the closed one. */
export function playersIn(names: readonly string[], room: TablePlay['room']): TablePlay['players'] {
  const start = room === 'Closed' && names.length > 4 ? 4 : 0;
  const name = (place: number): string | null => names[start + place] || null;
  return { S: name(0), W: name(1), N: name(2), E: name(3) } satisfies Record<Seat, string | null>;
}

/** An alert without explanation has an empty note. */
const itemOf = <T>(what: T, at: number, alerted: boolean): AnnotatedItem<T> => ({
  what,
  at,
  alerted,
  comments: null,
  note: alerted ? '' : null,
});

const lastItem = (draft: TableDraft): AnnotatedItem<Call | Card> | undefined =>
  draft.cards.at(-1) ?? draft.calls.at(-1);
