/**
 * One `TRAVELLER_LINE`: what a table made of a board.
 *
 * @module
 */
import { vulnerabilityOfBoard, type BoardNumber } from '../board.ts';
import type { Contract, PassedOut, Tricks } from '../contract.ts';
import { quote } from '../quote.ts';
import type { Contestants, Scope } from '../record/contestants.ts';
import {
  parseAdjusted,
  parseFigure,
  parseScore,
  parseTricksOfRow,
  readContractOfRow,
  readDeclarerOfRow,
  readLeadOfRow,
  type WarnOfRow,
} from '../record/row-values.ts';
import type { BySide, SessionResult } from '../record/session-record.ts';
import { scoreOfTable } from '../score.ts';
import { seats, type Seat } from '../seat.ts';
import { seatsOf, type Side } from '../side.ts';
import { childText, type XmlElement } from './element.ts';
import { pairNumberIn } from './pair-number.ts';

export interface LineContext {
  readonly number: BoardNumber;
  readonly scope: Scope;
  readonly contestants: Contestants;
  /** The match of two pairs whose numbers the line does not repeat. */
  readonly match: XmlElement | null;
  readonly warn: WarnOfRow;
}

export function readLine(line: XmlElement, context: LineContext): SessionResult {
  const contract = readContract(line, context.warn);
  const played = contract !== null && contract !== 'Pass' ? contract : null;
  const declarer = played ? readDeclarerOfRow(childText(line, 'PLAYED_BY'), context.warn) : null;
  const won = played && readTricks(line, played, context.warn);
  const score = childText(line, 'SCORE');
  const points = parseScore(score);
  const adjusted = parseAdjusted(score);
  const isNotPlayed = isNotPlayedText(childText(line, 'CONTRACT')) || isNotPlayedText(score);
  if (score !== '' && points === null && !adjusted && !isNotPlayed)
    context.warn('unknown-score', `${quote(score)} is not a score.`);
  const worth = scoreOfTable({ contract, declarer, tricks: won }, vulnerabilityOfBoard(context.number));
  if (points !== null && worth !== null && points !== worth)
    context.warn('other-score', `The score is ${points}, and the result is worth ${worth}.`);
  return {
    ...whoSat(line, context),
    section: context.scope.section,
    table: childText(line, 'TABLE_NUMBER', 'TABLE').slice(0, 20) || null,
    room: null,
    round: childText(line, 'ROUND_NUMBER').slice(0, 20) || null,
    contract,
    declarer,
    tricks: won,
    scoreNS: isNotPlayed ? null : points,
    auction: null,
    play: null,
    lead: played ? readLeadOfRow(childText(line, 'LEAD'), context.warn) : null,
    matchpoints: figures(line, 'MATCH_POINTS'),
    percent: figures(line, 'PERCENTAGE'),
    imps: impsOf(line),
    adjusted,
    isNotPlayed,
  };
}

const isNotPlayedText = (text: string): boolean => /^(?:NP|NB|not played)$/iu.test(text);

function readContract(line: XmlElement, warn: WarnOfRow): Contract | PassedOut | null {
  const text = childText(line, 'CONTRACT');
  if (text === '' || text === '-' || isNotPlayedText(text) || parseAdjusted(text)) return null;
  return readContractOfRow(text, warn);
}

function readTricks(line: XmlElement, contract: Contract, warn: WarnOfRow): Tricks | null {
  const text = childText(line, 'TRICKS');
  const won = parseTricksOfRow(text, contract);
  if (won === null && text !== '') warn('bad-result', `${quote(text)} is not a number of tricks.`);
  return won;
}

const figures = (line: XmlElement, name: string): BySide => ({
  NS: parseFigure(childText(line, `NS_${name}`)),
  EW: parseFigure(childText(line, `EW_${name}`)),
});

function impsOf(line: XmlElement): BySide {
  for (const name of ['CROSS_IMP_POINTS', 'BUTLER_POINTS', 'IMP_POINTS', 'IMPS']) {
    const imps = figures(line, name);
    if (imps.NS !== null || imps.EW !== null) return imps;
  }
  return { NS: null, EW: null };
}

/** Pairs by their numbers; in an individual each player has one. */
function whoSat(
  line: XmlElement,
  { scope, contestants, match }: LineContext,
): Pick<SessionResult, 'players' | 'pairNumbers'> {
  const numbers = Object.fromEntries(
    seats.map((seat) => [seat, childText(line, `${seat}_PLAYER_NUMBER`)]),
  ) as Record<Seat, string>;
  const side = (name: Side): { number: string | null; names: readonly (string | null)[] } => {
    const element = `${name}_PAIR_NUMBER`;
    const number = pairNumberIn(line, element) || (match ? pairNumberIn(match, element) : '');
    if (number !== '') return { number, names: contestants.pair(scope, number, name) };
    const people = seatsOf(name).map((seat) => numbers[seat].slice(0, 20));
    return {
      number: people.every((each) => each !== '') ? people.join('-') : null,
      names: people.map((each) => (each === '' ? null : contestants.player(scope, each))),
    };
  };
  const [ns, ew] = [side('NS'), side('EW')];
  return {
    players: {
      N: ns.names[0] ?? null,
      S: ns.names[1] ?? null,
      E: ew.names[0] ?? null,
      W: ew.names[1] ?? null,
    },
    pairNumbers: { NS: ns.number, EW: ew.number },
  };
}
