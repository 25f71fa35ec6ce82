/**
 * Gives the boards of a game the results of another file, matched by number and checked against the deals: most leads
 * must be cards that their leaders hold, else the file is of another evening.
 *
 * ```ts
 * import { readLin } from '@bridge-review/bridge/lin/read-lin';
 * import { joinResults } from '@bridge-review/bridge/record/join-results';
 * import { sessionOfRecord } from '@bridge-review/bridge/record/session-of-record';
 *
 * const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 15|';
 * const dealt = readLin(deal).record;
 * const played = readLin(`pn|Ann,Bob,Cleo,Dan|${deal}mb|p|mb|1H|mb|p|mb|p|mb|p|mc|9|`).record;
 *
 * const joined = joinResults(dealt.boards, sessionOfRecord(played));
 * joined.added; // => 1
 * joined.boards[0]?.results[0]?.tricks; // => 9
 * joined.problems; // => []
 * ```
 *
 * @module
 */
import type { BoardNumber } from '../board.ts';
import { formatContract } from '../contract.ts';
import { counted, plural } from '../counted.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import { scoreOfTable } from '../score.ts';
import { seatName } from '../seat.ts';
import type { Side } from '../side.ts';
import type { BoardRecord, ResultRecord } from './hand-record.ts';
import { canLead, resultRecord } from './record-of-session.ts';
import { contradictingTables, joinTables, pairAliases } from './same-table.ts';
import type { SessionBoard, SessionRecord } from './session-record.ts';

export interface JoinedResults {
  /** All boards of the game, in their order. */
  readonly boards: readonly BoardRecord[];
  /** How many results came to them. */
  readonly added: number;
  /** How many were there already. */
  readonly repeated: number;
  /** What was left out, and why. */
  readonly problems: readonly JoinProblem[];
}

/**
 * A whole sentence for a person.
 *
 * @public
 */
export interface JoinProblem {
  readonly code:
    | 'no-such-board'
    | 'other-deal'
    | 'unclear-board'
    | 'other-leads'
    | 'impossible-leads'
    | 'other-vulnerability'
    | 'other-result';
  readonly message: string;
}

/**
 * Adds nothing if the results are those of other deals.
 *
 * @public For whoever keeps games: the server, or a program.
 */
export function joinResults(boards: readonly BoardRecord[], session: SessionRecord): JoinedResults {
  const problems: JoinProblem[] = [];
  const byNumber = new Map<BoardNumber | null, BoardRecord[]>();
  for (const board of boards) byNumber.set(board.number, [...(byNumber.get(board.number) ?? []), board]);
  const played = session.boards.filter(({ results }) => results.length > 0);
  const several = playedInSeveralSessions(played);
  const matched = played.flatMap((from) => {
    const numbered = several.has(from) ? [] : (byNumber.get(from.number) ?? []);
    const fitting = fittingBoards(from, numbered);
    const [to] = fitting;
    if (to && fitting.length === 1) return [{ from, to }];
    problems.push(
      several.has(from) ? repeatedBoard(from) : leftOutBoard(from, numbered.length, fitting.length),
    );
    return [];
  });
  const none = { boards, added: 0, repeated: 0 };
  const doubt = leadProblem(matched);
  if (doubt) problems.push(doubt);
  if (doubt?.code === 'other-leads') return { ...none, problems };
  problems.push(...matched.flatMap(({ from, to }) => scoreProblem(from, to) ?? []));
  const newResults = new Map<BoardRecord, ResultRecord[]>();
  for (const { from, to } of matched)
    newResults.set(to, [
      ...(newResults.get(to) ?? []),
      ...from.results.map((result) => resultRecord(result, to.deal)),
    ]);
  const aliases = pairAliases(
    Array.from(newResults, ([{ results }, others]) => ({ known: results, others })),
  );
  let added = 0;
  let repeated = 0;
  const joined = boards.map((board) => {
    const own = newResults.get(board);
    if (!own) return board;
    const { known, left } = joinTables(board.results, own, aliases);
    const contradicting = contradictingTables(known, left, aliases);
    for (const [result, kept] of contradicting) problems.push(resultProblem(board, kept, result));
    const fresh = left.filter((result) => !contradicting.has(result));
    added += fresh.length;
    repeated += own.length - left.length;
    return { ...board, results: [...known, ...fresh] };
  });
  return { boards: joined, added, repeated, problems };
}

/** The file's scores stay; where the game has another vulnerability, they are not what the results are worth. */
function scoreProblem(from: SessionBoard, to: BoardRecord): JoinProblem | null {
  if (from.vulnerability === to.vulnerability) return null;
  const wrong = from.results.filter((result) => {
    const worth = scoreOfTable(result, to.vulnerability);
    return worth !== null && result.scoreNS !== null && worth !== result.scoreNS;
  });
  const [first] = wrong;
  if (!first) return null;
  const more =
    wrong.length > 1
      ? ` ${counted(wrong.length - 1, 'more score')} of this board ${plural(wrong.length - 1, 'is', 'are')} like this.`
      : '';
  return {
    code: 'other-vulnerability',
    message: `Board ${from.number}${against(first.pairNumbers)}: the score is ${first.scoreNS}, and with the vulnerability of the game the result is worth ${scoreOfTable(first, to.vulnerability)}.${more}`,
  };
}

function resultProblem({ number }: BoardRecord, kept: ResultRecord, other: ResultRecord): JoinProblem {
  const pairs = { NS: other.tags.get('PairNS') ?? null, EW: other.tags.get('PairEW') ?? null };
  return {
    code: 'other-result',
    message: `Board ${number}${against(pairs)}: the game has ${outcomeText(kept)}, the file ${outcomeText(other)}. The game keeps its result.`,
  };
}

const against = ({ NS, EW }: Readonly<Record<Side, string | null>>): string =>
  NS !== null && EW !== null ? `, ${NS} against ${EW}` : '';

/** '4H by South, 10 tricks' */
function outcomeText({ contract, declarer, tricks, scoreNS, tags }: ResultRecord): string {
  const adjusted = tags.get('ScoreAdjusted');
  if (adjusted) return /\d/u.test(adjusted) ? `${adjusted} as given by the director` : `'${adjusted}'`;
  if (contract === 'Pass') return 'four passes';
  if (contract === null) return scoreNS === null ? 'no result' : `a score of ${scoreNS}`;
  const by = declarer ? ` by ${seatName(declarer)}` : '';
  return `${formatContract(contract)}${by}${tricks === null ? '' : `, ${counted(tricks, 'trick')}`}`;
}

/** Where several boards have the number, the deal tells which is meant. */
const fittingBoards = ({ deal }: SessionBoard, numbered: readonly BoardRecord[]): readonly BoardRecord[] =>
  deal ? numbered.filter((board) => formatPartialDeal(board.deal) === formatPartialDeal(deal)) : numbered;

/** Without deals, a number that two sessions have is nearly always two boards. */
function playedInSeveralSessions(boards: readonly SessionBoard[]): ReadonlySet<SessionBoard> {
  const sessions = new Map<BoardNumber, Set<string | null>>();
  for (const { number, session } of boards)
    sessions.set(number, new Set([...(sessions.get(number) ?? []), session]));
  return new Set(boards.filter(({ number, deal }) => !deal && (sessions.get(number)?.size ?? 0) > 1));
}

const repeatedBoard = ({ number }: SessionBoard): JoinProblem => ({
  code: 'unclear-board',
  message: `The results of board ${number} were left out: the file has it in several sessions, without deals.`,
});

/** Why the results of a board cannot come to a game, which has so many boards of its number and of its deal. */
export function leftOutBoard({ number }: SessionBoard, numbered: number, fitting: number): JoinProblem {
  const left = `The results of board ${number} were left out:`;
  if (numbered === 0) return { code: 'no-such-board', message: `${left} the game has no such board.` };
  if (fitting === 0) return { code: 'other-deal', message: `${left} they belong to another deal.` };
  return { code: 'unclear-board', message: `${left} the game has ${fitting} boards of that number.` };
}

/** Leads are typed at the table and some are wrong; by chance one in four is right. */
function leadProblem(
  matched: readonly { readonly from: SessionBoard; readonly to: BoardRecord }[],
): JoinProblem | null {
  const led = matched.flatMap(({ from, to }) =>
    from.results.filter(({ lead, declarer }) => lead && declarer).map((result) => canLead(result, to.deal)),
  );
  const wrong = led.filter((isPossible) => !isPossible).length;
  if (wrong === 0) return null;
  if (led.length >= leastLeads && wrong > led.length / 2)
    return {
      code: 'other-leads',
      message: `These results belong to other deals: ${wrong} of ${led.length} leads are cards that the leader does not hold.`,
    };
  return {
    code: 'impossible-leads',
    message: `${counted(wrong, 'lead')} ${plural(wrong, 'was', 'were')} left out: the leader does not hold the card.`,
  };
}

const leastLeads = 8;
