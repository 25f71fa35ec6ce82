import { vulnerabilityOfBoard, type BoardNumber } from '../board.ts';
import { parseContract, type Contract } from '../contract.ts';
import type { Contestants, Scope } from '../record/contestants.ts';
import type { Report } from '../record/report.ts';
import { parseFigure, parseLead, parseScore, parseTricksOfRow } from '../record/row-values.ts';
import { noFigure, type SessionResult } from '../record/session-record.ts';
import { scoreOfTable } from '../score.ts';
import { parseSeat } from '../seat.ts';
import { textOf } from './json-values.ts';

interface ResultContext {
  readonly number: BoardNumber;
  readonly scope: Scope;
  readonly contestants: Contestants;
  readonly report: Report;
}

/** One of `board_results`. */
export function readBoardResult(
  row: unknown,
  { number, scope, contestants, report }: ResultContext,
): SessionResult {
  const [ns, ew] = [textOf(row, 'ns_pair'), textOf(row, 'ew_pair')];
  const warn = (code: string, message: string): void =>
    report.warn(code, 0, `Board ${number}, ${ns} against ${ew}: ${message}`);
  const written = textOf(row, 'contract').replaceAll(' ', '');
  const parsed = written === '' ? null : parseContract(written);
  if (parsed && !parsed.ok) warn(parsed.error.code, parsed.error.message);
  const contract = parsed?.ok ? parsed.value : null;
  const played = contract !== null && contract !== 'Pass' ? contract : null;
  const seat = parseSeat(textOf(row, 'declarer'));
  const declarer = played && seat.ok ? seat.value : null;
  const won = played ? wonTricks(row, played) : null;
  const said = textOf(row, 'ns_score');
  const scoreNS = said === 'PASS' ? 0 : parseScore(said);
  const worth = scoreOfTable({ contract, declarer, tricks: won }, vulnerabilityOfBoard(number));
  if (scoreNS !== null && worth !== null && scoreNS !== worth)
    warn('other-score', `The score is ${scoreNS}, and the result is worth ${worth}.`);
  const [N, S] = contestants.pair(scope, ns, 'NS');
  const [E, W] = contestants.pair(scope, ew, 'EW');
  return {
    players: { N, E, S, W },
    pairNumbers: { NS: ns || null, EW: ew || null },
    section: scope.section,
    table: textOf(row, 'table_number') || null,
    room: null,
    round: textOf(row, 'round_number') || null,
    contract,
    declarer,
    tricks: won,
    scoreNS,
    auction: null,
    play: null,
    lead: played ? parseLead(textOf(row, 'opening_lead')) : null,
    matchpoints: {
      NS: parseFigure(textOf(row, 'ns_match_points')),
      EW: parseFigure(textOf(row, 'ew_match_points')),
    },
    percent: noFigure,
    imps: noFigure,
    adjusted: adjustedIn(row),
    isNotPlayed: /^(?:NP|not played)$/iu.test(said),
  };
}

const wonTricks = (row: unknown, contract: Contract): SessionResult['tricks'] =>
  parseTricksOfRow(textOf(row, 'tricks_taken'), contract) ??
  parseTricksOfRow(textOf(row, 'result'), contract);

/** `AVE`, `AVE+` or `AVE-` for each side. */
function adjustedIn(row: unknown): SessionResult['adjusted'] {
  const [NS, EW] = ['ns_score', 'ew_score'].map((name) => averages.get(textOf(row, name).toUpperCase()));
  return NS === undefined || EW === undefined ? null : { NS, EW };
}

const averages: ReadonlyMap<string, number> = new Map(
  [
    ['', 50],
    ['+', 60],
    ['-', 40],
  ].flatMap(([sign, percent]): [string, number][] =>
    ['A', 'AV', 'AVE', 'AVG'].map((word) => [`${word}${sign}`, Number(percent)]),
  ),
);
