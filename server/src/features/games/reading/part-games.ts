import type { FileFormat } from '@bridge-review/bridge/formats/file-format';
import { groupRecords, joinRecords } from '@bridge-review/bridge/formats/join-records';
import { type StatedPlace, statedByContestants } from '@bridge-review/bridge/ranking/stated-ranking';
import { statedTeams } from '@bridge-review/bridge/ranking/stated-teams';
import type { HandRecord, Warning } from '@bridge-review/bridge/record/hand-record';
import type { JoinProblem } from '@bridge-review/bridge/record/join-results';
import { gameFacts } from './game-facts.ts';
import { addResults, type DealtGame, findGame, resultsWithoutDeals } from './place-results.ts';
import type { GameFacts, ReadGame } from './protocol.ts';
import type { ReadPart } from './read-part.ts';
import { storedResults } from './stored-results.ts';

/** A game with all its boards, of one part or of several. */
export interface PartGame extends ReadGame {
  readonly record: HandRecord;
  /** Which results were left out, and why. */
  readonly problems: readonly JoinProblem[];
  /** Results that stand in two files. */
  readonly repeated: number;
}

export interface GroupedParts {
  readonly games: readonly PartGame[];
  /** Why a part is in no game, by its index. */
  readonly refusals: ReadonlyMap<number, string>;
}

/** The games that the parts make: of deals, and of results that belong to them. */
export function groupParts(parts: readonly ReadPart[], areOneGame: boolean): GroupedParts {
  const refusals = new Map<number, string>();
  for (const [index, { refusal }] of parts.entries()) if (refusal !== null) refusals.set(index, refusal);
  const recordOf = (index: number): HandRecord => parts[index]?.record ?? { header: [], boards: [] };
  const dealt = [...parts.keys()].filter(
    (index) => recordOf(index).boards.length > 0 && !refusals.has(index),
  );
  const groups = areOneGame
    ? [dealt]
    : groupRecords(dealt.map(recordOf)).map((at) => at.map((i) => dealt[i] ?? 0));
  const games = groups.map((members): DealtGame & { header: HandRecord['header'] } => {
    const { header, boards } = joinRecords(members.map(recordOf));
    return { parts: members, header, boards, problems: [], repeated: 0 };
  });
  for (const [index, part] of parts.entries()) {
    const results = refusals.has(index) ? null : resultsWithoutDeals(part);
    if (results === null) continue;
    const own = games.find((game) => game.parts.includes(index));
    const game =
      own ?? (areOneGame ? games[0] : findGame(games, results, part, (at) => parts[at]?.name ?? ''));
    if (typeof game === 'string') refusals.set(index, game);
    else if (game) {
      addResults(game, results);
      if (!own) game.parts.push(index);
    }
  }
  return { games: games.flatMap((game) => partGame(parts, game)), refusals };
}

function partGame(
  parts: readonly ReadPart[],
  {
    parts: indexes,
    header,
    boards,
    problems,
    repeated,
  }: DealtGame & { readonly header: HandRecord['header'] },
): PartGame[] {
  const members = indexes.flatMap((index) => parts[index] ?? []);
  const facts = factsOf(members, { header, boards }, problems);
  if (facts === null) return [];
  const maxTables = boards.reduce((most, { results }) => Math.max(most, results.length), 0);
  const kept = members.map(storedResults);
  return [{ facts, maxTables, parts: indexes, kept, record: { header, boards }, problems, repeated }];
}

/** Null if there is no board. */
function factsOf(
  parts: readonly ReadPart[],
  { header, boards }: HandRecord,
  problems: readonly JoinProblem[],
): GameFacts | null {
  const [part] = parts;
  const [first, ...others] = boards;
  if (part === undefined || first === undefined) return null;
  const left = problems.map((problem): Warning => ({ line: 1, column: 1, ...problem }));
  const warnings = [...warningsOf(parts), ...left];
  const teams = statedTeams(
    boards,
    parts.flatMap(({ session }) => session ?? []),
  );
  return gameFacts(
    formatOf(parts),
    header,
    [first, ...others],
    warnings,
    part.name,
    standingsIn(parts),
    teams,
  );
}

/** Those of the first file that has any. */
function standingsIn(parts: readonly ReadPart[]): StatedPlace[] {
  for (const { session } of parts) {
    const standings = session ? statedByContestants(session) : [];
    if (standings.length > 0) return standings;
  }
  return [];
}

const formatOf = (parts: readonly ReadPart[]): FileFormat =>
  parts.find(({ format }) => format !== null)?.format ?? 'PBN';

/** Where there are several files, a line says nothing without the name of its file. */
function warningsOf(parts: readonly ReadPart[]): Warning[] {
  const [only] = parts;
  if (only && parts.length === 1) return [...only.warnings];
  return parts.flatMap((part) =>
    warningsBesideOthers(part).map((warning) => ({
      ...warning,
      message: `${part.name}: ${warning.message}`,
    })),
  );
}

/** Of results that found their deals. Those of boards that nothing has are named where they are left out. */
const LACK_OF_DEALS = ['results-without-deals', 'no-deal'];

/** The warnings of a part that others may complete: that its results have no deals is true of it alone. */
export const warningsBesideOthers = ({ session, warnings }: ReadPart): Warning[] =>
  warnings.filter(({ code }) => session === null || !LACK_OF_DEALS.includes(code));
