/**
 * Reads deals as people paste them from mails, bulletins and books: a line a seat, or four lines a hand around a compass;
 * suits by symbol, by letter or by place; ranks in the letters of several languages. In doubt nothing is read: a card twice or
 * a missing card is reported with its place.
 *
 * ```ts
 * import { readDiagrams } from '@bridge-review/bridge/diagram/read-diagrams';
 *
 * const { record } = readDiagrams(`Board 5, Dealer: N, Vul: N-S
 *
 *         ♠ A K Q 2
 *         ♥ 5 4
 *         ♦ 10 9 8 7
 *         ♣ J 3 2
 * ♠ 5 4            ♠ J 9 7
 * ♥ 10 6 3 2       ♥ K Q J 9
 * ♦ J 5 4 3        ♦ 6 2
 * ♣ A K Q          ♣ 10 8 7 4
 *         ♠ 10 8 6 3
 *         ♥ A 8 7
 *         ♦ A K Q
 *         ♣ 9 6 5
 * `);
 * record.boards.map(({ number, vulnerability }) => `${number} ${vulnerability}`); // => ['5 NS']
 * ```
 *
 * @module
 */
import { dealerOfBoard, vulnerabilityOfBoard } from '../board.ts';
import { findClash, type Deal } from '../deal.ts';
import { makeHand, type Hand } from '../hand.ts';
import { noCards, parseHolding, type Holding } from '../holding.ts';
import { makePartialDeal, type PartialDeal } from '../partial-deal.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { seatName, type Seat } from '../seat.ts';
import { suitName, suits, type Suit } from '../suit.ts';
import { findHands, type WrittenDeal, type WrittenHand } from './find-hands.ts';
import { readHeading, type Heading } from './heading.ts';
import { readRanks, spellings } from './rank-spelling.ts';

export function readDiagrams(text: string): Reading {
  const report = new Report(text);
  const { deals, homeless } = findHands(text);
  const tables: TableRecord[] = [];
  let from = 0;
  for (const [index, written] of deals.entries()) {
    const until = index === deals.length - 1 ? text.length : written.end;
    const heading = readHeading(
      text.slice(Math.max(from, written.start - maxHeading), Math.min(until, written.end + maxHeading)),
    );
    from = written.end;
    const deal = readDeal(written);
    if (deal.ok) tables.push(tableOf(deal.value, heading));
    else {
      const name = heading.number === null ? 'A diagram' : `Board ${heading.number}`;
      report.warn(deal.error.code, deal.error.at, `${name} was skipped: ${deal.error.message}`);
    }
  }
  for (const at of homeless)
    report.warn('no-seat', at, 'We cannot tell whose hand this is: write N, E, S or W before it.');
  return { record: { header: [], boards: mergeTableRecords(tables) }, warnings: report.warnings };
}

/** Whether there is a hand of at least three suits. */
export const hasDiagram = (text: string): boolean => {
  const { deals, homeless } = findHands(text.slice(0, 50_000));
  return deals.length > 0 || homeless.length > 1;
};

/** How far around a diagram its heading may stand. */
const maxHeading = 2000;

interface DiagramError extends Failure {
  readonly at: number;
}

type Read<T> = Result<T, DiagramError>;

/** In the first language in which the cards are a deal; else the error is that of the first that has these letters. */
function readDeal(written: WrittenDeal): Read<Deal | PartialDeal> {
  let first: Read<never> | null = null;
  for (const spelling of spellings) {
    const hands = readHands(written, (ranks) => readRanks(ranks, spelling));
    const deal = hands?.ok ? joined(hands.value, written) : hands;
    if (deal?.ok) return deal;
    if (deal) first ??= deal;
  }
  return first ?? unknownLetter(written);
}

/** Null if a letter is not in the language. */
function readHands(
  { hands }: WrittenDeal,
  read: (ranks: string) => string | null,
): Read<Record<Seat, Hand | null>> | null {
  const bySeat: Record<Seat, Hand | null> = { N: null, E: null, S: null, W: null };
  let error: Read<never> | null = null;
  for (const { seat, cards, at } of hands) {
    const holdings: Record<Suit, Holding> = { S: noCards, H: noCards, D: noCards, C: noCards };
    for (const suit of suits) {
      const ranks = read(cards[suit] ?? '');
      if (ranks === null) return null;
      const holding = parseHolding(ranks);
      if (holding.ok) holdings[suit] = holding.value;
      else
        error ??= refusal(
          holding.error.code,
          `${seatName(seat)}'s ${suitName(suit)}: ${holding.error.message}`,
          at,
        );
    }
    const hand = makeHand(holdings);
    if (hand.ok) bySeat[seat] = hand.value;
    else error ??= refusal(hand.error.code, `${seatName(seat)}: ${hand.error.message}`, at);
  }
  return error ?? ok(bySeat);
}

function joined(
  hands: Record<Seat, Hand | null>,
  { hands: written, start }: WrittenDeal,
): Read<Deal | PartialDeal> {
  const deal = makePartialDeal(hands);
  if (deal.ok) return deal;
  const second = written.find(({ seat }, index) => {
    const before = written.slice(0, index).map((other) => other.seat);
    return findClash({
      ...none,
      ...Object.fromEntries([seat, ...before].map((each) => [each, hands[each]])),
    });
  });
  return refusal(deal.error.code, deal.error.message, second?.at ?? start);
}

const none = { N: null, E: null, S: null, W: null } as const;

/** Small cards as `x`, and letters that are no rank in any language that we know. */
function unknownLetter({ hands, start }: WrittenDeal): Read<never> {
  const small = hands.find(({ cards }) => Object.values(cards).some((ranks) => /x/iu.test(ranks)));
  if (small)
    return refusal(
      'small-cards',
      `${seatName(small.seat)} has small cards as x, and we need every card.`,
      small.at,
    );
  const odd = hands.find((hand) => !spellings.some((spelling) => canRead(hand, spelling)));
  const message = odd
    ? `${seatName(odd.seat)} has a letter that is no card we know.`
    : 'Its hands are written in different languages.';
  return refusal('unknown-card', message, odd?.at ?? start);
}

const canRead = ({ cards }: WrittenHand, spelling: (typeof spellings)[number]): boolean =>
  Object.values(cards).every((ranks) => readRanks(ranks, spelling) !== null);

const refusal = (code: string, message: string, at: number): Read<never> => {
  const { error } = fail(code, message);
  return { ok: false, error: { ...error, at } };
};

const tableOf = (
  deal: Deal | PartialDeal,
  { number, dealer, vulnerability, played }: Heading,
): TableRecord => ({
  number,
  deal,
  dealer: dealer ?? (number === null ? 'W' : dealerOfBoard(number)),
  vulnerability: vulnerability ?? (number === null ? 'None' : vulnerabilityOfBoard(number)),
  tags: new Map(),
  sections: new Map(),
  remarks: [],
  table: played && {
    players: { N: null, E: null, S: null, W: null },
    section: null,
    table: null,
    room: null,
    ...played,
    tricks: null,
    scoreNS: null,
    auction: null,
    play: null,
  },
});
