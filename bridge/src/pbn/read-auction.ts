/**
 * The auction section: `[Auction "N"]` and the calls after it.
 *
 * @module
 */
import { makeAuction, maxCalls, type Auction } from '../auction.ts';
import { bids, parseCall, type Call } from '../call.ts';
import { quote } from '../quote.ts';
import type { Budget } from '../record/budget.ts';
import type { CallAnnotation } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import type { Seat } from '../seat.ts';
import { AnnotationDrafts, finishAnnotation } from './annotations.ts';
import type { SectionLexer } from './section-lexer.ts';
import type { Span } from './tag-reader.ts';

/** The calls as they stand, not yet checked against the Laws. */
export interface AuctionDraft {
  readonly calls: Call[];
  /** Where each call stands in the text. */
  readonly places: number[];
  /** Dashes before the first call: seats that are not yet to call. */
  dashes: number;
  readonly annotations: AnnotationDrafts;
  /** True if it cannot be an {@link Auction}: it has an irregularity, or a word that is not a call. */
  isOdd: boolean;
}

export function draftAuction(lexer: SectionLexer, body: Span, report: Report): AuctionDraft {
  const draft: AuctionDraft = {
    calls: [],
    places: [],
    dashes: 0,
    annotations: new AnnotationDrafts(report, 1),
    isOdd: false,
  };
  let isStopped = false;
  lexer.read(body);
  for (let kind = lexer.next(); kind !== 'end' && !draft.isOdd; kind = lexer.next()) {
    if (kind === 'word') {
      if (isStopped)
        report.warn('call-after-end', lexer.start, `${quote(lexer.word)} comes after the end mark.`);
      isStopped = false;
      takeWord(draft, lexer, report);
    } else if (kind === 'stop' && !lexer.isApart && draft.calls.length > 0) {
      draft.annotations.at(draft.calls.length - 1).isStarred = true;
    } else if (kind === 'stop' || kind === 'plus') {
      if (isStopped) report.warn('second-end', lexer.start, 'The auction is marked as ended twice.');
      isStopped = true;
    } else if (kind === 'irregularity') {
      report.warn('irregular-auction', lexer.start, 'The auction has an irregularity, and was kept as text.');
      draft.isOdd = true;
    } else if (!draft.annotations.take(lexer, draft.calls.length - 1)) refuse(draft, lexer, report);
  }
  return draft;
}

/**
 * The auction, if it is legal; what is wrong with it is reported. Passes beyond the end are dropped, for
 * programs write too many.
 */
export function legalAuction({ calls, places }: AuctionDraft, dealer: Seat, report: Report): Auction | null {
  const made = makeAuction(dealer, calls);
  if (made.ok) return made.value;
  const { index, code, message } = made.error;
  const at = places[index] ?? 0;
  if (code === 'auction-over' && calls.slice(index).every((call) => call === 'Pass')) {
    report.warn('extra-passes', at, 'Passes after the end of the auction were skipped.');
    const shorter = makeAuction(dealer, calls.slice(0, index));
    return shorter.ok ? shorter.value : null;
  }
  report.warn(code, at, `${message} The auction was kept as text.`);
  return null;
}

/** The annotations of the calls, after this many passes were added before the first. */
export function callAnnotations(
  draft: AuctionDraft,
  auction: Auction,
  passes: number,
  notes: ReadonlyMap<number, string>,
  budget: Budget,
): CallAnnotation[] {
  const annotations: CallAnnotation[] = [];
  for (const one of draft.annotations.all) {
    const call = one.index + passes;
    const annotation = call < auction.calls.length ? finishAnnotation(one, notes, budget) : null;
    if (!annotation) continue;
    const { note, glyphs, comments } = annotation;
    annotations.push({ note, glyphs, comments, call, alerted: note !== null });
  }
  return annotations;
}

function takeWord(draft: AuctionDraft, lexer: SectionLexer, report: Report): void {
  const { word } = lexer;
  const call = callBySpelling.get(word);
  if (call) addCall(draft, call, lexer.start);
  else if (isDashes(word)) {
    if (draft.calls.length === 0) draft.dashes++;
  } else if (/^(?:ap|all)$/iu.test(word)) passAll(draft, lexer);
  else {
    const parsed = parseCall(word);
    if (parsed.ok) addCall(draft, parsed.value, lexer.start);
    else refuse(draft, lexer, report);
  }
}

function addCall(draft: AuctionDraft, call: Call, at: number): void {
  if (draft.calls.length > maxCalls) return;
  draft.calls.push(call);
  draft.places.push(at);
}

/** Adds the final passes. In `all pass`, written as two words, the second would be one pass too many. */
function passAll(draft: AuctionDraft, lexer: SectionLexer): void {
  const { calls } = draft;
  const needed = calls.some((call) => call !== 'Pass') ? 3 : 4;
  let passes = 0;
  while (passes < calls.length && calls[calls.length - 1 - passes] === 'Pass') passes++;
  if (/^all$/iu.test(lexer.word)) passes++;
  for (; passes < needed; passes++) addCall(draft, 'Pass', lexer.start);
}

function refuse(draft: AuctionDraft, lexer: SectionLexer, report: Report): void {
  const { word } = lexer;
  if (/^[$=]/u.test(word) && draft.calls.length > 0) {
    report.warn('unknown-annotation', lexer.start, `${quote(word)} after a call was skipped.`);
    return;
  }
  report.warn('unknown-call', lexer.start, `${quote(word)} is not a call; the auction was kept as text.`);
  draft.isOdd = true;
}

const isDashes = (word: string): boolean => /^-+$/u.test(word);

const callBySpelling: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...['Pass', 'pass', 'PASS', 'P', 'p'].map((word): [string, Call] => [word, 'Pass']),
  ['X', 'Double'],
  ['XX', 'Redouble'],
  ...bids.map((bid): [string, Call] => [bid, bid]),
]);
