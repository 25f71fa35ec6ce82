import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { followPairs } from '@bridge-review/bridge/record/follow-pairs';
import type { BoardRecord, ResultRecord } from '@bridge-review/bridge/record/hand-record';
import { shorten } from '../../../shorten.ts';
import { resultRow } from './hand-rows.ts';
import { groupParts, type PartGame } from './part-games.ts';
import { countsOf } from './preview-parts.ts';
import type { JoinReport } from './protocol.ts';
import type { ReadPart } from './read-part.ts';
import { resultsToJoin, type ResultsToJoin } from './results-to-join.ts';
import { serverMessages } from '../../../server-messages.ts';

const REMARKS_KEPT = 10;
const LONGEST_REMARK = 300;

/** A stored game with results that come to it, and what they change; or why they cannot. */
export function joinParts(
  stored: readonly ReadPart[],
  parts: readonly ReadPart[],
): { readonly game: PartGame; readonly report: JoinReport } | string {
  const unread = parts.find(({ refusal }) => refusal !== null);
  if (unread) return `${unread.name}: ${unread.refusal}`;
  const [before] = groupParts(stored, true).games;
  if (before === undefined) return serverMessages.gameFileChanged;
  const results = resultsToJoin(before.record.boards, parts);
  if (typeof results === 'string') return results;
  const [game] = groupParts([...stored, ...results.parts], true).games;
  if (game === undefined) return serverMessages.gameFileChanged;
  return { game, report: reportOf(before, game, results) };
}

function reportOf(before: PartGame, game: PartGame, { numbers, problems }: ResultsToJoin): JoinReport {
  const { added, completed } = changesOf(before.record.boards, game.record.boards);
  const repeated = game.repeated - before.repeated - completed;
  const remarks = [...problems, ...game.problems.slice(before.problems.length)].map(({ message }) => message);
  const counts = { added, completed, repeated };
  return {
    boards: boardsOf(before, new Set(numbers)),
    before: gameCounts(before),
    after: gameCounts(game),
    ...counts,
    remarks: remarks.slice(0, REMARKS_KEPT).map((remark) => shorten(remark, LONGEST_REMARK)),
    remarkCount: remarks.length,
    refusal: refusalOf(game, counts, remarks),
  };
}

function refusalOf(
  { maxTables }: PartGame,
  { added, completed, repeated }: Pick<JoinReport, 'added' | 'completed' | 'repeated'>,
  [remark]: readonly string[],
): string | null {
  if (added + completed === 0)
    return repeated > 0 ? messages.resultsAllThere : (remark ?? serverMessages.resultsFitNothing);
  if (added > limits.joinedResults) return serverMessages.tooManyJoinedResults;
  return maxTables > limits.tables ? serverMessages.tooManyTables : null;
}

/** Results keep their places, and new ones come after them. */
function changesOf(before: readonly BoardRecord[], after: readonly BoardRecord[]) {
  let added = 0;
  let completed = 0;
  for (const [index, { results }] of after.entries()) {
    const known = before[index]?.results ?? [];
    added += results.length - known.length;
    completed += known.filter((result, place) => textOf(result) !== textOf(results[place])).length;
  }
  return { added, completed };
}

const textOf = (result: ResultRecord | undefined): string =>
  result === undefined ? '' : JSON.stringify(resultRow(result, [], 0, 0));

function boardsOf({ record }: PartGame, inFiles: ReadonlySet<number>): JoinReport['boards'] {
  const there = new Set<number | null>(record.boards.map(({ number }) => number));
  return { inFiles: inFiles.size, there: [...inFiles].filter((number) => there.has(number)).length };
}

function gameCounts({ record: { boards }, maxTables }: PartGame): JoinReport['before'] {
  const { results, players } = countsOf(boards);
  const tables = boards.map((board) =>
    board.results.map(({ players: seated, section, tags }) => ({
      players: seated,
      section,
      pairNumbers: { NS: tags.get('PairNS') ?? null, EW: tags.get('PairEW') ?? null },
    })),
  );
  const pairs = followPairs(tables).filter(({ sittings }) => sittings.length > 0).length;
  return { results, tables: maxTables, pairs, players };
}
