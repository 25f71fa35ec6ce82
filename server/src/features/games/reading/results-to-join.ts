import { serverMessages } from '../../../server-messages.ts';
import type { BoardRecord } from '@bridge-review/bridge/record/hand-record';
import { type JoinProblem, leftOutBoard } from '@bridge-review/bridge/record/join-results';
import { sessionOfRecord } from '@bridge-review/bridge/record/session-of-record';
import type { SessionBoard } from '@bridge-review/bridge/record/session-record';
import { dealKey } from '../../../deal-key.ts';
import { sourceNames } from '../sources.ts';
import { groupParts, type PartGame } from './part-games.ts';
import { isResultsOnly, resultsWithoutDeals } from './place-results.ts';
import type { ReadPart } from './read-part.ts';

/** What comes to a stored game: results without deals, as they are stored behind its file. */
export interface ResultsToJoin {
  readonly parts: readonly ReadPart[];
  /** Of the boards that have results, whether they fit or not. */
  readonly numbers: readonly number[];
  /** What is left out because the game has no such deal. */
  readonly problems: readonly JoinProblem[];
}

/** Files with deals are read as the game that they would be by themselves; or why nothing of them can come. */
export function resultsToJoin(
  boards: readonly BoardRecord[],
  parts: readonly ReadPart[],
): ResultsToJoin | string {
  if (parts.every(isResultsOnly)) {
    const played = parts.flatMap((part) => resultsWithoutDeals(part)?.boards ?? []);
    return { parts, numbers: played.map(({ number }) => number), problems: [] };
  }
  const { games, refusals } = groupParts(parts, false);
  for (const [index, reason] of refusals) return `${parts[index]?.name}: ${reason}`;
  const [game, ...others] = games;
  if (game === undefined || others.length > 0) return serverMessages.severalGamesToJoin;
  return ofGame(boards, parts, game);
}

function ofGame(
  boards: readonly BoardRecord[],
  parts: readonly ReadPart[],
  { record, facts: { format } }: PartGame,
): ResultsToJoin | string {
  const name = sourceNames(parts);
  const session = sessionOfRecord(record);
  const played = session.boards.filter(({ results }) => results.length > 0);
  if (played.length === 0) return `${name}: ${serverMessages.noResultsInIt}`;
  const fitting: SessionBoard[] = [];
  const problems: JoinProblem[] = [];
  for (const board of played) {
    const numbered = boards.filter(({ number }) => number === board.number);
    const [only] = numbered;
    const isSame = board.deal !== null && only !== undefined && dealKey(only.deal) === dealKey(board.deal);
    if (isSame && numbered.length === 1) fitting.push({ ...board, deal: null });
    else problems.push(leftOutBoard(board, numbered.length, numbered.length > 1 ? numbered.length : 0));
  }
  if (fitting.length === 0) return `${name}: ${serverMessages.dealsOfItsOwn}`;
  // Who was ranked stands in the file of results, if there is one.
  const ranked = parts.find((part) => part.session?.contestants.length)?.session;
  const part: ReadPart = {
    name,
    format,
    record: { header: [], boards: [] },
    session: { ...session, ...ranked, boards: fitting },
    warnings: [],
    refusal: null,
  };
  return { parts: [part], numbers: played.map(({ number }) => number), problems };
}
