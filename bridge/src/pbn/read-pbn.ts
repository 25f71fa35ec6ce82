/**
 * Reads PBN, the Portable Bridge Notation, versions 1.0 to 2.1, in import and export format, with the
 * variations found in practice. Any text gives a result: the boards that could be used, and a warning for each
 * problem.
 *
 * ```ts
 * import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
 * import { formatContract } from '@bridge-review/bridge/contract';
 *
 * const { record, warnings } = readPbn(`
 * [Event "Club night"]
 * [Board "1"]
 * [Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]
 * [Auction "N"]
 * 1H 2C 2S =1= 4C
 * 5H X 5S X AP
 * [Note "1:six spades, 6-9 points"]
 * `);
 * const board = record.boards[0];
 * board?.tags.get('Event'); // => 'Club night'
 * board?.dealer; // => 'N'
 * board?.results[0]?.contract && formatContract(board.results[0].contract); // => '5SX'
 * warnings; // => []
 * ```
 *
 * @module
 */
import { Budget } from '../record/budget.ts';
import type { BoardRecord, HandRecord, Reading, Remark } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { withoutSurroundings } from './embedded.ts';
import { GameReader } from './game-reader.ts';
import { contentOfHeader } from './header.ts';
import { GameInterpreter } from './read-game.ts';
import { withTableResults } from './score-table.ts';
import { verifyLines } from './verify.ts';

export interface PbnOptions {
  /** Also warn about deviations from the standard that could be read all the same, as a verifier does. */
  readonly strict?: boolean;
}

export const readPbn = (text: string, options: PbnOptions = {}): Reading =>
  readPbnCounting(text, options).reading;

/** The cost of reading a file, in characters read and characters created. */
export interface ReadingCost {
  readonly looked: number;
  readonly made: number;
}

/** As {@link readPbn}, with what it cost. */
export function readPbnCounting(
  document: string,
  { strict = false }: PbnOptions = {},
): { readonly reading: Reading; readonly cost: ReadingCost } {
  const text = withoutSurroundings(document);
  const report = new Report(text, strict);
  const budget = new Budget(text.length);
  const reader = new GameReader(text, report, budget);
  const interpreter = new GameInterpreter(text, report, budget);
  const games = readGames(reader, interpreter, report, budget);
  if (strict) verifyLines(text, report);
  const merged = mergeTableRecords(games);
  const boards = withTableResults(merged, (section) => interpreter.placeOf(section), report, budget);
  const record = withHeader(reader.directives, boards);
  return {
    reading: { record, warnings: report.warnings },
    cost: { looked: budget.looked, made: budget.made },
  };
}

function readGames(
  reader: GameReader,
  interpreter: GameInterpreter,
  report: Report,
  budget: Budget,
): TableRecord[] {
  const games: TableRecord[] = [];
  for (let source = reader.next(); source; source = reader.next()) {
    const game = budget.make(costOfGame) ? interpreter.read(source) : null;
    if (budget.isSpent) {
      report.warn('too-much', source.lead.end, 'The file holds more than can be read; the rest was skipped.');
      return games;
    }
    if (game) games.push(game);
  }
  return withTrail(games, interpreter.readTrail(reader.trail, reader.trailingLines));
}

/** The approximate cost of a game beyond its text, so that a file of a million empty games is cut off. */
const costOfGame = 200;

/**
 * Escaped lines above the first usable board belong to the header, even after boards that were skipped:
 * when the file is written again, nothing else would separate them.
 */
function withHeader(directives: readonly string[], boards: readonly BoardRecord[]): HandRecord {
  const [first, ...others] = boards;
  if (!first) return { header: contentOfHeader(directives), boards };
  const [table, ...tables] = first.results;
  const leading = [...first.remarks, ...(table?.remarks ?? [])].filter(isLeadingLine);
  const header = contentOfHeader([...directives, ...leading.map(({ text }) => text)]);
  if (leading.length === 0) return { header, boards };
  const results = table ? [withoutLeadingLines(table), ...tables] : [];
  return { header, boards: [withoutLeadingLines({ ...first, results }), ...others] };
}

const isLeadingLine = ({ kind, after }: Remark): boolean => kind === 'escaped-line' && after === null;

const withoutLeadingLines = <T extends { readonly remarks: readonly Remark[] }>(holder: T): T => ({
  ...holder,
  remarks: holder.remarks.filter((remark) => !isLeadingLine(remark)),
});

/** Adds the comments after the last game to it. */
function withTrail(games: TableRecord[], remarks: readonly Remark[]): TableRecord[] {
  const last = games.at(-1);
  if (!last || remarks.length === 0) return games;
  return [...games.slice(0, -1), { ...last, remarks: [...last.remarks, ...remarks] }];
}
