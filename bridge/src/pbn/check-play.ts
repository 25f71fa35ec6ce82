/**
 * Whether a play can have happened: each card from the hand it is said to come from, once, and in suit. A record
 * that says otherwise is kept as it is, and reported.
 *
 * It is done for every card of every file, so it goes by numbers: a card is its place among all cards, suit by suit
 * from the ace down, and a seat its place clockwise from the leader to the first trick, which is its column.
 *
 * @module
 */
import { cardName, cards, type Card } from '../card.ts';
import type { Deal } from '../deal.ts';
import type { PartialDeal } from '../partial-deal.ts';
import { nextSeat, seatName, type Seat } from '../seat.ts';
import { suitName, suits } from '../suit.ts';
import type { Strain } from '../strain.ts';
import type { PlayDraft } from './read-play.ts';

interface PlayFault {
  readonly code: 'card-not-held' | 'card-played-twice' | 'revoke' | 'not-irregular' | 'card-after-plus';
  /** The card's place in the section, row by row. */
  readonly index: number;
  readonly message: string;
}

export interface PlayCheck {
  readonly faults: readonly PlayFault[];
  /** Tricks won by the leader's side and by the other, as far as the record is certain. */
  readonly won: readonly [leaders: number, others: number];
}

/** The cards row by row; −1 is one that is not known. Marks stand before cards, by the card's place. */
type PlayRecord = Pick<PlayDraft, 'cards' | 'irregularities' | 'plus'>;

/** Without a strain, the winner of a trick is unknown. */
export function checkPlay(
  record: PlayRecord,
  leader: Seat,
  deal: Deal | PartialDeal,
  strain: Strain | null,
): PlayCheck {
  const faults: PlayFault[] = [];
  const won: [number, number] = [0, 0];
  const held = holdingsOf(deal, leader);
  const played = [0, 0, 0, 0];
  const trump = strain === null || strain === 'NT' ? -1 : suits.indexOf(strain);
  let lead = 0;
  for (let row = 0; row < record.cards.length; row += 4) {
    const rightful = lead;
    if (record.irregularities.size > 0) lead = leadOutOfTurn(record, row) ?? lead;
    let best = -1;
    let winner = -1;
    let known = 0;
    const led = lead < 0 ? -1 : (record.cards[row + lead] ?? -1);
    for (let turn = 0; turn < 4; turn++) {
      const column = (lead + turn) & 3;
      const card = record.cards[row + column] ?? -1;
      if (card < 0) continue;
      known++;
      const code = faultOf(card, led, column, held, played);
      const fault = record.irregularities.size > 0 ? withMark(code, record, row, column, rightful) : code;
      if (fault !== null) addFault(fault, row + column, led, record, leader, faults);
      const suit = suitOf[card] as number;
      played[suit] = (played[suit] as number) | (bitOf[card] as number);
      if (best < 0 || beats(card, best, trump)) {
        best = card;
        winner = column;
      }
    }
    if (record.plus !== null) findCardAfterPlus(record, row, lead, leader, faults);
    const isCertain = strain !== null && lead >= 0 && known === 4;
    lead = isCertain ? winner : -1;
    if (isCertain) won[(winner & 1) as 0 | 1]++;
  }
  return { faults, won };
}

/** The ranks held by each column in each suit, at column × 4 + suit; −1 for all of an unknown hand. */
function holdingsOf(deal: Deal | PartialDeal, leader: Seat): readonly number[] {
  const held: number[] = [];
  for (let column = 0; column < 4; column++) {
    const hand = deal[nextSeat(leader, column)];
    if (hand) held.push(hand.S, hand.H, hand.D, hand.C);
    else held.push(-1, -1, -1, -1);
  }
  return held;
}

function faultOf(
  card: number,
  led: number,
  column: number,
  held: readonly number[],
  played: readonly number[],
): PlayFault['code'] | null {
  const suit = suitOf[card] as number;
  const bit = bitOf[card] as number;
  if (((held[column * 4 + suit] as number) & bit) === 0) return 'card-not-held';
  if (((played[suit] as number) & bit) !== 0) return 'card-played-twice';
  if (led < 0) return null;
  const ledSuit = suitOf[led] as number;
  if (suit === ledSuit) return null;
  const inSuit = held[column * 4 + ledSuit] as number;
  return inSuit >= 0 && (inSuit & ~(played[ledSuit] as number)) !== 0 ? 'revoke' : null;
}

const beats = (card: number, best: number, trump: number): boolean =>
  suitOf[card] === suitOf[best] ? card < best : suitOf[card] === trump;

const leadOutOfTurn = ({ irregularities }: PlayRecord, row: number): number | null =>
  [0, 1, 2, 3].find((column) => irregularities.get(row + column) === 'L') ?? null;

/** A marked revoke is no fault; a mark on a card that is not a revoke, or on a lead in turn, is one. */
function withMark(
  code: PlayFault['code'] | null,
  { irregularities }: PlayRecord,
  row: number,
  column: number,
  rightful: number,
): PlayFault['code'] | null {
  const mark = irregularities.get(row + column);
  if (mark === 'R') return code === 'revoke' ? null : (code ?? 'not-irregular');
  if (mark !== 'L') return code;
  const isSecond = [0, 1, 2, 3].some((other) => other < column && irregularities.get(row + other) === 'L');
  return code ?? (isSecond || column === rightful ? 'not-irregular' : null);
}

/** The plus is the card to play next, so that nothing comes after it in the order of play. */
function findCardAfterPlus(
  record: PlayRecord,
  row: number,
  lead: number,
  leader: Seat,
  faults: PlayFault[],
): void {
  const plus = (record.plus ?? 0) - row;
  if (plus >= 4 || (lead < 0 && plus >= 0)) return;
  const first = plus < 0 ? 0 : ((plus - lead) & 3) + 1;
  for (let turn = first; turn < 4; turn++) {
    const index = row + ((lead + turn) & 3);
    if ((record.cards[index] ?? -1) >= 0) addFault('card-after-plus', index, -1, record, leader, faults);
  }
}

function addFault(
  code: PlayFault['code'],
  index: number,
  led: number,
  { cards: record }: PlayRecord,
  leader: Seat,
  faults: PlayFault[],
): void {
  const card = cardName(cards[record[index] as number] as Card);
  const player = seatName(nextSeat(leader, index));
  const message = {
    'card-not-held': `${player} does not hold the ${card}.`,
    'card-played-twice': `The ${card} is played twice.`,
    revoke: `${player} does not follow to ${suitName(suits[suitOf[led] ?? 0] ?? 'S')} with the ${card}.`,
    'not-irregular': `The ${card} is marked as irregular, but is not.`,
    'card-after-plus': `The ${card} comes after the mark where the play is to go on.`,
  }[code];
  faults.push({ code, index, message });
}

/** By a card's place: its suit's place, and the bit of its rank in a holding. */
const suitOf = Int8Array.from(cards, (_, index) => Math.floor(index / 13));
const bitOf = Int16Array.from(cards, (_, index) => 1 << (12 - (index % 13)));
