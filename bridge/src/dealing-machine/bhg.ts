/**
 * `.bhg`, a line a board after an empty one: 52 letters, thirteen a hand from the dealer on; A to Z are the spades and hearts
 * from the ace down, a to z the diamonds and clubs.
 *
 * @module
 */
import { boardNumber, dealerOfBoard } from '../board.ts';
import { cardName, cards } from '../card.ts';
import type { Deal } from '../deal.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { fail, type Result } from '../result.ts';
import { nextSeat, type Seat } from '../seat.ts';
import { dealOfOwners, readDeals, type FoundDeal } from './dealt-boards.ts';

export function readBhg(text: string): Reading {
  const report = new Report(text);
  return readDeals(dealsIn(text), report);
}

export const looksLikeBhg = (text: string): boolean =>
  /^\s*[A-Za-z]{52}\s*(?:\n|$)/u.test(text.slice(0, 200));

function* dealsIn(text: string): Generator<FoundDeal, void> {
  let number = 0;
  for (const { 0: line, index } of text.matchAll(/[!-~]+/gu)) {
    number++;
    yield { number, deal: dealOfLetters(number, line), at: index };
  }
}

function dealOfLetters(number: number, line: string): Result<Deal> {
  const board = boardNumber(number);
  if (!board.ok) return board;
  if (!/^[A-Za-z]{52}$/u.test(line)) return fail('not-a-deal', 'It is not 52 letters.');
  const dealer = dealerOfBoard(board.value);
  const owners: (Seat | undefined)[] = Array.from({ length: 52 });
  for (const [place, letter] of [...line].entries()) {
    const index = letters.indexOf(letter);
    const card = cards[index];
    if (card && owners[index]) return fail('repeated-card', `The ${cardName(card)} comes twice.`);
    owners[index] = nextSeat(dealer, Math.floor(place / 13));
  }
  return dealOfOwners(owners);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
