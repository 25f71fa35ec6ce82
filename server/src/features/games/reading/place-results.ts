import { isoDateOf } from '@bridge-review/bridge/pbn/date';
import type { BoardRecord } from '@bridge-review/bridge/record/hand-record';
import { joinResults, type JoinProblem } from '@bridge-review/bridge/record/join-results';
import { eventTags } from '@bridge-review/bridge/record/record-of-session';
import type { SessionRecord } from '@bridge-review/bridge/record/session-record';
import type { ReadPart } from './read-part.ts';

/** The boards of a game, to which results can come. */
export interface DealtGame {
  readonly parts: number[];
  boards: readonly BoardRecord[];
  readonly problems: JoinProblem[];
  /** Results that were there already. */
  repeated: number;
}

/** The results of a part for boards that have no deal in it; null if there are none. */
export function resultsWithoutDeals({ session }: ReadPart): SessionRecord | null {
  const boards = session?.boards.filter(({ deal, results }) => !deal && results.length > 0) ?? [];
  return session && boards.length > 0 ? { ...session, boards } : null;
}

/** Whether a part has results and no deals, so that it may join a game. */
export const isResultsOnly = (part: ReadPart): boolean =>
  part.refusal === null && part.record.boards.length === 0 && resultsWithoutDeals(part) !== null;

/** What they say of the event holds where the deals say nothing. */
export function addResults(game: DealtGame, results: SessionRecord): void {
  const { boards, problems, repeated } = joinResults(game.boards, results);
  const tags = eventTags(results.event);
  game.boards = boards.map((board) => ({ ...board, tags: new Map([...tags, ...board.tags]) }));
  game.problems.push(...problems);
  game.repeated += repeated;
}

/** The game that results without deals belong to, or why none is. */
export function findGame(
  games: readonly DealtGame[],
  results: SessionRecord,
  part: ReadPart,
  nameOf: (index: number) => string,
): DealtGame | string {
  const joins = games
    .filter((game) => mayBeSameDay(game, results))
    .map((game) => ({ game, ...joinResults(game.boards, results) }));
  const fitting = joins.filter(({ added, repeated }) => added + repeated > 0);
  const [only] = fitting;
  if (only && fitting.length === 1) return only.game;
  const named = fitting.filter(({ game }) =>
    game.parts.some((index) => stemOf(nameOf(index)) === stemOf(part.name)),
  );
  if (named[0] && named.length === 1) return named[0].game;
  if (fitting.length > 1)
    return 'These results fit more than one of the games. Upload them together with their own deals only.';
  return refusal(joins, part);
}

function refusal(joins: readonly { readonly problems: readonly JoinProblem[] }[], part: ReadPart): string {
  const [problem] = joins.flatMap(({ problems }) => problems);
  const alone = part.warnings.find(({ code }) => code === 'results-without-deals')?.message;
  return (
    problem?.message ??
    alone ??
    'There are results and no deals. Add the file with the hands of the same session.'
  );
}

function mayBeSameDay({ boards }: DealtGame, { event }: SessionRecord): boolean {
  const days = boards.flatMap(({ tags }) => isoDateOf(tags.get('Date') ?? '') ?? []);
  return event.date === null || days.length === 0 || days.includes(event.date);
}

/** `monday` of `Monday.bws`. */
const stemOf = (name: string): string => name.toLowerCase().replace(/\.\w{1,8}$/u, '');
