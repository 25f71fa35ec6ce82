/**
 * Puts the cards of a diagram together to hands, and hands to seats: by a label before them, or by their place, North
 * above, West and East side by side, South below.
 *
 * @module
 */
import { afterLineBreak, endOfLine } from '../record/line-break.ts';
import { nextSeat, type Seat } from '../seat.ts';
import { suits, type Suit } from '../suit.ts';
import { groupsOf, runsOf, suitsOfText, type CardRun } from './card-runs.ts';
import { seatOfO, seatOfName, seatNamePattern } from './seat-names.ts';

/** One hand as it is written. */
export interface WrittenHand {
  readonly seat: Seat;
  readonly cards: Readonly<Partial<Record<Suit, string>>>;
  readonly at: number;
}

/** Hands of one diagram, and where it begins and ends in the text. */
export interface WrittenDeal {
  readonly hands: readonly WrittenHand[];
  readonly start: number;
  readonly end: number;
}

/** Hands that stand together, before it is known whose they are. */
interface Group {
  readonly hands: Column[];
  readonly lines: number;
  readonly end: number;
}

interface Column {
  seat: Seat | null;
  readonly cards: Partial<Record<Suit, string>>;
  readonly at: number;
}

export interface FoundHands {
  readonly deals: readonly WrittenDeal[];
  /** Where hands stand of which nobody can tell the seat. */
  readonly homeless: readonly number[];
}

/** No text that people paste is longer. */
const maxLines = 20_000;

export function findHands(text: string): FoundHands {
  return dealsOf(groupsIn(text));
}

function groupsIn(text: string): Group[] {
  const finder = new GroupFinder(seatOfO(text));
  let at = 0;
  for (let count = 0; at < text.length && count < maxLines; count++) {
    const end = endOfLine(text, at);
    if (end - at <= maxLine) finder.takeLine(text.slice(at, end), at);
    at = end < text.length ? afterLineBreak(text, end) : end;
  }
  return finder.finish();
}

const maxLine = 1000;

/** Takes line by line; a hand may stand in one line, or in four below each other with a second hand beside it. */
class GroupFinder {
  readonly #seatOfO: Seat | null;
  readonly #groups: Group[] = [];
  #open: { hands: Column[]; lines: number; end: number } | null = null;
  /** Seats named in a line of their own. */
  #labels: readonly (Seat | null)[] = [];

  constructor(letterO: Seat | null) {
    this.#seatOfO = letterO;
  }

  takeLine(line: string, at: number): void {
    if (this.#takeHandOfSeat(line, at)) return;
    const labels = this.#labelsIn(line);
    if (labels) {
      this.#close();
      this.#labels = labels;
      return;
    }
    const runs = runsOf(line);
    if (runs.length > 0) this.#takeRuns(runs, line, at);
    else this.#takeGroups(groupsOf(line), at);
  }

  finish(): Group[] {
    this.#close();
    return this.#groups;
  }

  /** `N: AKQ2 54 T987 J32`, `South ♠ AK ♥ …`: a seat, and a hand in the same line. */
  #takeHandOfSeat(line: string, at: number): boolean {
    const [label, word = ''] = seatBefore.exec(line) ?? [];
    const seat = label === undefined ? null : this.#seat(word);
    if (label === undefined || seat === null) return false;
    const rest = line.slice(label.length);
    if (this.#takeWholeDeal(seat, rest, at)) return true;
    const inOrder = suitsOfText(rest);
    const cards: Partial<Record<Suit, string>> = {};
    if (inOrder) for (const [index, suit] of suits.entries()) cards[suit] = inOrder[index] ?? '';
    else {
      const runs = runsOf(rest);
      if (new Set(runs.map(({ suit }) => suit)).size !== runs.length || runs.length < 3) return false;
      for (const { suit, ranks } of runs) if (suit) cards[suit] = ranks;
    }
    this.#close();
    this.#labels = [];
    this.#groups.push({ hands: [{ seat, cards, at }], lines: 1, end: at + line.length });
    return true;
  }

  /** `N:AKQ2.54.T987.J32 …`: four hands clockwise, as PBN has them. */
  #takeWholeDeal(first: Seat, text: string, at: number): boolean {
    const words = text.trim().split(/\s+/u, 5);
    const hands =
      words.length === 4 ? words.map((word) => (word.includes('.') ? suitsOfText(word) : null)) : [];
    if (hands.length !== 4 || hands.includes(null)) return false;
    this.#close();
    const columns = hands.map((ranks, index): Column => {
      const cards = Object.fromEntries(suits.map((suit, place) => [suit, ranks?.[place] ?? '']));
      return { seat: nextSeat(first, index), cards, at };
    });
    this.#groups.push({ hands: columns, lines: 1, end: at + text.length });
    return true;
  }

  #labelsIn(line: string): readonly (Seat | null)[] | null {
    if (!onlySeats.test(line)) return null;
    return (line.match(seatWords) ?? []).map((word) => this.#seat(word));
  }

  #seat(word: string): Seat | null {
    return /^o$/iu.test(word) ? this.#seatOfO : seatOfName(word);
  }

  #takeRuns(runs: readonly CardRun[], line: string, at: number): void {
    const isSameSuit = runs.every(({ suit }) => suit === runs[0]?.suit);
    if (runs.length <= 4 && isSameSuit) return this.#takeColumns(runs, line, at);
    this.#close();
    const hands: Column[] = [];
    for (const [index, { suit, ranks, start }] of runs.entries()) {
      let hand = hands.at(-1);
      if (!hand || (suit && hand.cards[suit] !== undefined)) {
        const before = line.slice(runs[index - 1]?.end ?? 0, start);
        hand = { seat: this.#labelAtEnd(before), cards: {}, at: at + start };
        hands.push(hand);
      }
      if (suit) hand.cards[suit] = ranks;
    }
    this.#open = { hands, lines: 4, end: at + line.length };
    this.#close();
  }

  /** The same suit of hands that stand side by side. */
  #takeColumns(runs: readonly CardRun[], line: string, at: number): void {
    const suit = runs[0]?.suit ?? null;
    const open = this.#open;
    const goesOn =
      open?.hands.length === runs.length &&
      open.lines < 4 &&
      suit !== null &&
      open.hands[0]?.cards[suit] === undefined;
    const group = goesOn ? open : this.#start(runs, line, at);
    for (const [index, { ranks }] of runs.entries()) {
      const hand = group.hands[index];
      if (hand && suit) hand.cards[suit] = ranks;
    }
    group.lines++;
    group.end = at + line.length;
  }

  /** Without marks a hand is four lines, spades first. */
  #takeGroups(runs: readonly CardRun[], at: number): void {
    if (runs.length === 0) return;
    const line = this.#open && this.#open.hands.length === runs.length ? this.#open.lines : 4;
    const suit = suits[line] ?? 'S';
    this.#takeColumns(
      runs.map((run) => ({ ...run, suit: line < 4 ? suit : 'S' })),
      '',
      at,
    );
  }

  #start(
    runs: readonly CardRun[],
    line: string,
    at: number,
  ): { hands: Column[]; lines: number; end: number } {
    this.#close();
    const hands = runs.map(({ start }, index): Column => {
      const label = this.#labels.length === runs.length ? (this.#labels[index] ?? null) : null;
      const before = line.slice(runs[index - 1]?.end ?? 0, start);
      return { seat: label ?? this.#labelAtEnd(before), cards: {}, at: at + start };
    });
    this.#labels = [];
    return (this.#open = { hands, lines: 0, end: at });
  }

  #labelAtEnd(text: string): Seat | null {
    const word = seatAtEnd.exec(text)?.[1];
    return word === undefined ? null : this.#seat(word);
  }

  /** A mention of two cards in a sentence is no hand. */
  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open && open.hands.every(({ cards }) => Object.keys(cards).length >= 3)) this.#groups.push(open);
  }
}

const seatBefore = new RegExp(String.raw`^\s*(${seatNamePattern})(?![\p{L}\d])[ \t]*[:.=)-]?[ \t]*`, 'iu');
const seatAtEnd = new RegExp(String.raw`(?<![\p{L}\d])(${seatNamePattern})[ \t]*[:.=)]?[ \t]*$`, 'iu');
const onlySeats = new RegExp(String.raw`^\s*(?:(?:${seatNamePattern})(?![\p{L}\d])[\s:.]*){1,4}$`, 'iu');
const seatWords = new RegExp(String.raw`(?<!\p{L})(?:${seatNamePattern})(?!\p{L})`, 'giu');

/** A diagram ends when all seats have a hand, or one would have a second. */
function dealsOf(groups: readonly Group[]): FoundHands {
  const deals: WrittenDeal[] = [];
  const homeless: number[] = [];
  let hands: WrittenHand[] = [];
  let end = 0;
  const finish = (): void => {
    const [first] = hands;
    if (first) deals.push({ hands, start: Math.min(...hands.map(({ at }) => at)), end });
    hands = [];
  };
  for (const [index, group] of groups.entries()) {
    const seats = seatsOfGroup(groups, index, hands);
    if (seats.some((seat) => hands.some((hand) => hand.seat === seat))) finish();
    for (const [place, { cards, at }] of group.hands.entries()) {
      const seat = seats[place];
      if (seat) hands.push({ seat, cards, at });
      else homeless.push(at);
    }
    end = group.end;
    if (hands.length === 4) finish();
  }
  finish();
  return { deals, homeless };
}

/** By labels, else by place: one hand above two and below them. */
function seatsOfGroup(
  groups: readonly Group[],
  index: number,
  before: readonly WrittenHand[],
): (Seat | null)[] {
  const group = groups[index];
  const hands = group?.hands ?? [];
  if (hands.some(({ seat }) => seat !== null)) return hands.map(({ seat }) => seat);
  if (hands.length === 2) return ['W', 'E'];
  if (hands.length !== 1) return hands.map(() => null);
  const isBelow = groups[index - 1]?.hands.length === 2 && before.some(({ seat }) => seat === 'W');
  if (isBelow && !before.some(({ seat }) => seat === 'S')) return ['S'];
  return [groups[index + 1]?.hands.length === 2 ? 'N' : null];
}
