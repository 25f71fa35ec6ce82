/**
 * The auction of a game, against what its other tags say.
 *
 * @module
 */
import { contractOf, makeAuction, type Auction } from '../auction.ts';
import type { Call } from '../call.ts';
import type { Contract, DeclaredContract, PassedOut } from '../contract.ts';
import type { AnnotatedAuction } from '../record/hand-record.ts';
import { nextSeat, parseSeat, placesBetween, seatName, type Seat } from '../seat.ts';
import { addComments, keepAsText, type GameSheet, type NotedSection, type SheetTools } from './game-sheet.ts';
import { callAnnotations, legalAuction, type AuctionDraft } from './read-auction.ts';

/** What the tags say was played; null is unknown. */
export interface Declared {
  readonly contract: Contract | PassedOut | null;
  readonly declarer: Seat | null;
}

export interface ReadAuction {
  readonly annotated: AnnotatedAuction;
  /** The final contract; null for an unfinished auction. */
  readonly reached: DeclaredContract | PassedOut | null;
}

/** Null if there are no calls, or if they are not a legal auction: then the section is kept as text. */
export function readAuctionSection(
  sheet: GameSheet,
  draft: AuctionDraft,
  dealer: Seat,
  given: Declared,
  { lexer, report, budget }: SheetTools,
): ReadAuction | null {
  const section = sheet.auction as NotedSection;
  const isEmpty = draft.calls.length === 0 && !draft.isOdd;
  const start = firstCaller(section, draft);
  if (start && start !== dealer && !isEmpty) {
    const message = `The auction starts with ${seatName(start)}, but ${seatName(dealer)} is the dealer; it was read from ${seatName(dealer)} on.`;
    report.warn('wrong-first-caller', section.tag.at, message);
  }
  const auction = isEmpty || draft.isOdd ? null : legalAuction(draft, dealer, report);
  if (auction || isEmpty) addComments(sheet, 'Auction', draft.annotations.leading);
  else keepAsText(sheet, 'Auction', section, lexer.text);
  if (!auction) return null;
  const reached = contractOf(auction);
  const passes = sheet.tags.has('Declarer') ? 0 : missingPasses(auction, reached, given);
  const annotations = callAnnotations(draft, auction, passes, section.notes, budget);
  if (passes === 0 || !reached || reached === 'Pass') return { annotated: { auction, annotations }, reached };
  const message =
    'The auction leaves out the passes before the first bid, going by the declarer; they were put in.';
  report.warn('missing-passes', section.tag.at, message);
  return {
    annotated: { auction: withPasses(auction, passes), annotations },
    reached: { ...reached, declarer: nextSeat(reached.declarer, passes) },
  };
}

/** Who makes the first call by the auction's own tag. */
export function firstCaller({ tag }: NotedSection, draft: AuctionDraft): Seat | null {
  const seat = parseSeat(tag.value);
  return seat.ok ? nextSeat(seat.value, draft.dashes) : null;
}

/**
 * How many opening passes a program has left out: the contract matches the given one, if any, but the declarer sits
 * this many places further on.
 */
function missingPasses(
  auction: Auction,
  reached: DeclaredContract | PassedOut | null,
  { contract, declarer }: Declared,
): number {
  if (!reached || reached === 'Pass' || contract === 'Pass' || !declarer || auction.calls[0] === 'Pass')
    return 0;
  const isTheSame = !contract || (reached.level === contract.level && reached.strain === contract.strain);
  return isTheSame ? placesBetween(reached.declarer, declarer) : 0;
}

function withPasses(auction: Auction, passes: number): Auction {
  const made = makeAuction(auction.dealer, [...Array<Call>(passes).fill('Pass'), ...auction.calls]);
  return made.ok ? made.value : auction;
}
